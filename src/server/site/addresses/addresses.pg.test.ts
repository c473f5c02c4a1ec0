import { expect, test } from 'vitest'
import { DAY } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

const logIn = () => house.logIn('admin')
type Block = { address: string; blocked?: boolean; days?: number; reason?: string }
const block = async ({ blocked = true, reason = '공격 확인', ...rest }: Block, token?: string) =>
  house.post('admin/addresses', { blocked, reason, ...rest }, { token: token ?? (await logIn()) })
const list = async (query = '') =>
  (await house.get(`admin/addresses?${query}`, { token: await logIn() })).json()
const asks = async (ip: string) =>
  (await house.get('setting/maintanace', { headers: { 'x-forwarded-for': ip } })).status
const acts = () =>
  database.db.many<{ act: string; before: object; after: object }>(
    sql`select act, before, after from act where subject like 'address:%' order by id`,
  )

test('ERR-008 a block for days ends automatically; the list shows operator, time, reason and end', async () => {
  expect((await block({ address: '203.0.113.7', days: 3 })).status).toBe(200)
  expect(await asks('203.0.113.7')).toBe(600)
  const { addresses, totalCount, ownAddress } = await list()
  expect([totalCount, ownAddress]).toEqual([1, '127.0.0.1'])
  expect(addresses).toEqual([
    {
      address: '203.0.113.7',
      reason: '공격 확인',
      blockedAt: '2026-11-21 12:00:00',
      blockedUntil: '2026-11-24 12:00:00',
      over: false,
      operator: 'admin',
    },
  ])
  house.clock.advance(3 * DAY)
  expect(await asks('203.0.113.7')).toBe(200)
  expect((await list('state=over')).addresses.map((row: { over: boolean }) => row.over)).toEqual([true])
  expect((await list('state=blocked')).addresses).toEqual([])
})

test('an ended block can be set again, and the end of an active one changed', async () => {
  expect((await block({ address: '203.0.113.7' })).status).toBe(200)
  expect((await list('state=blocked')).addresses).toMatchObject([{ blockedUntil: null, over: false }])
  await block({ address: '203.0.113.7', days: 1 })
  expect((await list()).addresses).toMatchObject([{ blockedUntil: '2026-11-25 12:00:00' }])
  await block({ address: '203.0.113.7', blocked: false })
  expect(await asks('203.0.113.7')).toBe(200)
  expect((await list()).totalCount).toBe(0)
  expect((await acts()).map(({ act }) => act)).toEqual([
    'block-address',
    'block-address',
    'block-address',
    'unblock-address',
  ])
})

test('ten identical concurrent blocks are one, with one line in the log', async () => {
  const token = await logIn()
  const before = (await acts()).length
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => block({ address: '198.51.100.0/24' }, token)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await acts()).length).toBe(before + 1)
  expect((await list('address=198.51')).totalCount).toBe(1)
})

test('a search finds an address by its beginning, and the networks that contain a whole one', async () => {
  await block({ address: '192.0.2.9' })
  const found = async (address: string) =>
    (await list(`address=${address}`)).addresses.map((row: { address: string }) => row.address)
  expect(await found('198.51.100.77')).toEqual(['198.51.100.0/24'])
  expect(await found('192.0.2')).toEqual(['192.0.2.9'])
  expect(await found('192.0.2.9')).toEqual(['192.0.2.9'])
  expect(await found("' or true --")).toEqual([])
  expect(await found('203.0.113.250')).toEqual([])
})

test.each([
  ['127.0.0.1', 'OWN_ADDRESS'],
  ['127.0.0.0/8', 'OWN_ADDRESS'],
  ['0.0.0.0/0', 'NETWORK_TOO_WIDE'],
  ['::/0', 'NETWORK_TOO_WIDE'],
  ['203.0.113.999', 'BAD_INPUT'],
  ['203.0.113.0/33', 'BAD_INPUT'],
  ['example.com', 'BAD_INPUT'],
])('refuses to block %s (%s), and stores nothing', async (address, code) => {
  const before = (await acts()).length
  const answer = await block({ address })
  expect([answer.status, answer.headers.get('x-refusal')]).toEqual([400, code])
  expect((await acts()).length).toBe(before)
})

test.each([[{ days: 0 }], [{ days: 366 }], [{ days: 1.5 }], [{ reason: ' ' }]])(
  'refuses an invalid block: %j',
  async wrong => {
    expect((await block({ address: '203.0.113.50', ...wrong })).status).toBe(400)
  },
)

test('ROLE-006 read-only operators see the list and change nothing; members see none', async () => {
  const reader = await house.logIn('admin1')
  expect((await house.get('admin/addresses', { token: reader })).status).toBe(200)
  expect((await block({ address: '203.0.113.60' }, reader)).status).toBe(403)
  expect((await house.get('admin/addresses', { token: await house.logIn('demo') })).status).toBe(403)
})
