import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import { PRIZE_PLACES_MAX, prizeOf } from '#domain/promotions/place-prizes.ts'
import { prizesDueAt, tournamentProductWord } from '#domain/promotions/tournament.ts'
import { pointsOf } from '#domain/transfer.ts'
import { postRows } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { pointsChanged } from '../points-news.ts'
import { countScores } from './count-scores.ts'
import { type FixedPlace, fixPlaces } from './scores.sql.ts'
import { listPlaced } from './standings.sql.ts'
import { standingsChanged } from './tournament-news.ts'
import { listDue, lockTournament, markPaid, type StoredTournament } from './tournaments.sql.ts'

export type PrizeDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/**
 * Ends every tournament whose prizes are due: recomputes all bets, fixes the places and pays them, each tournament in
 * one transaction under its lock. Any number of processes may call it; resumable.
 */
export async function payDuePrizes(deps: PrizeDeps): Promise<void> {
  for (const { id } of await listDue(deps.db, deps.clock.now()))
    await deps.db.transaction(tx => endTournament(deps, tx, id))
}

async function endTournament({ clock, bus }: PrizeDeps, tx: Tx, id: number): Promise<void> {
  const tournament = await lockTournament(tx, id)
  const at = clock.now()
  if (!tournament || tournament.paidAt !== null || tournament.cancelledAt !== null) return
  if (prizesDueAt(tournament) > at) return
  await countScores(tx, tournament, 'all')
  const places = (await listPlaced(tx, tournament, at, 'all')).map(({ memberId, place }) => ({
    memberId,
    place,
    prize: prizeOf(tournament.prizes, place),
  }))
  await fixPlaces(tx, id, places)
  const paid = places.filter(({ prize }) => prize > 0)
  await post(tx, tournament, paid, at)
  await markPaid(tx, id, at)
  for (const { memberId } of paid) tx.afterCommit(() => bus.publish(pointsChanged, { memberId }))
  tx.afterCommit(() => bus.publish(standingsChanged, { tournamentId: id }))
  tellContentChanged(tx, { bus }, 'tournaments')
}

/**
 * One posting per place, under the tournament's own reference, so that a place is paid once. In ascending order of
 * members, in which accounts are locked.
 */
async function post(
  tx: Tx,
  { prizeRef, title, product }: StoredTournament,
  places: readonly FixedPlace[],
  at: Instant,
): Promise<void> {
  if (places.length === 0) return
  assert(places.length <= PRIZE_PLACES_MAX, 'as many prizes as a table may have')
  const rows = places.toSorted((one, other) => one.memberId - other.memberId)
  const posted = await postRows(tx, {
    refs: rows.map(() => prizeRef),
    kinds: rows.map(() => 'points-credited' as const),
    seqs: rows.map(({ place }) => place),
    parts: rows.map(() => 0),
    froms: rows.map(() => 'house:points' as const),
    tos: rows.map(({ memberId }) => pointsOf(memberId)),
    amounts: rows.map(({ prize }) => prize),
    memos: rows.map(({ place }) => `${tournamentProductWord[product]} 토너먼트 '${title}' ${place}위`),
    at,
    actor: 'system:promotions',
    shortfall: 'refuse',
  })
  for (const { state } of posted) assert(state === 'booked', `a prize is ${state}`)
}
