import type { MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import type { Odds } from '#domain/odds.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** A settled round that is not counted in the sums yet. */
export type UncountedRound = {
  readonly id: RoundId
  readonly gameId: MinigameId
  readonly day: string
  readonly state: 'drawn' | 'void'
  readonly startsAt: Instant
  readonly results: readonly MarketResult[] | null
}

/** Oldest first. */
export const listUncounted = (tx: Tx, limit: number) =>
  tx.many<UncountedRound>(sql`
    select id, game_id as "gameId", day, state, starts_at as "startsAt", results
    from minigame_round where settled_at is not null and bets is null order by draws_at, id limit ${limit}`)

/** Sums of a day, a game and a pick at a price. */
export type PickSum = {
  readonly day: string
  readonly gameId: MinigameId
  readonly market: string
  readonly pick: string
  readonly odds: Odds
  readonly bets: number
  readonly stakes: number
  readonly paid: number
  /** Sum over the rounds of the squared stakes on the pick. */
  readonly stakesSquared: bigint
  /**
   * For picks whose chances differ from event to event: their expected payout in millionths of a won, and its variance.
   * Null for all others, for which they are computed on request.
   */
  readonly expected: bigint | null
  readonly variance: number | null
}

/** Adds the figures of rounds to the sums by pick. */
export const addPickSums = (tx: Tx, rows: readonly PickSum[]) =>
  tx.run(sql`
    insert into minigame_pick_day as known (day, game_id, market, pick, odds, bets, stakes, paid, stakes_squared,
      expected, variance)
    select day, "gameId", market, pick, odds, sum(bets), sum(stakes), sum(paid), sum("stakesSquared"), sum(expected),
      sum(variance)
    from jsonb_to_recordset(${JSON.stringify(rows, bigintAsText)}::jsonb)
      as s (day date, "gameId" integer, market text, pick text, odds integer, bets integer, stakes bigint, paid bigint,
        "stakesSquared" numeric, expected numeric, variance double precision)
    group by 2, 1, 3, 4, 5 order by 2, 1, 3, 4, 5
    on conflict (game_id, day, market, pick, odds) do update set bets = known.bets + excluded.bets,
      stakes = known.stakes + excluded.stakes, paid = known.paid + excluded.paid,
      stakes_squared = known.stakes_squared + excluded.stakes_squared, expected = known.expected + excluded.expected,
      variance = known.variance + excluded.variance`)

const bigintAsText = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value

/** Sums of a day and a game. */
export type GameSum = {
  readonly day: string
  readonly gameId: MinigameId
  readonly rounds: number
  readonly voidRounds: number
  readonly betRounds: number
  readonly bets: number
  readonly stakes: number
  readonly paid: number
  readonly voidBets: number
  readonly voidStakes: number
  readonly variance: number
}

/** Adds the figures of rounds to the sums by game. */
export const addGameSums = (tx: Tx, rows: readonly GameSum[]) =>
  tx.run(sql`
    insert into minigame_day as known (day, game_id, rounds, void_rounds, bet_rounds, bets, stakes, paid, void_bets,
      void_stakes, variance)
    select day, "gameId", sum(rounds), sum("voidRounds"), sum("betRounds"), sum(bets), sum(stakes), sum(paid),
      sum("voidBets"), sum("voidStakes"), sum(variance)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (day date, "gameId" integer, rounds integer, "voidRounds" integer, "betRounds" integer, bets integer,
        stakes bigint, paid bigint, "voidBets" integer, "voidStakes" bigint, variance double precision)
    group by 1, 2 order by 1, 2
    on conflict (day, game_id) do update set rounds = known.rounds + excluded.rounds,
      void_rounds = known.void_rounds + excluded.void_rounds, bet_rounds = known.bet_rounds + excluded.bet_rounds,
      bets = known.bets + excluded.bets, stakes = known.stakes + excluded.stakes, paid = known.paid + excluded.paid,
      void_bets = known.void_bets + excluded.void_bets, void_stakes = known.void_stakes + excluded.void_stakes,
      variance = known.variance + excluded.variance`)

/** Days in Seoul, inclusive. */
export type Period = { readonly from: string; readonly to: string }

const within = ({ from, to }: Period) => sql`day >= ${from}::date and day <= ${to}::date`

/** The sums by game over some days. */
export const listGameSums = (db: Queries, period: Period) =>
  db.many<Omit<GameSum, 'day'>>(sql`
    select game_id as "gameId", sum(rounds)::bigint as rounds, sum(void_rounds)::bigint as "voidRounds",
      sum(bet_rounds)::bigint as "betRounds", sum(bets)::bigint as bets, sum(stakes)::bigint as stakes,
      sum(paid)::bigint as paid, sum(void_bets)::bigint as "voidBets", sum(void_stakes)::bigint as "voidStakes",
      sum(variance) as variance
    from minigame_day where ${within(period)} group by game_id`)

export type PeriodPick = Omit<PickSum, 'day' | 'stakesSquared' | 'expected'> & {
  readonly stakesSquared: number
  /** As text, since it may exceed 2^53. */
  readonly expected: string | null
}

/** The sums by pick and price over some days, of these games. */
export const listPickSums = (db: Queries, gameIds: readonly MinigameId[], period: Period) =>
  db.many<PeriodPick>(sql`
    select game_id as "gameId", market, pick, odds, sum(bets)::bigint as bets, sum(stakes)::bigint as stakes,
      sum(paid)::bigint as paid, sum(stakes_squared)::double precision as "stakesSquared",
      sum(expected)::text as expected, sum(variance) as variance
    from minigame_pick_day where game_id = any(${gameIds}::integer[]) and ${within(period)}
    group by game_id, market, pick, odds`)
