import { beforeAll, expect, test } from 'vitest'
import { DAY } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  newRef,
  type Player,
} from '#tests/support/casino/casino-desk.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

let member: Bettor
let player: Player
let supplierId = 0
beforeAll(async () => {
  await connectSuppliers(house)
  member = await aBettor(house)
  player = await enterGame(house, member.memberId)
  supplierId = house.app.casino.suppliers.find('command')?.id ?? 0
})

const as = async (userId: string) => ({ token: await house.logIn(userId) })
const list = async (query: string) =>
  (await house.get(`admin/supplier-transactions?${query}`, await as('admin'))).json()

test('shows a transaction with its round, calls, answers and postings', async () => {
  const client = clientOf(house, 'command')
  const [ref, round] = [newRef(), newRef('round')]
  await client.call({ kind: 'bet', ...player, ref, round, amount: 1_000 })
  await client.call({ kind: 'bet', ...player, ref, round, amount: 1_000 })
  const win = newRef()
  await client.call({
    kind: 'win',
    user: player.user,
    ref: win,
    betRef: ref,
    round,
    amount: 2_500,
    endsRound: true,
  })
  await expect
    .poll(async () => (await database.db.one<{ n: number }>(sql`select count(*) as n from casino_call`)).n)
    .toBeGreaterThanOrEqual(4)
  const found = await (
    await house.get(`admin/suppliers/${supplierId}/transactions/${ref}`, await as('admin1'))
  ).json()
  expect(found).toMatchObject({
    transaction: { kind: 'bet', state: 'win', amount: 1_000, memberId: member.memberId, resolvedBy: win },
    round: { ref: round, state: 'settled', transactions: [{ ref }, { ref: win, kind: 'win' }] },
  })
  expect(found.calls).toHaveLength(3)
  expect(found.calls[0].request).toContain(ref)
  expect(JSON.parse(found.calls[2].answer)).toMatchObject({ result: 0 })
  expect(
    found.postings.map(({ kindText, amount }: { kindText: string; amount: number }) => [kindText, amount]),
  ).toContainEqual(['베팅', 1_000])
  expect(found.postings.length).toBeGreaterThanOrEqual(2)
})

test('finds transactions by supplier, member, number, kind, state and day', async () => {
  const client = clientOf(house, 'command')
  const [ref, round] = [newRef(), newRef('round')]
  await client.call({ kind: 'bet', ...player, ref, round, amount: 3_000 })
  const refusedRef = newRef()
  await client.call({ kind: 'bet', ...player, ref: refusedRef, round: 'r', amount: 90_000_000 })
  const refs = async (query: string) =>
    (await list(query)).transactions.map((one: { ref: string }) => one.ref)
  expect(await refs('state=open')).toEqual([ref])
  expect(await refs('state=refused')).toEqual([refusedRef])
  expect(await refs(`number=${round}`)).toEqual([ref])
  expect(await refs(`number=${ref}`)).toEqual([ref])
  expect(await refs(`supplierId=${supplierId}&kind=win`)).toHaveLength(1)
  expect(await refs(`supplierId=${supplierId + 1}`)).toEqual([])
  expect((await list('member=nobody-is-this')).totalCount).toBe(0)
  const { games } = await (await house.get('admin/supplier-choices', await as('admin1'))).json()
  const [table, slot] = games.filter((one: { supplierId: number }) => one.supplierId === supplierId)
  expect(await refs(`gameId=${table.id}&state=open`)).toEqual([ref])
  expect(await refs(`gameId=${slot.id}`)).toEqual([])
  const today = seoulDay(house.clock.now())
  const all = (await list(`from=${today}&to=${today}`)).totalCount
  expect(all).toBeGreaterThanOrEqual(4)
  house.clock.advance(DAY)
  expect((await list('')).totalCount).toBe(0)
  expect((await list(`from=${today}&to=${today}`)).totalCount).toBe(all)
})

test('shows what was bet, as its supplier described it, in transactions and in the list of bets', async () => {
  const { memberId } = await aBettor(house)
  const described = { ref: newRef(), round: newRef('round'), amount: 1_000, description: '뱅커' }
  await clientOf(house, 'command').call({ kind: 'bet', ...(await enterGame(house, memberId)), ...described })
  expect((await list(`number=${described.ref}`)).transactions).toMatchObject([{ description: '뱅커' }])
  const bets = await house.get(`admin/bets?memberId=${memberId}`, await as('admin'))
  expect((await bets.json()).bets.map((one: { firstPick: object }) => one.firstPick)).toContainEqual(
    expect.objectContaining({ home: '바카라 1', market: '베팅', pick: '뱅커' }),
  )
})

test('X3 a missing permission is 403, bad input 400, an unknown transaction 404', async () => {
  for (const by of ['demo', 'content'])
    expect((await house.get('admin/supplier-transactions', await as(by))).status).toBe(403)
  for (const query of ['state=no', 'from=2026-02-31', 'supplierId=x', 'number=a%20b', 'gameId=0'])
    expect((await house.get(`admin/supplier-transactions?${query}`, await as('admin'))).status).toBe(400)
  const unknown = await house.get(`admin/suppliers/${supplierId}/transactions/no-such`, await as('admin'))
  expect(unknown.status).toBe(404)
})
