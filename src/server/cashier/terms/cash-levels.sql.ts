import type { CashTerms } from '#domain/cashier/cash-terms.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** Request limits of a level, and the account that its members pay into. */
export type CashLevel = CashTerms & {
  readonly level: number
  /** Empty if none is set. */
  readonly bank: string
  readonly accountSealed: Buffer | null
  readonly holder: string
  /** Counts changes; a change based on an older revision is refused. */
  readonly revision: number
}

const columns = sql`level, deposit_min as "depositMin", deposit_max as "depositMax",
  withdrawal_min as "withdrawalMin", withdrawal_max as "withdrawalMax", withdrawal_day_max as "withdrawalDayMax",
  withdrawal_hours as "withdrawalHours", bank, account_sealed as "accountSealed", holder, revision`

export const loadCashLevel = (db: Queries, level: number) =>
  db.one<CashLevel>(sql`select ${columns} from cash_level where level = ${level}`)

/** The levels, lowest first. */
export const listCashLevels = (db: Queries) =>
  db.many<CashLevel>(sql`select ${columns} from cash_level order by level`)

export const lockCashLevel = (tx: Tx, level: number) =>
  tx.maybe<CashLevel>(sql`select ${columns} from cash_level where level = ${level} for update`)

export const updateCashTerms = (tx: Tx, level: number, terms: CashTerms) =>
  tx.one<CashLevel>(sql`
    update cash_level set deposit_min = ${terms.depositMin}, deposit_max = ${terms.depositMax},
      withdrawal_min = ${terms.withdrawalMin}, withdrawal_max = ${terms.withdrawalMax},
      withdrawal_day_max = ${terms.withdrawalDayMax}, withdrawal_hours = ${terms.withdrawalHours},
      revision = revision + 1
    where level = ${level} returning ${columns}`)

export const updateDepositAccount = (
  tx: Tx,
  level: number,
  { bank, accountSealed, holder }: Pick<CashLevel, 'bank' | 'accountSealed' | 'holder'>,
) =>
  tx.one<CashLevel>(sql`
    update cash_level set bank = ${bank}, account_sealed = ${accountSealed}, holder = ${holder}, revision = revision + 1
    where level = ${level} returning ${columns}`)
