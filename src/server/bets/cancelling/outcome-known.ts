import type { MemberId } from '#domain/ids.ts'
import { listResults } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listBetLegs } from '../history/bet-history.sql.ts'
import { headsOf } from '../history/bet-history.ts'

/** A bet by its number and whose it is. */
export type OwnedBet = { readonly memberId: MemberId; readonly betId: string }

/**
 * Of which of these bets anything is known of how their matches came out: a leg has its result, a match is over or has one.
 * From then on cancelling the bet would be choosing who wins (field B14).
 */
export async function outcomesKnown(db: Queries, bets: readonly OwnedBet[]): Promise<ReadonlySet<string>> {
  const byMember = Map.groupBy(bets, ({ memberId }) => memberId)
  const legs = (
    await Promise.all(
      [...byMember].map(([memberId, own]) =>
        listBetLegs(
          db,
          memberId,
          own.map(({ betId }) => betId),
        ),
      ),
    )
  ).flat()
  const heads = await headsOf(db, legs)
  const results = await listResults(db, [...heads.keys()])
  const over = new Set([
    ...[...heads.values()].filter(({ status }) => status === 'finished').map(({ id }) => id),
    ...results.map(({ fixtureId }) => fixtureId),
  ])
  return new Set(
    legs.filter(({ result, fixtureId }) => result !== null || over.has(fixtureId)).map(({ betId }) => betId),
  )
}

/** Whether anything is known of how the matches of one bet came out. */
export const outcomeKnown = async (db: Queries, memberId: MemberId, betId: string): Promise<boolean> =>
  (await outcomesKnown(db, [{ memberId, betId }])).has(betId)
