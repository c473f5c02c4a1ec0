import { turnoverRule } from '#contract/cashier/turnover.ts'
import { shippedTurnoverRule, type TurnoverRule } from '#domain/cashier/turnover/turnover-rule.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import { findTurnoverRule, lockTurnoverRule, putTurnoverRule } from './turnover-rule.sql.ts'

/** Returns the current weights and percents. Throws on an invalid stored value. */
export async function readTurnoverRule(db: Queries): Promise<TurnoverRule> {
  const row = await findTurnoverRule(db)
  return row ? turnoverRule.parse(row.value) : shippedTurnoverRule
}

/** Sets weights and percents for the future: bets already counted and requirements already opened stay unchanged. */
export const changeTurnoverRule = (
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  who: OperatorAct,
  rule: TurnoverRule,
): Promise<Result<TurnoverRule, never>> =>
  db.transaction(async tx => {
    await lockTurnoverRule(tx)
    const before = await readTurnoverRule(tx)
    const at = clock.now()
    await putTurnoverRule(tx, rule, at)
    tellContentChanged(tx, { bus }, 'turnover')
    await recordAct(tx, { ...who, act: 'change-turnover', subject: 'turnover', before, after: rule, at })
    return accept(rule)
  })
