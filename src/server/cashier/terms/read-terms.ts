import type { DepositAccount } from '#contract/cashier/charge.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type CashLevel, loadCashLevel } from './cash-levels.sql.ts'

/** What a level of members may ask for. */
export const readTerms = ({ db }: Pick<Deps, 'db'>, level: number): Promise<CashLevel> =>
  loadCashLevel(db, level)

/** The account that a level pays into; undefined where none is set. */
export async function readDepositAccount(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  level: number,
): Promise<DepositAccount | undefined> {
  const { bank, accountSealed, holder } = await loadCashLevel(db, level)
  return accountSealed ? { bank, number: seal.open(accountSealed), holder } : undefined
}
