import type { PayoutRule } from '#domain/slip/bonus.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** Columns of a stored rule: the offered tiers as two arrays. */
const columnsOf = ({ tiers, legOddsAbove }: PayoutRule) => {
  const offered = tiers.filter(tier => tier.offered)
  return { folds: offered.map(tier => tier.folds), odds: offered.map(tier => tier.odds), legOddsAbove }
}

/** Stores a rule unless it exists; returns its number. */
export async function keepPayoutRule(tx: Tx, rule: PayoutRule): Promise<number> {
  const { folds, odds, legOddsAbove } = columnsOf(rule)
  await tx.run(sql`
    insert into payout_rule (tier_folds, tier_odds, leg_odds_above)
    select asked.folds, asked.odds, asked.above
    from (select ${folds}::integer[] as folds, ${odds}::integer[] as odds, ${legOddsAbove}::integer as above) asked
    where not exists (
      select from payout_rule r
      where r.tier_folds = asked.folds and r.tier_odds = asked.odds and r.leg_odds_above = asked.above)
    on conflict do nothing`)
  const { id } = await tx.one<{ id: number }>(sql`
    select id from payout_rule
    where tier_folds = ${folds}::integer[] and tier_odds = ${odds}::integer[]
      and leg_odds_above = ${legOddsAbove}::integer`)
  return id
}
