import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { findExchangeHash, findMember, findOwnFacts } from '../members.sql.ts'
import {
  type Confirmation,
  type ConfirmRefusal,
  confirmPassword,
  confirmSelf,
  type PasswordRefusal,
  type Self,
} from './confirm-self.ts'
import { type CheckRefusal, checkExchangePassword, type ExchangeDeps } from './exchange-password.ts'
import { type NoteDeps, noteChange } from './note-change.ts'

/** Proofs of a member's identity, for areas that move money. */
export type OwnProof = {
  /** Checks the login password, and the second factor if one is on. */
  confirm(self: Self, confirmation: Confirmation): Promise<Result<true, ConfirmRefusal>>
  /** Checks only the login password, for sensitive reads. */
  confirmPassword(self: Self, password: string): Promise<Result<true, PasswordRefusal>>
  /** Checks the exchange password, with its lock. Refused if none is set. */
  checkExchange(
    self: Self,
    entered: string | undefined,
  ): Promise<Result<true, CheckRefusal | Refusal<'EXCHANGE_PASSWORD_UNSET'>>>
  hasExchangePassword(memberId: MemberId): Promise<boolean>
  /** Logs a change of the account and sends the member a message. */
  note(
    tx: Tx,
    self: Pick<Self, 'memberId' | 'ip' | 'agent'>,
    what: 'bank-account-set' | 'bank-account-changed',
    detail: string,
  ): Promise<void>
}

/** Opens the proofs of identity for other areas. */
export const openOwnProof = (deps: ExchangeDeps & NoteDeps): OwnProof => ({
  confirm: async (self, confirmation) => {
    const confirmed = await confirmSelf(deps, self, confirmation)
    return confirmed.ok ? accept(true) : confirmed
  },
  confirmPassword: (self, password) => confirmPassword(deps, self, password),
  checkExchange: async (self, exchangePassword) => {
    const { memberId } = self
    if ((await findExchangeHash(deps.db, memberId)) === null)
      return refuse({ code: 'EXCHANGE_PASSWORD_UNSET' })
    const member = await findMember(deps.db, memberId)
    return checkExchangePassword(deps, self, { memberId, userId: member?.userId ?? '', exchangePassword })
  },
  hasExchangePassword: async memberId => (await findOwnFacts(deps.db, memberId)).hasExchangePassword,
  note: (tx, self, what, detail) => noteChange(tx, deps, self, what, detail),
})
