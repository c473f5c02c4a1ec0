import { expect, test } from 'vitest'
import { siteAreas } from '#contract/site/site-areas.ts'
import { seedSite } from '#dev/play/seed-site.ts'
import { MINUTE } from '#domain/instant.ts'
import { levelSettings } from '#domain/slip/level-settings.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openSecondHouse, useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

const change = async (settings: object, userId = 'admin') =>
  house.post('admin/settings', { settings, reason: '시험' }, { token: await house.logIn(userId) })

test('API-021 setting answers flags, minutes and liveBettingTime with its six keys (FIELD-014)', async () => {
  const settings = await (await house.get('setting', { token: await house.logIn('demo') })).json()
  expect(settings).toEqual({
    ...Object.fromEntries(siteAreas.map(area => [`${area}MaintenanceFlag`, 0])),
    // Closed by default (handbook 5.5).
    tetherMaintenanceFlag: 1,
    alternateAddress: '',
    logoutMin: 60,
    autoLogoutMin: 30,
    joinStartEndFlg: 0,
    siteNoticeFlg: 0,
    liveBettingTime: { baseball: 6, basic: 6, basketball: 5, hockey: 6, soccer: 6, volleyball: 4 },
    prematchCloseSec: 0,
    playMode: true,
  })
})

test('API-022 FIELD-005 FIELD-006 FIELD-007 FIELD-008 setting/level answers ten levels with 13 keys each', async () => {
  const levels = await (await house.get('setting/level', { token: await house.logIn('demo') })).json()
  expect(levels).toHaveLength(levelSettings.length)
  const groups = ['', 'Live', 'Special']
  const keys = groups.flatMap(group => [
    `min${group}BetAmount`,
    `max${group}BetAmount`,
    `max${group}WinAmount`,
    `max${group}BetPercent`,
  ])
  for (const level of levels) expect(Object.keys(level).sort()).toEqual(['level', ...keys].sort())
  expect(levels[0]).toMatchObject({
    level: 1,
    minBetAmount: 5_000,
    maxBetAmount: 1_000_000,
    maxWinAmount: 3_000_000,
    maxBetPercent: 100,
    maxLiveBetPercent: 50,
    maxSpecialBetPercent: 30,
  })
  expect(levels[9]).toMatchObject({ level: 10, maxBetAmount: 10_000_000, maxWinAmount: 40_000_000 })
})

test('API-012 API-033 FIELD-012 FIELD-013 ROLE-003 guests may read sign-up, maintenance, messengers and images', async () => {
  await seedSite(house.deps)
  expect(await (await house.get('settingSignUp')).json()).toMatchObject({ joinStartEndFlg: 0 })
  expect(await (await house.get('setting/maintanace')).json()).toEqual({
    siteNoticeFlg: 0,
    maintenanceText: '',
    maintenanceEndsAt: null,
  })
  expect((await house.get('setting/messenger')).status).toBe(200)
})

test('API-011 FIELD-018 FIELD-019 API-002 lists messengers with Telegram first, and each image loads from /file/download', async () => {
  const contacts = await (await house.get('setting/messenger')).json()
  expect(contacts.map((contact: object) => Object.keys(contact).sort())).toEqual(
    Array.from({ length: 2 }, () => ['imgPath', 'messengerId', 'url', 'useFlag']),
  )
  expect(contacts[0].imgPath).toContain('telegram')
  for (const { imgPath } of contacts) {
    const image = await fetch(`${house.origin}/file/download/${imgPath}`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(image.headers.get('content-security-policy')).toContain('sandbox')
  }
})

test.each(['../main.ts', '%2e%2e%2fsite.ts', 'absent.png', ''])(
  'API-002 /file/download/%s answers 404',
  async name => {
    expect((await fetch(`${house.origin}/file/download/${name}`)).status).toBe(404)
  },
)

test('API-035 FIELD-011 setting/autoLogoutMin answers the minutes', async () => {
  expect(
    await (await house.get('setting/autoLogoutMin', { token: await house.logIn('demo') })).json(),
  ).toEqual({ autoLogoutMin: 30 })
})

test('API-037 FIELD-033 newsLink answers a list whose first item is the newest notice', async () => {
  const news = await (await house.get('newsLink', { token: await house.logIn('demo') })).json()
  expect(news).toHaveLength(3)
  expect(news[0].contents).toContain('플레이머니')
})

test('seeding again adds no row', async () => {
  await seedSite(house.deps)
  expect(await (await house.get('newsLink', { token: await house.logIn('demo') })).json()).toHaveLength(3)
})

test('ROLE-002 game and member calls answer 401 to guests', async () => {
  for (const path of [
    'setting',
    'setting/level',
    'setting/autoLogoutMin',
    'newsLink',
    'member/user',
    'admin/settings',
  ])
    expect((await house.get(path)).status).toBe(401)
})

test('SESSION-021 ROLE-006 only role 10 changes settings; role 1 reads; members and partners get 403', async () => {
  for (const [userId, reads, writes] of [
    ['admin', 200, 200],
    ['admin1', 200, 403],
    ['manager', 403, 403],
    ['demo', 403, 403],
  ] as const) {
    expect((await house.get('admin/settings', { token: await house.logIn(userId) })).status).toBe(reads)
    expect((await change({ prematchCloseSec: 0 }, userId)).status).toBe(writes)
  }
})

test('ROLE-006 an unknown path below /api/admin answers 403 to a member and 404 to an operator', async () => {
  const statusFor = async (userId: string) =>
    (await house.get('admin/nonsense', { token: await house.logIn(userId) })).status
  expect([
    await statusFor('demo'),
    await statusFor('admin'),
    (await house.get('admin/nonsense')).status,
  ]).toEqual([403, 404, 401])
})

test('SESSION-021 an operator whose withdrawalType is not 0 is read-only', async () => {
  await database.db.run(sql`update member set withdrawal_type = 1 where user_id = 'admin'`)
  expect((await change({ prematchCloseSec: 0 })).status).toBe(403)
  await database.db.run(sql`update member set withdrawal_type = 0 where user_id = 'admin'`)
})

test('FIELD-010 FIELD-016 a changed logoutMin applies to the next login', async () => {
  expect((await change({ logoutMin: 30 })).status).toBe(200)
  const { token, logoutMin } = await (
    await house.post('member/login', { userId: 'demo', password: 'play1234!' })
  ).json()
  expect(logoutMin).toBe(30)
  house.clock.advance(30 * MINUTE)
  expect((await house.get('member/user', { token })).status).toBe(556)
  await change({ logoutMin: 60 })
})

test('FIELD-016 another process applies a changed setting automatically', async () => {
  const other = await openSecondHouse(database, house.clock)
  try {
    await change({ tetherMaintenanceFlag: 1 })
    expect(house.app.site.settings().tetherMaintenance).toBe(true)
    await expect.poll(() => other.app.site.settings().tetherMaintenance).toBe(true)
  } finally {
    await change({ tetherMaintenanceFlag: 0 })
    await other.close()
  }
})

test.each([
  [{ logoutMin: 0 }],
  [{ logoutMin: 1.5 }],
  [{ siteNoticeFlg: 2 }],
  [{ unknown: 1 }],
  [{ liveBettingTime: { soccer: 5 } }],
])('refuses an invalid setting: %j', async settings => {
  expect((await change(settings)).status).toBe(400)
})

test('MAINT-005 under site maintenance members get 503, public calls and operators (type 1) work, and an operator ends it', async () => {
  const member = await house.logIn('demo')
  const words = { maintenanceText: '서버를 늘리고 있습니다.', maintenanceEndsAt: '2026-11-21 18:00:00' }
  expect((await change({ siteNoticeFlg: 1, ...words })).status).toBe(200)
  expect(await (await house.get('setting/maintanace')).json()).toEqual({ siteNoticeFlg: 1, ...words })
  expect((await house.get('member/user', { token: member })).status).toBe(503)
  expect((await house.post('member/login', { userId: 'demo', password: 'play1234!' })).status).toBe(503)
  expect((await house.post('member/login', { userId: 'manager', password: 'play1234!' })).status).toBe(503)
  expect((await house.post('member/logout', undefined, { token: member })).status).toBe(204)
  expect((await change({ siteNoticeFlg: 0 })).status).toBe(200)
  expect((await house.get('member/user', { token: await house.logIn('demo') })).status).toBe(200)
})

test('ERR-008 every call of a blocked address answers 600, including login and unknown paths; others work', async () => {
  const admin = await house.logIn('admin')
  const block = (address: string, blocked: boolean) =>
    house.post('admin/addresses', { address, blocked, reason: '시험' }, { token: admin })
  expect((await block('203.0.113.0/24', true)).status).toBe(200)
  const from = { headers: { 'x-forwarded-for': '203.0.113.77' } }
  const answers = await Promise.all([
    house.post('member/login', { userId: 'demo', password: 'play1234!' }, from),
    house.get('setting/maintanace', from),
    house.get('member/user', { ...from, token: admin }),
    house.get('nonsense', from),
  ])
  expect(answers.map(({ status }) => status)).toEqual([600, 600, 600, 600])
  expect(await answers[0].text()).toBe('차단된 아이피입니다')
  // Entries that the client wrote before the proxy's entry have no effect.
  const forged = { headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.77' } }
  expect((await house.get('setting/maintanace', forged)).status).toBe(600)
  expect((await house.get('setting/maintanace')).status).toBe(200)
  expect((await block('203.0.113.0/24', false)).status).toBe(200)
  expect((await house.get('setting/maintanace', from)).status).toBe(200)
})

test('ERR-008 a network is blocked and unblocked by any address in it', async () => {
  const admin = await house.logIn('admin')
  const block = async (address: string, blocked: boolean) => {
    const body = { address, blocked, reason: '시험' }
    return (await house.post('admin/addresses', body, { token: admin })).status
  }
  const statusFrom = async (ip: string) =>
    (await house.get('setting/maintanace', { headers: { 'x-forwarded-for': ip } })).status
  const acts = async () =>
    (await (await house.get('admin/acts', { token: admin })).json()).acts.filter((one: { subject: string }) =>
      one.subject.startsWith('address:198.51.100.'),
    )
  expect(await block('198.51.100.7/24', true)).toBe(200)
  expect(await block('198.51.100.0/24', true)).toBe(200)
  expect(await acts()).toMatchObject([{ before: { blocked: false }, after: { blocked: true } }])
  expect(await statusFrom('198.51.100.200')).toBe(600)
  expect(await block('198.51.100.99/24', false)).toBe(200)
  expect(await statusFrom('198.51.100.200')).toBe(200)
})

test('an operator cannot block the own address', async () => {
  const token = await house.logIn('admin')
  const answer = await house.post(
    'admin/addresses',
    { address: '127.0.0.0/8', blocked: true, reason: '시험' },
    { token },
  )
  expect([answer.status, await answer.text()]).toEqual([400, '현재 접속중인 아이피는 차단할 수 없습니다.'])
})

test('LAYOUT-015 FIELD-016 sets and clears the alternate address; refuses an unsafe one', async () => {
  const token = await house.logIn('demo')
  const shown = async () => (await (await house.get('setting', { token })).json()).alternateAddress
  expect((await change({ alternateAddress: 'https://hanpan2.example/start' })).status).toBe(200)
  expect(await shown()).toBe('https://hanpan2.example/start')
  for (const wrong of [
    'http://hanpan2.example',
    'javascript:alert(1)',
    '//hanpan2.example',
    'https://bank.example@evil.example',
    'https://hanpan2.example/"onload="x',
    `https://hanpan2.example/${'x'.repeat(200)}`,
  ])
    expect((await change({ alternateAddress: wrong })).status).toBe(400)
  expect(await shown()).toBe('https://hanpan2.example/start')
  expect((await change({ alternateAddress: '' })).status).toBe(200)
  expect(await shown()).toBe('')
})
