import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { maskedName } from '#domain/members/masked.ts'
import { prizeOf } from '#domain/promotions/place-prizes.ts'
import {
  scoreToPass,
  type TournamentProduct,
  type TournamentState,
  tournamentState,
} from '#domain/promotions/tournament.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  countPlaced,
  findOwn,
  listPlaced,
  listWinners,
  type OwnRow,
  standingList,
  sumPaid,
} from './standings.sql.ts'
import {
  findTournament,
  type StoredTournament,
  type TournamentFilter,
  tournamentList,
} from './tournaments.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** Number of places shown to members. */
const BOARD_PLACES = 50

/** Returns a page of a product's tournaments for members, past ones with their first three. */
export async function readTournaments({ db, clock }: ReadDeps, product: TournamentProduct, page: number) {
  const now = clock.now()
  const { rows, ...counts } = await tournamentList.page(db, { product, begun: true, now }, page)
  const [ranked, winners] = await Promise.all([countPlaced(db, rows, now), listWinners(db, rows)])
  const winnersOf = Map.groupBy(winners, ({ id }) => id)
  return {
    tournaments: rows.map(tournament => ({
      tournament,
      state: tournamentState(tournament, now),
      ranked: ranked.get(tournament.id) ?? 0,
      winners: (winnersOf.get(tournament.id) ?? []).map(({ place, nickname, prize }) => ({
        place,
        nickname: maskedName(nickname),
        prize,
      })),
    })),
    ...counts,
  }
}

/** Returns a tournament with its first places and the member's own; undefined if members cannot see it. */
export async function readTournament({ db, clock }: ReadDeps, id: number, memberId: MemberId) {
  const now = clock.now()
  const tournament = await findTournament(db, id)
  if (!tournament || isWithdrawn(tournament)) return undefined
  const [placed, ranked, own] = await Promise.all([
    listPlaced(db, tournament, now, BOARD_PLACES),
    countPlaced(db, [tournament], now),
    findOwn(db, tournament, memberId, now),
  ])
  const state = tournamentState(tournament, now)
  return {
    tournament,
    state,
    ranked: ranked.get(id) ?? 0,
    board: placed.map(row => ({
      place: row.place,
      nickname: maskedName(row.nickname),
      isOwn: row.memberId === memberId,
      score: row.score,
      plays: row.plays,
      prize: prizeOfPlace(tournament, row.place, row.prize),
    })),
    own: ownStanding(tournament, state, own),
  }
}

/** It was cancelled before it began. */
const isWithdrawn = ({ cancelledAt, startsAt }: StoredTournament): boolean =>
  cancelledAt !== null && cancelledAt < startsAt

/** The prize paid for a place, or the one for the current place; none for a cancelled tournament. */
const prizeOfPlace = (
  { cancelledAt, prizes }: StoredTournament,
  place: number,
  paid: number | null,
): number => (cancelledAt === null ? (paid ?? prizeOf(prizes, place)) : 0)

function ownStanding(tournament: StoredTournament, state: TournamentState, own: OwnRow) {
  // Members who had a place at the end keep it.
  if (!own.mayRank && !(state === 'paid' && own.place !== null)) return null
  const { place, above } = own
  return {
    place,
    score: own.score ?? 0,
    plays: own.plays ?? 0,
    stake: own.stake ?? 0,
    payout: own.payout ?? 0,
    prize: place === null ? 0 : prizeOfPlace(tournament, place, own.prize),
    target: state === 'running' && place !== 1 ? scoreToPass(tournament.rule, above) : null,
  }
}

/** Returns a page of tournaments for operators. */
export async function readDeskTournaments(
  { db, clock }: ReadDeps,
  filter: Omit<TournamentFilter, 'begun' | 'now'>,
  page: number,
) {
  const now = clock.now()
  const { rows, ...counts } = await tournamentList.page(db, { ...filter, now }, page)
  return { tournaments: await seenByDesk(db, rows, now), ...counts }
}

export type SeenTournament = {
  readonly tournament: StoredTournament
  readonly state: TournamentState
  /** Number of members with a place. */
  readonly ranked: number
  /** Points paid. */
  readonly paid: number
}

/** Returns a tournament with its standings, for operators. */
export async function seenTournament(
  db: Queries,
  tournament: StoredTournament,
  now: Instant,
): Promise<SeenTournament> {
  const [seen] = await seenByDesk(db, [tournament], now)
  assert(seen, 'one tournament is seen as one')
  return seen
}

async function seenByDesk(
  db: Queries,
  tournaments: readonly StoredTournament[],
  now: Instant,
): Promise<readonly SeenTournament[]> {
  const ranked = await countPlaced(db, tournaments, now)
  const paid = await sumPaid(db, tournaments)
  return tournaments.map(tournament => ({
    tournament,
    state: tournamentState(tournament, now),
    ranked: ranked.get(tournament.id) ?? 0,
    paid: paid.get(tournament.id) ?? 0,
  }))
}

/** Returns a tournament and a page of all its standings, for operators. */
export async function readStandings({ db, clock }: ReadDeps, id: number, page: number) {
  const now = clock.now()
  const tournament = await findTournament(db, id)
  if (!tournament) return undefined
  const [seen, { rows, ...counts }] = await Promise.all([
    seenTournament(db, tournament, now),
    standingList.page(db, { tournament, at: now }, page),
  ])
  return {
    seen,
    standings: rows.map(({ prize, ...row }) => ({
      ...row,
      prize: row.place === null ? 0 : prizeOfPlace(tournament, row.place, prize),
    })),
    ...counts,
  }
}
