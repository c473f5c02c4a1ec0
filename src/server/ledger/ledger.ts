/**
 * The only folder that moves money. Single transfers go through `postTransfer`; set-wise work (booking of
 * bets, settlement) calls the SQL function `ledger_post` of db/migrations/000001-ledger.sql within its own
 * statement, or `postRows` from here.
 */
export {
  loadBalances,
  loadPurses,
  type MemberBalances,
  openMemberAccounts,
  type Purses,
  sumOfHouseAccount,
} from './accounts.ts'
export { captureHolds, placeHolds, releaseHolds } from './hold-sets.sql.ts'
export { captureHold, type HoldRefusal, placeHold, releaseHold } from './holds.ts'
export { type PostedRow, type PostingColumns, postRows } from './ledger.sql.ts'
export { postClawback, postTransfer, type Receipt, type TransferRefusal } from './post-transfer.ts'
export { purgeHolds } from './purge-holds.ts'
export { type BookFault, verifyLedger } from './verify-ledger.ts'
