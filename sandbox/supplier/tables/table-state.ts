import type { Table } from '../games.ts'
import type { Session } from '../journal.ts'
import { roundsBefore } from '../rounds.ts'
import type { Supplier } from '../supplier.ts'
import { roadMark } from './roads.ts'

/** Past rounds that are listed, and those whose results are in the roads. */
const LISTED_ROUNDS = 8
const ROAD_ROUNDS = 96

/** Returns the round of a table as a game window shows it: the player's bets, the listed past rounds and the road. */
export function tableState(supplier: Supplier, table: Table, session: Session, now: number) {
  const round = supplier.tableRound(table)
  const own = (id: string) =>
    supplier
      .ownBets(session, id)
      .filter(one => one.state === 'taken')
      .map(({ bet, payout }) => ({
        market: bet.market,
        pick: bet.pick,
        amount: bet.amount,
        payout: payout ?? null,
      }))
  const past = roundsBefore(table, round, ROAD_ROUNDS).flatMap(id => supplier.drawnRound(table, id) ?? [])
  return {
    round: {
      ...round,
      own: own(round.id),
      drawn: now >= round.closesAt ? supplier.drawnRound(table, round.id) : undefined,
    },
    past: past.slice(0, LISTED_ROUNDS).map(one => ({ ...one, own: own(one.id) })),
    road: past.map(roadMark).toReversed(),
  }
}
