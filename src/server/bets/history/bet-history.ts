import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { gameType, gameTypeCode } from '#domain/sports/game-type.ts'
import { type FixtureHead, listFixtures } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { cancelledToday, mayCancel } from '../cancelling/cancellations.ts'
import {
  type BetLegRow,
  type BetRow,
  betList,
  findBetRow,
  listBetLegs,
  listBetRowsById,
} from './bet-history.sql.ts'
import { type CasinoRoundRow, listCasinoRounds } from './casino-rounds.sql.ts'
import { listRoundPicks, type RoundPickRow } from './round-picks.sql.ts'

const ROUNDS: readonly number[] = [gameTypeCode.minigame, gameTypeCode.virtual]

/** A leg with its fixture. */
export type ToldLeg = { readonly leg: BetLegRow; readonly fixture: FixtureHead }

/** A bet as shown to its member. */
export type ToldBet = {
  readonly bet: BetRow
  readonly legs: readonly ToldLeg[]
  /** Picks on rounds; empty for bets on matches. */
  readonly picks: readonly RoundPickRow[]
  /** The supplier's round of a casino bet; empty for all others. */
  readonly casino: readonly CasinoRoundRow[]
  readonly cancellable: boolean
}

export type HistoryQuestion = {
  readonly memberId: MemberId
  readonly gameType: number | undefined
  readonly statusCode: number | undefined
  /** Days in Seoul, inclusive: "2026-08-14". */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly page: number
}

type HistoryDeps = Pick<Deps, 'db' | 'clock'>

/** Returns a page of the member's own bets, newest first (ROUTE-059). */
export async function listBets({ db, clock }: HistoryDeps, question: HistoryQuestion) {
  const { memberId, gameType, statusCode, from, to, page } = question
  const filter = {
    memberId,
    gameType,
    statusCode,
    fromId: from && idAt(seoulDayRange(from)?.from),
    beforeId: to && idAt(seoulDayRange(to)?.before),
  }
  const { rows, ...counts } = await betList.page(db, filter, page)
  return { bets: await tell({ db, clock }, memberId, rows), ...counts }
}

/** Returns one of the member's own bets; undefined for a bet of another member. */
export async function findBet(
  deps: HistoryDeps,
  memberId: MemberId,
  betId: string,
): Promise<ToldBet | undefined> {
  const row = await findBetRow(deps.db, memberId, betId)
  return row && (await tell(deps, memberId, [row]))[0]
}

/** Returns the member's own bets among these ids; bets of others are left out. */
export const findBets = async (
  deps: HistoryDeps,
  memberId: MemberId,
  betIds: readonly string[],
): Promise<readonly ToldBet[]> =>
  betIds.length === 0 ? [] : tell(deps, memberId, await listBetRowsById(deps.db, memberId, betIds))

const idAt = (at: Instant | undefined) => (at === undefined ? undefined : uuidFloor(at))

async function tell(
  { db, clock }: HistoryDeps,
  memberId: MemberId,
  rows: readonly BetRow[],
): Promise<readonly ToldBet[]> {
  if (rows.length === 0) return []
  const ofType = (isRound: boolean) =>
    rows.filter(row => ROUNDS.includes(row.gameType) === isRound).map(row => row.id)
  const ofCasino = rows.filter(row => gameType(row.gameType) === 'casino').map(row => row.id)
  const [legs, picks, casino] = await Promise.all([
    listBetLegs(db, memberId, ofType(false)),
    listRoundPicks(db, memberId, ofType(true)),
    listCasinoRounds(db, memberId, ofCasino),
  ])
  const heads = await headsOf(db, legs)
  const byBet = Map.groupBy(legs, leg => leg.betId)
  const picksOf = Map.groupBy(picks, pick => pick.betId)
  const now = clock.now()
  const cancelled = rows.some(row => row.statusCode === 0) ? await cancelledToday(db, memberId, now) : 0
  return rows.map(bet => {
    const told = (byBet.get(bet.id) ?? []).flatMap(leg => {
      const fixture = heads.get(leg.fixtureId)
      return fixture ? [{ leg, fixture }] : []
    })
    const starts = told.map(({ fixture }) => fixture.startsAt)
    const cancellable = mayCancel(bet, { starts, cancelledToday: cancelled, now }).ok
    const rounds = casino.filter(one => one.betId === bet.id)
    return { bet, legs: told, picks: picksOf.get(bet.id) ?? [], casino: rounds, cancellable }
  })
}

/** The fixtures of legs, by id. */
export async function headsOf(
  db: Queries,
  legs: readonly Pick<BetLegRow, 'fixtureId'>[],
): Promise<ReadonlyMap<FixtureId, FixtureHead>> {
  const ids = [...new Set(legs.map(leg => leg.fixtureId))]
  return new Map((await listFixtures(db, ids)).map(head => [head.id, head]))
}
