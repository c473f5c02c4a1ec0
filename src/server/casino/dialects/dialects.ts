import type { Dialect } from '#domain/casino/supplier-terms.ts'
import { commandDialect } from './command-dialect.ts'
import type { WalletDialect } from './dialect.ts'
import { transactionsDialect } from './transactions-dialect.ts'

/** Supported conventions; add a new adapter here. */
export const dialects: Readonly<Record<Dialect, WalletDialect>> = {
  command: commandDialect,
  transactions: transactionsDialect,
}
