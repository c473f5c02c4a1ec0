import { expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

const change = async (settings: object) =>
  house.post('admin/settings', { settings, reason: '시험' }, { token: await house.logIn('admin') })

/** Reads as an operator; each login ends the previous one. */
const readAs = async (path: string) => (await house.get(path, { token: await house.logIn('admin') })).json()

test.each([
  [{ autoLogoutMin: 61 }, '자동 로그아웃 시간은 로그인 유지 시간보다 길 수 없습니다.'],
  [{ logoutMin: 29 }, '자동 로그아웃 시간은 로그인 유지 시간보다 길 수 없습니다.'],
  [
    { resultCorrectionHours: 720, oddsHistoryDays: 29 },
    '결과 정정 기간은 배당 이력 보관 기간보다 길 수 없습니다.',
  ],
  [
    { siteNoticeFlg: 1, maintenanceEndsAt: '2026-11-21 11:59:59' },
    '점검 종료 예정 시각은 현재 시각 이후여야 합니다.',
  ],
])(
  'FIELD-016 refuses settings that contradict each other and changes nothing: %j',
  async (settings, text) => {
    const before = await readAs('admin/settings')
    const answer = await change(settings)
    expect([answer.status, answer.headers.get('x-refusal'), await answer.text()]).toEqual([
      400,
      'SETTING_MEANINGLESS',
      text,
    ])
    expect(await readAs('admin/settings')).toEqual(before)
  },
)

test('FIELD-016 of two concurrent contradicting changes one is refused', async () => {
  const token = await house.logIn('admin')
  const answers = await Promise.all(
    [{ logoutMin: 40 }, { autoLogoutMin: 50 }].map(settings =>
      house.post('admin/settings', { settings, reason: '시험' }, { token }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  await change({ autoLogoutMin: 30, logoutMin: 60 })
})

test('FIELD-016 each setting shows its last operator, time and old value; an equal value is no change', async () => {
  await change({ prematchCloseSec: 30, joinStartEndFlg: 1 })
  house.clock.advance(MINUTE)
  await change({ prematchCloseSec: 60, joinStartEndFlg: 1 })
  const changes = await readAs('admin/settings/changes')
  const of = (name: string) => changes.find((one: { name: string }) => one.name === name)
  expect(of('prematchCloseSec')).toMatchObject({ operator: 'admin', before: { prematchCloseSec: 30 } })
  expect(of('joinStartEndFlg')).toMatchObject({ operator: 'admin', before: { joinStartEndFlg: 0 } })
  expect(of('prematchCloseSec').at > of('joinStartEndFlg').at).toBe(true)
  expect(of('europeAddress')).toBeUndefined()
  await change({ prematchCloseSec: 0, joinStartEndFlg: 0 })
})

test('LIMIT-006 reads odds limits exactly, cut to hundredths', async () => {
  const limits = { minBetAmount: 5_000, maxBetAmount: 5_000, maxWinAmount: 25_000_000 }
  for (const [sent, kept] of [
    [1.15, 1.15],
    [2.299, 2.29],
    [5_000, 5_000],
  ]) {
    await change({ protoLimits: { ...limits, maxBetPercent: sent } })
    expect((await readAs('admin/settings')).protoLimits.maxBetPercent).toBe(kept)
  }
})
