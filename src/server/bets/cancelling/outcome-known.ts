import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { listResults } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listBetLegs } from '../history/bet-history.sql.ts'
import { headsOf } from '../history/bet-history.ts'
import { listRoundPicks } from '../history/round-picks.sql.ts'

/** A bet id with its member. */
export type OwnedBet = { readonly memberId: MemberId; readonly betId: string }

/**
 * Returns those of the bets about whose outcome anything is known: a leg has a result, a match is over or has a result,
 * or a round has closed, after which its draw is fixed. Cancelling such a bet would decide who wins (field B14).
 */
export async function outcomesKnown(
  db: Queries,
  bets: readonly OwnedBet[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const byMember = Map.groupBy(bets, ({ memberId }) => memberId)
  const found = await Promise.all(
    [...byMember].map(async ([memberId, own]) => {
      const ids = own.map(({ betId }) => betId)
      return { legs: await listBetLegs(db, memberId, ids), picks: await listRoundPicks(db, memberId, ids) }
    }),
  )
  const legs = found.flatMap(one => one.legs)
  const heads = await headsOf(db, legs)
  const results = await listResults(db, [...heads.keys()])
  const over = new Set([
    ...[...heads.values()].filter(({ status }) => status === 'finished').map(({ id }) => id),
    ...results.map(({ fixtureId }) => fixtureId),
  ])
  return new Set([
    ...legs
      .filter(({ result, fixtureId }) => result !== null || over.has(fixtureId))
      .map(({ betId }) => betId),
    ...found
      .flatMap(one => one.picks)
      .filter(({ state, closesAt }) => state !== 'open' || closesAt <= now)
      .map(({ betId }) => betId),
  ])
}

/** Whether anything is known about the outcome of one bet. */
export const outcomeKnown = async (
  db: Queries,
  { memberId, betId }: OwnedBet,
  now: Instant,
): Promise<boolean> => (await outcomesKnown(db, [{ memberId, betId }], now)).has(betId)
