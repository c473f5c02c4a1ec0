import { expect, test } from 'vitest'
import { kinds } from '#domain/minigames/kinds.ts'
import { everyDraw } from '#tests/support/draws/digests.ts'
import { COURSE, FINISHES, noseAt } from './race.ts'

const orders = everyDraw(kinds.snail.draw).map(({ draw }) => draw.order)

test('brings each snail to the line at its time in all 24 orders, and never backwards', () => {
  expect(orders).toHaveLength(24)
  for (const order of orders)
    for (const [rank, snail] of order.entries()) {
      expect(noseAt(order, snail, FINISHES[rank] ?? 0)).toBeCloseTo(COURSE.finish)
      const way = Array.from({ length: 90 }, (_, step) => noseAt(order, snail, step * 100))
      for (const [step, nose] of way.entries()) expect(nose).toBeGreaterThanOrEqual(way[step - 1] ?? 0)
    }
})

test('changes the lead on the way, and not in the last quarter', () => {
  const leaderAt = (order: readonly number[], at: number) =>
    [...order].sort((one, other) => noseAt(order, other, at) - noseAt(order, one, at))[0]
  const turned = orders.filter(order => leaderAt(order, 2000) !== order[0])
  expect(turned.length).toBeGreaterThan(12)
  for (const order of orders) {
    const [winner = 0] = order
    for (let at = FINISHES[0] ?? 0; at >= 4400; at -= 100) expect(leaderAt(order, at)).toBe(winner)
    const others = order.slice(1).map(snail => noseAt(order, snail, FINISHES[0] ?? 0))
    expect(noseAt(order, winner, FINISHES[0] ?? 0) - Math.max(...others)).toBeGreaterThan(12)
  }
})
