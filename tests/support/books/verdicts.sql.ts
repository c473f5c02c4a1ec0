import type { LegResult } from '#domain/grading/leg-result.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** A bet for `bet_verdict`; odds in hundredths. A bonus uses the payout rule of the baseline. */
export type JudgedSketch = {
  readonly stake?: number
  readonly winningsMax?: number
  readonly bonus?: number | undefined
  readonly legs: readonly (readonly [odds: number, result: LegResult | undefined])[]
}

export type VerdictRow = {
  readonly payout: number | null
  readonly status: number
  readonly multiplier: number | null
  readonly bonus: number | null
}

/** Returns the database's verdicts on bets, in their order. */
export const judgeBets = (db: Queries, bets: readonly JudgedSketch[]): Promise<VerdictRow[]> =>
  db.many<VerdictRow>(sql`
    select v.payout, v.status, v.multiplier::bigint, v.bonus
    from jsonb_to_recordset(${JSON.stringify(bets.map(columnsOf))}::jsonb)
      b(no integer, stake bigint, max bigint, bonus smallint, legs jsonb)
    join payout_rule rule on rule.id = 1
    cross join lateral (
      select array_agg((l.kind, l.odds, l.places, l.tied)::leg_outcome) as outcomes
      from jsonb_to_recordset(b.legs) l(kind text, odds integer, places smallint, tied smallint)
    ) legs
    cross join lateral bet_verdict(b.stake, b.max, 100 + b.bonus, b.bonus, rule, legs.outcomes) v
    order by b.no`)

const columnsOf = (
  { stake = 10_000, winningsMax = 1_000_000_000, bonus, legs }: JudgedSketch,
  no: number,
) => ({
  no,
  stake,
  max: winningsMax,
  bonus: bonus ?? null,
  legs: legs.map(([odds, result]) => ({ odds, ...result })),
})
