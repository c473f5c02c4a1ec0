/**
 * The only folder that moves money. Single transfers use `postTransfer`. Set-based work calls the ledger's SQL
 * functions (db/functions/ledger) in its own statements: booking calls `ledger_reserve`, `ledger_post_reserved` and
 * `ledger_give`, settlement calls `ledger_pay` and `ledger_post`. All of them write postings through `ledger_write`.
 */
export {
  loadBalances,
  loadCoins,
  loadPurses,
  openMemberAccounts,
  type Purses,
  sumOfHouseAccount,
} from './accounts.ts'
export { type PurseChange, readConversions, readMoneyChanges, readPointChanges } from './changes.ts'
export { captureHolds, placeHolds, releaseHolds } from './hold-sets.sql.ts'
export { openHolds } from './holds.sql.ts'
export { captureHold, placeHold, releaseHold } from './holds.ts'
export { guardWallet, owedBy, postRows, walletBalances } from './ledger.sql.ts'
export { findLastCheck } from './ledger-checks.sql.ts'
export { postClawback, postTransfer } from './post-transfer.ts'
export { listPostingsOf, type PostingRow } from './postings.sql.ts'
export { type DaySum, hasUnproved, listDaySums } from './proof/day-sums.sql.ts'
export { type Proven, proveBalances } from './proof/prove-balances.ts'
export { findNumberBefore, findProvedTo } from './proof/proved-postings.sql.ts'
export { purgeHolds } from './purge-holds.ts'
export { verifyLedger } from './verify-ledger.ts'
export { checkLedgerWhenDue, ledgerCheck } from './watch-ledger.ts'
