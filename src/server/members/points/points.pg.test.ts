import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { MINUTE } from '#domain/instant.ts'
import { points } from '#domain/money.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { givePoints } from '#server/promotions/promotions.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

async function aHolder(held: number) {
  const bettor = await aBettor(house)
  const gift = { memberId: bettor.memberId, points: points(held), ref: house.deps.newUuid(), cause: '시험' }
  const given = await database.db.transaction(tx =>
    givePoints(house.deps, tx, { ...gift, at: house.clock.now() }),
  )
  assert(given.ok, 'points are given')
  house.clock.advance(MINUTE)
  return bettor
}
type Holder = Awaited<ReturnType<typeof aHolder>>

const record = async ({ token }: Holder) => (await house.get('member/user', { token })).json()
const convert = async (holder: Holder, point: number, more: object = {}) => {
  const { updatedAt: userUpdatedAt } = await record(holder)
  const body = { memberId: holder.memberId, point, userUpdatedAt, ...more }
  return house.post('emoney/pointToEmoney', body, { token: holder.token })
}
const figures = async ({ memberId }: Holder) => {
  const { wallet, points } = await loadBalances(database.db, memberId)
  return [wallet, points]
}

test('API-027 API-032 WALLET-014 converts points to won one to one, and updates the member record', async () => {
  const holder = await aHolder(12_000)
  const [wallet = 0] = await figures(holder)
  const before = await record(holder)
  const answer = await convert(holder, 5_000)
  expect(answer.status).toBe(200)
  const { emoney, point, updatedAt } = await answer.json()
  expect([emoney, point]).toEqual([wallet + 5_000, 7_000])
  expect(updatedAt > before.updatedAt).toBe(true)
  expect((await record(holder)).updatedAt).toBe(updatedAt)
  const { changes } = await (await house.get('emoney/points', { token: holder.token })).json()
  expect(changes.map(({ reason, memo, amount, after }: never) => [reason, memo, amount, after])).toEqual([
    ['포인트전환', '5,000P 전환', -5_000, 7_000],
    ['포인트충전', '시험', 12_000, 12_000],
  ])
  const money = await (await house.get('emoney/changes', { token: holder.token })).json()
  expect(money.changes[0]).toMatchObject({ reason: '포인트전환', amount: 5_000, after: emoney })
})

test('API-032 ten concurrent identical calls convert once; so do ten that ask for the whole balance', async () => {
  const holder = await aHolder(50_000)
  const { updatedAt: userUpdatedAt } = await record(holder)
  const same = await Promise.all(Array.from({ length: 10 }, () => convert(holder, 5_000, { userUpdatedAt })))
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
  const texts = await Promise.all(same.filter(({ status }) => status !== 200).map(answer => answer.text()))
  expect(new Set(texts)).toEqual(new Set(['회원정보가 변경되었습니다. 다시 시도해주세요.']))
  expect((await figures(holder))[1]).toBe(45_000)
  const all = await Promise.all(Array.from({ length: 10 }, () => convert(holder, 45_000)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await figures(holder))[1]).toBe(0)
})

test.each([
  [4_999, '5,000포인트 이상 전환가능합니다.'],
  [10_001, '보유포인트가 부족합니다.'],
])('VALID-028 VALID-029 %i of 10,000 points are not converted', async (point, text) => {
  const holder = await aHolder(10_000)
  const answer = await convert(holder, point)
  expect([answer.status, await answer.text()]).toEqual([400, text])
  expect((await figures(holder))[1]).toBe(10_000)
})

test('refuses fractions, negatives and the points of other members', async () => {
  const holder = await aHolder(10_000)
  const other = await aHolder(10_000)
  for (const point of [5_000.5, -5_000, '5000'])
    expect((await convert(holder, point as number)).status).toBe(400)
  expect((await convert(holder, 5_000, { memberId: other.memberId })).status).toBe(403)
  expect([(await figures(holder))[1], (await figures(other))[1]]).toEqual([10_000, 10_000])
})

test('the lists continue from the last entry shown, fifteen at a time', async () => {
  const holder = await aHolder(1)
  for (let n = 0; n < 16; n++)
    await database.db.transaction(tx =>
      givePoints(house.deps, tx, {
        memberId: holder.memberId,
        points: points(1),
        ref: house.deps.newUuid(),
        cause: `${n}`,
        at: house.clock.now(),
      }),
    )
  const read = async (path: string) => (await house.get(path, { token: holder.token })).json()
  const first = await read('emoney/points')
  expect([first.changes.length, first.hasMore, first.changes[0].after]).toEqual([15, true, 17])
  const rest = await read(`emoney/points?before=${first.changes[14].id}`)
  expect([rest.changes.length, rest.hasMore, rest.changes[1].after]).toEqual([2, false, 1])
})
