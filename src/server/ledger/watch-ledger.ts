import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { checkWhenDue, dailyCheck } from '#server/platform/watch/daily-check.ts'
import { dropChecksBefore, findLastCheck, saveCheck } from './ledger-checks.sql.ts'
import { verifyLedger } from './verify-ledger.ts'

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Verifies the books if the last check is a day old; false if not due. `npm run ledger:verify` lists all faults. */
export const checkLedgerWhenDue = (deps: WatchDeps): Promise<boolean> =>
  checkWhenDue(deps, {
    wrong: 'the books are wrong',
    findLast: () => findLastCheck(deps.db),
    prove: () => verifyLedger(deps.db),
    save: check => saveCheck(deps.db, check),
    dropBefore: before => dropChecksBefore(deps.db, before),
  })

/** Verifies the books once a day while the server works. */
export const ledgerCheck = (deps: WatchDeps): Background =>
  dailyCheck('ledger-check', deps, () => checkLedgerWhenDue(deps))
