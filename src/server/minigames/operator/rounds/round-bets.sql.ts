import type { RoundId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { partsOfRoundId } from '#domain/minigames/round-times.ts'
import type { Odds } from '#domain/odds.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'

/** Number of bets and stakes on a round. */
export type RoundStakes = {
  readonly roundId: RoundId
  readonly bets: number
  readonly stakes: number
  readonly paid: number
}

/** Bets and stakes on one pick of a round; `result` is null until its bets are paid. */
export type PickStakes = RoundStakes & {
  readonly market: string
  readonly pick: string
  readonly odds: Odds
  readonly result: 'won' | 'lost' | 'void' | null
}

/**
 * No bets on a round are placed longer before its start or after its end than this: bet ids contain their time, and so
 * their month's partition.
 */
const BETS_AROUND = 2 * DAY

function idsAround(rounds: readonly RoundId[]) {
  const starts = rounds.map(id => partsOfRoundId(id).startsAt)
  const at = (edge: number, by: number): string => uuidFloor(instant(edge + by))
  return { from: at(Math.min(...starts), -BETS_AROUND), to: at(Math.max(...starts), BETS_AROUND) }
}

/** Bets on these rounds, each with its head. Cancelled bets are excluded. */
const betsOn = (rounds: readonly RoundId[]) => {
  const { from, to } = idsAround(rounds)
  return sql`
    round_pick p join bet b on b.member_id = p.member_id and b.id = p.bet_id
    where p.round_id = any(${rounds}::bigint[]) and p.bet_id >= ${from}::uuid and p.bet_id < ${to}::uuid
      and b.id >= ${from}::uuid and b.id < ${to}::uuid and b.status <> -1`
}

const sums = sql`count(*)::integer as bets, sum(b.stake)::bigint as stakes, coalesce(sum(b.payout), 0)::bigint as paid`

/** Bets and stakes on each of these rounds; rounds without bets are left out. */
export const listRoundStakes = async (
  db: Queries,
  rounds: readonly RoundId[],
): Promise<readonly RoundStakes[]> =>
  rounds.length === 0
    ? []
    : db.many<RoundStakes>(
        sql`select p.round_id as "roundId", ${sums} from ${betsOn(rounds)} group by p.round_id`,
      )

/** Bets and stakes by pick. */
export const listPickStakes = async (
  db: Queries,
  rounds: readonly RoundId[],
): Promise<readonly PickStakes[]> =>
  rounds.length === 0
    ? []
    : db.many<PickStakes>(sql`
        select p.round_id as "roundId", p.market, p.pick, p.odds, p.result, ${sums}
        from ${betsOn(rounds)} group by p.round_id, p.market, p.pick, p.odds, p.result`)
