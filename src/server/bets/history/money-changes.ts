import type { MemberId } from '#domain/ids.ts'
import { readMoneyChanges } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { movedBets } from './own-bets.sql.ts'

/**
 * Returns the changes of the member's balance, newest first, fifteen per page (DIALOG-017). The ledger finds stakes and
 * payouts by the bets they belong to.
 */
export const listMoneyChanges = (
  deps: Pick<Deps, 'db' | 'clock'>,
  memberId: MemberId,
  before: number | undefined,
) => readMoneyChanges(deps, memberId, { before, moved: asked => movedBets(memberId, asked) })
