import { expect, test } from 'vitest'
import type { Today } from '#contract/back-office/reports/dashboard.ts'
import { HOUR, SECOND } from '#domain/instant.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'

const database = useDatabase()
const house = useHouse(database)

async function today(): Promise<Today> {
  const token = await house.logIn('admin')
  house.clock.advance(4 * SECOND)
  const answer = await house.get('admin/dashboard', { token })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

test('the day starts empty, with Seoul hours', async () => {
  const { total, products, hours, day } = await today()
  expect([day, total.bets, products]).toEqual(['2026-11-21', 0, []])
  expect(hours).toHaveLength(24)
  expect(hours[12]).toEqual({ hour: 12, ggr: 0, staked: 0, yesterday: 0 })
  expect(hours[13]).toEqual({ hour: 13, ggr: null, staked: null, yesterday: 0 })
})

test('counts a bet in its hour, its product and the open stakes, and counts sign-ups and members online', async () => {
  const before = await today()
  const fixture = await anOfferedFixture(house)
  const member = await aBettor(house)
  const placed = await bet(house, member, slip(member, [{ fixture }], { amounts: 30_000 }))
  expect(placed.status, await placed.clone().text()).toBe(200)
  await followReportsToEnd(database.db, house.clock)
  const after = await today()
  expect(after.total).toMatchObject({ bets: 1, staked: 30_000, settled: 0 })
  expect(after.products).toMatchObject([{ product: 1, title: '스포츠', staked: 30_000, openStakes: 30_000 }])
  expect(after.hours[12]).toMatchObject({ staked: 30_000, ggr: 0 })
  expect(after.openStakes).toBe(30_000)
  expect(after.signUps - before.signUps).toBe(1)
  expect(after.online - before.online).toBe(1)
  expect(after.countedAt).toMatch(/^2026-11-21 12:/)
  house.clock.advance(13 * HOUR)
  const next = await today()
  expect([next.day, next.total.bets, next.yesterday.staked, next.openStakes]).toEqual([
    '2026-11-22',
    0,
    30_000,
    30_000,
  ])
})
