import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { checkWhenDue, dailyCheck } from '#server/platform/watch/daily-check.ts'
import { dropChecksBefore, findLastCheck, saveCheck } from './ledger-checks.sql.ts'
import { verifyLedger } from './verify-ledger.ts'

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Proves the books where nobody has done so for a day; false where it was not due. `npm run ledger:verify` names all faults. */
export const checkLedgerWhenDue = (deps: WatchDeps): Promise<boolean> =>
  checkWhenDue(deps, {
    wrong: 'the books are wrong',
    findLast: () => findLastCheck(deps.db),
    prove: () => verifyLedger(deps.db),
    save: check => saveCheck(deps.db, check),
    dropBefore: before => dropChecksBefore(deps.db, before),
  })

/** Proves the books once a day, beside the running house. */
export const ledgerCheck = (deps: WatchDeps): Background =>
  dailyCheck('ledger-check', deps, () => checkLedgerWhenDue(deps))
