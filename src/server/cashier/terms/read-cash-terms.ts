import type { DepositAccount } from '#contract/cashier/charge.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type CashLevel, listCashLevels, loadCashLevel } from './cash-levels.sql.ts'

/** Returns the request limits of a level. */
export const readCashTerms = ({ db }: Pick<Deps, 'db'>, level: number): Promise<CashLevel> =>
  loadCashLevel(db, level)

/** Returns the account that a level pays into; undefined if none is set. */
export async function readDepositAccount(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  level: number,
): Promise<DepositAccount | undefined> {
  const { bank, accountSealed, holder } = await loadCashLevel(db, level)
  return accountSealed ? { bank, number: seal.open(accountSealed), holder } : undefined
}

/** A level with its account number as shown to operators. */
export type CashLevelTold = CashLevel & { readonly number: string }

export const tellLevel = ({ seal }: Pick<Deps, 'seal'>, level: CashLevel): CashLevelTold => ({
  ...level,
  number: level.accountSealed ? seal.open(level.accountSealed) : '',
})

export const readLevels = async (deps: Pick<Deps, 'db' | 'seal'>): Promise<readonly CashLevelTold[]> =>
  (await listCashLevels(deps.db)).map(level => tellLevel(deps, level))
