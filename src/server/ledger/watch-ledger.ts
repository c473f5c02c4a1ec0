import { DAY, instant, MINUTE } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dropChecksBefore, findLastCheck, saveCheck } from './ledger-checks.sql.ts'
import { verifyLedger } from './verify-ledger.ts'

const LOOK_EVERY = 10 * MINUTE
const CHECK_EVERY = DAY
const KEPT_FOR = 400 * DAY
/** Of a broken ledger the first are enough to begin with; `npm run ledger:verify` names all. */
const FAULTS_MAX = 20

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/**
 * Proves the books where nobody has done so for a day, and keeps what came out; false where it was not due. Two
 * processes that do it at once have both done it, which harms nobody.
 */
export async function checkLedgerWhenDue({ db, clock, log }: WatchDeps): Promise<boolean> {
  const last = await findLastCheck(db)
  if (last && clock.now() - last.at < CHECK_EVERY) return false
  const { postings, faults } = await verifyLedger(db)
  if (faults.length > 0) log.error({ faults: faults.slice(0, FAULTS_MAX) }, 'the books are wrong')
  await saveCheck(db, { at: clock.now(), postings, faults: faults.slice(0, FAULTS_MAX) })
  await dropChecksBefore(db, instant(clock.now() - KEPT_FOR))
  return true
}

/** Proves the books once a day, beside the running house. */
export const ledgerCheck = (deps: WatchDeps): Background =>
  repeating('ledger-check', { every: LOOK_EVERY, work: () => checkLedgerWhenDue(deps), log: deps.log })
