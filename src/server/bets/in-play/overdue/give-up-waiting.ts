import { accept, refuse } from '#domain/result.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { EndAttempt } from '../end-waiting.ts'
import { claimDue, listEnds } from '../waiting-bets.sql.ts'
import { type RefuseDeps, refuseWaiting } from './refuse-waiting.ts'

/**
 * Refuses a bet that is too late to be booked and could not be ended normally. The answer is the normal one, built
 * without the steps that may have failed.
 */
export const giveUpWaiting = (deps: RefuseDeps & { readonly db: Db }, id: string): Promise<EndAttempt> =>
  deps.db.transaction(async tx => {
    const refusal = { code: 'WAITED_TOO_LONG' } as const
    const [bet] = await claimDue(tx, [id], deps.clock.now())
    if (bet) {
      await refuseWaiting(deps, tx, bet, { refusal, actor: 'system:overdue' })
      return { kind: 'known', answer: refuse(refusal) }
    }
    const [end] = await listEnds(tx, [id])
    if (!end) return { kind: 'waits' }
    const answer =
      end.refusal === null ? accept({ betId: id, balance: end.balance }) : refuse(JSON.parse(end.refusal))
    return { kind: 'known', answer }
  })
