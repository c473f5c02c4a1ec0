import { expect, test } from 'vitest'
import type { PurseChange } from '#contract/account/purse.ts'
import { DAY } from '#domain/instant.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)
const { placed, ended } = useBets(house)

const read = async (userId: string, query = ''): Promise<{ changes: PurseChange[]; hasMore: boolean }> =>
  (await house.get(`emoney/changes${query}`, { token: await house.logIn(userId) })).json()
const facts = ({ changes }: { readonly changes: readonly PurseChange[] }) =>
  changes.map(({ reason, amount, after }) => [reason, amount, after])

test('DIALOG-017 WALLET-018 the last change is the last bet; payouts are listed at their payment time, each with the balance after it', async () => {
  const [decided, open] = await Promise.all(
    [3, 30].map(hours => anOfferedFixture(house, { startsAt: later(hours * 3_600) })),
  )
  await placed('demo', [[{ fixture: decided ?? 0 }]], [[{ fixture: open ?? 0 }]])
  const taken = await read('demo')
  const [last, first, welcome] = taken.changes
  expect([last?.reason, first?.reason, welcome?.reason]).toEqual(['베팅', '베팅', '이벤트충전'])
  expect(last?.after).toBe((first?.after ?? 0) + (last?.amount ?? 0))
  await ended(decided ?? 0, 1, 0)
  await expect.poll(async () => facts(await read('demo'))[0]?.[0]).toBe('베팅결과처리')
  const settled = await read('demo')
  const [paid, ...before] = facts(settled)
  expect(paid?.[2]).toBe((last?.after ?? 0) + Number(paid?.[1]))
  expect(before).toEqual(facts(taken))
  expect(facts(await read('demo5'))).toEqual([['이벤트충전', 1_000_000, 1_000_000]])
  const rest = await read('demo', `?before=${settled.changes[0]?.id}`)
  expect(facts(rest)).toEqual(facts(taken))
})

test('omits changes older than ninety days, and refuses an invalid cursor', async () => {
  house.clock.advance(91 * DAY)
  expect(await read('demo')).toEqual({ changes: [], hasMore: false })
  const token = await house.logIn('demo')
  for (const before of ['0', '-1', 'x', '1.5'])
    expect((await house.get(`emoney/changes?before=${before}`, { token })).status).toBe(400)
})
