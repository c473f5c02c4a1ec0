import { hash } from 'node:crypto'
import type { FixtureId, MemberId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { odds, totalOdds } from '#domain/odds.ts'
import type { BetRequest, Claim, RequestKey } from '#server/bets/bets.ts'
import type { OfferedOutcome } from './bet-world.sql.ts'

/** Distribution of real bets: singles to five-folds (2.17 legs on average), stale prices, repeats. */
const LEG_COUNT_SHARES = [0.39, 0.29, 0.16, 0.08, 0.08]
const STALE_SHARE = 0.02
const REPEAT_SHARE = 0.01
const BODY_HASH = '07'.repeat(32)

/** Returns an endless source of bet requests. The same seed gives the same requests. */
export function requestSource(members: readonly number[], offered: readonly OfferedOutcome[], seed: number) {
  const random = randomSource(seed)
  const pickOne = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let count = 0
  let last: BetRequest | undefined

  // Shared by all requests. A copy for each would keep the garbage collector busy during the measurement.
  const seen = offered.map(claimOf)

  const picks = (): Claim[] => {
    const found = new Map<FixtureId, Claim>()
    const legs = legCount(random())
    while (found.size < legs) {
      const claim = pickOne(seen)
      found.set(claim.fixtureId, claim)
    }
    return [...found.values()]
  }

  return (): BetRequest => {
    if (last && random() < REPEAT_SHARE) return last
    const isStale = random() < STALE_SHARE
    const memberId = pickOne(members) as MemberId
    const claims = picks().map((claim, index) => (isStale && index === 0 ? outdated(claim) : claim))
    last = {
      memberId,
      page: 'europe',
      style: 'EU',
      detailType: 90 + Math.min(claims.length, 3),
      stake: 5_000 + 1_000 * Math.floor(random() * 16),
      totalOdds: totalOdds(claims.map(claim => claim.odds)),
      claims,
      bonus: undefined,
      accepts: 'none',
      device: 'Chrome · Android',
      address: '203.0.113.7',
      // Kept short, so that V8 builds one flat string. A longer one would be a rope that the server flattens when it
      // reads it.
      key: keyOf(memberId, `b${seed}-${++count}`),
    }
    return last
  }
}

/** Includes the hashes, so that they are not computed during the measurement. */
const keyOf = (memberId: MemberId, text: string): RequestKey => ({
  text,
  digest: hash('sha256', `${memberId} ${text}`, 'hex'),
  bodyHash: BODY_HASH,
})

const claimOf = (outcome: OfferedOutcome): Claim => ({
  outcomeId: outcome.id as OutcomeId,
  fixtureId: outcome.fixtureId as FixtureId,
  sportId: outcome.sportId as SportId,
  line: (outcome.line ?? undefined) as Line | undefined,
  odds: odds(outcome.odds),
  version: outcome.version,
})

/** Returns the claim with the price before it moved. */
const outdated = (claim: Claim): Claim => ({
  ...claim,
  odds: odds(claim.odds + 1),
  version: claim.version - 1,
})

function legCount(share: number): number {
  let sum = 0
  for (const [index, one] of LEG_COUNT_SHARES.entries()) {
    sum += one
    if (share < sum) return index + 1
  }
  return LEG_COUNT_SHARES.length
}

/** A small seeded generator (mulberry32). Benches must be repeatable, not secret. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
