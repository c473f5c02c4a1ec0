import { type Db, sql } from '#server/platform/postgres/postgres.ts'
import type { Bettor } from './bettor.ts'

export type BookedBet = {
  readonly id: string
  readonly gameType: number
  readonly detailType: number
  readonly style: string
  readonly stake: number
  readonly totalOdds: number
  readonly status: number
  /** Odds of its legs, in their order. */
  readonly odds: readonly number[]
  readonly versions: readonly number[]
}

/** Returns a member's stored bets, the oldest first. */
export const listBookedBets = ({ db }: { readonly db: Db }, { memberId }: Bettor): Promise<BookedBet[]> =>
  db.many<BookedBet>(sql`
    select b.id, b.game_type as "gameType", b.detail_type as "detailType", b.style, b.stake,
      b.total_odds as "totalOdds", b.status, array_agg(l.odds order by l.leg_no) as odds,
      array_agg(l.version order by l.leg_no) as versions
    from bet b join bet_leg l on l.bet_id = b.id where b.member_id = ${memberId}
    group by b.member_id, b.id order by b.id`)

/** Returns the states of the holds for a member's in-play bets. */
export const listHoldStates = async (
  { db }: { readonly db: Db },
  { memberId }: Bettor,
): Promise<readonly string[]> => {
  const holds = await db.many<{ state: string }>(
    sql`select h.state from ledger_hold h where h.account = ledger_wallet(${memberId})`,
  )
  return holds.map(hold => hold.state)
}
