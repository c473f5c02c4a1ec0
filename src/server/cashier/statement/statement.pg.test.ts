import { beforeAll, expect, test } from 'vitest'
import type { DeskMovement, Movement } from '#contract/cashier/statement.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)
const { placed, ended } = useBets(house)

let bet = ''
let memberId = 0

const read = async (path: string, userId = 'demo') =>
  (await house.get(path, { token: await house.logIn(userId) })).json()
/** Settlement runs in the background. */
const isPaid = () =>
  expect.poll(async () => (await movements('?group=payout')).length, { timeout: 20_000 }).toBe(1)
const movements = async (query = ''): Promise<Movement[]> =>
  (await read(`emoney/statement${query}`)).movements

beforeAll(async () => {
  const fixture = await anOfferedFixture(house, { startsAt: later(3 * 3_600) })
  const [id = ''] = await placed('demo', [[{ fixture }]])
  bet = id
  await ended(fixture, 1, 0)
  memberId = (await read('member/user')).id
  const answer = await house.post(
    `admin/members/${memberId}/money`,
    { purse: 'points', way: 'credit', amount: 700, key: 'once', reason: '불편 보상' },
    { token: await house.logIn('admin') },
  )
  expect(answer.status).toBe(200)
})

test('WALLET-018 W3 one list of money and points shows kind, balance after and cause of each movement', async () => {
  await isPaid()
  const own = await movements()
  const [hand, paid, staked] = ['hand', 'payout', 'stake'].map(group =>
    own.find(movement => movement.group === group),
  )
  expect(hand).toMatchObject({
    purse: 'points',
    group: 'hand',
    reason: '관리자 포인트 지급',
    amount: 700,
    product: null,
    cause: { what: 'act', text: '불편 보상' },
  })
  expect(paid).toMatchObject({ group: 'payout', product: 'sports', cause: { what: 'bet', id: bet } })
  expect(staked).toMatchObject({ group: 'stake', cause: { what: 'bet', id: bet, text: '스포츠 단폴' } })
  expect(paid?.after).toBe((staked?.after ?? 0) + (paid?.amount ?? 0))
})

test('W11 filters by wallet, kind, game and days; shows monthly closings and net deposits of all time', async () => {
  await isPaid()
  expect((await movements('?purse=points')).every(({ purse }) => purse === 'points')).toBe(true)
  expect((await movements('?group=payout')).map(({ cause }) => cause.id)).toEqual([bet])
  expect(await movements('?product=sports')).toHaveLength(2)
  expect(await movements('?purse=points&group=stake')).toEqual([])
  expect(await movements('?from=2020-01-01&to=2020-12-31')).toEqual([])
  const { months, lifetime } = await read('emoney/statement/months')
  const { emoney, point } = await read('member/user')
  expect(months[0]).toMatchObject({ closing: emoney, points: { closing: point } })
  expect(lifetime).toMatchObject({ deposited: 0, withdrawn: 0, net: 0 })
})

test('W10 exports the statement as a file; refuses an invalid cursor or day', async () => {
  const token = await house.logIn('demo')
  const file = await house.get('emoney/statement/file?group=stake', { token })
  expect(file.headers.get('content-type')).toContain('text/csv')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(bet)
  for (const query of ['before=x', 'before=1', 'group=none', 'product=none', 'from=2026-02-30'])
    expect((await house.get(`emoney/statement?${query}`, { token })).status, query).toBe(400)
})

test('W3 operators read the same list with its keys, and every posting of a movement', async () => {
  await isPaid()
  const { movements: own } = (await read(`admin/members/${memberId}/statement`, 'admin')) as {
    movements: DeskMovement[]
  }
  const paid = own.find(({ kind }) => kind === 'bet-settled')
  expect(paid).toMatchObject({ ref: bet, actor: 'system:settlement' })
  const { postings } = await read(`admin/postings/${bet}`, 'admin')
  expect(postings.map(({ kind, from, to }: never) => [kind, from, to])).toContainEqual([
    'bet',
    `member:${memberId}:wallet`,
    'house:open-stakes',
  ])
  const admin = await house.logIn('admin')
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect((await house.get(`admin/postings/${nobody}`, { token: admin })).status).toBe(404)
  const body = { filter: {}, reason: '회원 문의 확인' }
  const file = await house.post(`admin/members/${memberId}/statement/file`, body, { token: admin })
  expect(await file.text()).toContain('system:settlement')
  const { acts } = await read(`admin/acts?subject=member:${memberId}&act=export-list`, 'admin')
  expect(acts).toHaveLength(1)
})
