import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { guardWallet } from '#server/ledger/ledger.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { endSessionOf } from '../login-sessions.sql.ts'
import { deleteDevicesOf } from '../logins/login-devices.sql.ts'
import { lockMember, setStatus } from '../members.sql.ts'
import { dropSecondFactor } from '../second-factor/drop-second-factor.ts'
import { type Confirmation, type ConfirmRefusal, confirmSelf, type Self } from './confirm-self.ts'
import { checkExchangePassword, type ExchangeDeps } from './exchange-password.ts'
import { type NoteDeps, noteChange } from './note-change.ts'

/** Whether the member has open bets; a callback, because bets are in a later layer. */
export type HasOpenBets = (db: Queries, memberId: MemberId) => Promise<boolean>

type CloseRefusal =
  | ConfirmRefusal
  | Refusal<
      | 'EXCHANGE_PASSWORD_NEEDED'
      | 'EXCHANGE_PASSWORD_WRONG'
      | 'EXCHANGE_PASSWORD_LOCKED'
      | 'BETS_OPEN'
      | 'CLOSING_BY_SERVICE'
    >

type CloseDeps = ExchangeDeps &
  NoteDeps & { readonly sessions: LiveSessions; readonly hasOpenBets: HasOpenBets }

/**
 * Closes the member's own account permanently. Refused with open bets, whose payout could not be seen. Remaining
 * balance and points stay in the ledger under the member's id. The names stay taken.
 */
export async function closeAccount(
  deps: CloseDeps,
  self: Self,
  { exchangePassword, ...confirmation }: Confirmation & { readonly exchangePassword?: string | undefined },
): Promise<Result<undefined, CloseRefusal>> {
  const { db, clock, sessions, hasOpenBets } = deps
  const { memberId } = self
  if (await hasOpenBets(db, memberId)) return refuse({ code: 'BETS_OPEN' })
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  const { kind, userId } = confirmed.value
  if (kind !== 'member') return refuse({ code: 'CLOSING_BY_SERVICE' })
  const known = await checkExchangePassword(deps, self, { memberId, userId, exchangePassword })
  if (!known.ok) return known
  const done = await db.transaction(async tx => {
    await lockMember(tx, memberId)
    // Under the wallet lock: a bet is either seen here, or finds the account closed.
    await guardWallet(tx, memberId)
    if (await hasOpenBets(tx, memberId)) return refuse({ code: 'BETS_OPEN' })
    await setStatus(tx, memberId, 'left', clock.now())
    await endSessionOf(tx, memberId, 'logout', clock.now())
    await dropSecondFactor(tx, deps, memberId)
    await deleteDevicesOf(tx, memberId)
    await noteChange(tx, deps, self, 'closed')
    return accept(undefined)
  })
  sessions.forget(memberId)
  return done
}
