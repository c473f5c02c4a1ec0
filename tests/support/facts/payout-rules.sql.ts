import type { BetId } from '#domain/ids.ts'
import { odds } from '#domain/odds.ts'
import type { PayoutRule } from '#domain/slip/bonus.ts'
import { type Db, sql } from '#server/platform/postgres/postgres.ts'

/** Returns a rule with these tiers, by number of legs and odds in hundredths. */
export const aPayoutRule = (tiers: Readonly<Record<number, number>>, legOddsAbove: number): PayoutRule => ({
  tiers: Object.entries(tiers).map(([folds, price]) => ({
    folds: Number(folds),
    odds: odds(price),
    offered: true,
  })),
  legOddsAbove: odds(legOddsAbove),
})

/** Changes bets as if they had been accepted under another rule. */
export async function takeUnder(db: Db, { tiers, legOddsAbove }: PayoutRule, bets: readonly BetId[]) {
  const { id } = await db.one<{ id: number }>(sql`
    insert into payout_rule (tier_folds, tier_odds, leg_odds_above)
    values (${tiers.map(tier => tier.folds)}, ${tiers.map(tier => tier.odds)}, ${legOddsAbove}) returning id`)
  await db.run(sql`update bet set payout_rule = ${id} where id = any(${bets}::uuid[])`)
}
