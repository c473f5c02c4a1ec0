import type { FixtureId, MemberId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { type Odds, odds, totalOdds } from '#domain/odds.ts'
import type { BetOrder } from '#server/bets/bets.ts'
import type { OfferedOutcome } from './bet-world.sql.ts'

/** Shares of what real bettors send: singles to five-folds (2.17 legs on average), stale prices, repeats. */
const LEG_COUNT_SHARES = [0.39, 0.29, 0.16, 0.08, 0.08]
const STALE_SHARE = 0.02
const REPEAT_SHARE = 0.01
const BODY_HASH = '07'.repeat(32)

/** Makes orders without end, from a seed, so that two runs bet alike. */
export function orderSource(members: readonly number[], offered: readonly OfferedOutcome[], seed: number) {
  const random = randomSource(seed)
  const pickOne = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let count = 0
  let last: BetOrder | undefined

  const picks = (): OfferedOutcome[] => {
    const found = new Map<number, OfferedOutcome>()
    const legs = legCount(random())
    while (found.size < legs) {
      const outcome = pickOne(offered)
      found.set(outcome.fixtureId, outcome)
    }
    return [...found.values()]
  }

  return (): BetOrder => {
    if (last && random() < REPEAT_SHARE) return last
    const staleAt = random() < STALE_SHARE ? 0 : -1
    const chosen = picks()
    const prices = chosen.map((one, index) => odds(index === staleAt ? one.odds + 1 : one.odds))
    last = {
      memberId: pickOne(members) as MemberId,
      page: 'europe',
      style: 'EU',
      detailType: 90 + Math.min(chosen.length, 3),
      stake: 5_000 + 1_000 * Math.floor(random() * 16),
      totalOdds: totalOdds(prices),
      claims: chosen.map((one, index) => ({
        outcomeId: one.id as OutcomeId,
        fixtureId: one.fixtureId as FixtureId,
        sportId: one.sportId as SportId,
        line: (one.line ?? undefined) as Line | undefined,
        odds: prices[index] as Odds,
        version: index === staleAt ? one.version - 1 : one.version,
      })),
      bonus: undefined,
      accepts: 'none',
      request: { key: `bench-${seed}-${++count}`, bodyHash: BODY_HASH },
    }
    return last
  }
}

function legCount(share: number): number {
  let sum = 0
  for (const [index, one] of LEG_COUNT_SHARES.entries()) {
    sum += one
    if (share < sum) return index + 1
  }
  return LEG_COUNT_SHARES.length
}

/** A small seeded generator (mulberry32): benches must be repeatable, not secret. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
