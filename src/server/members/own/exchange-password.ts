import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { isExchangePassword, isSimpleExchangePassword } from '#domain/members/exchange-password.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { SharedRuns } from '#server/platform/work/shared-runs.ts'
import { giveBackGuess } from '../logins/login-counts.sql.ts'
import { insertEvents } from '../logins/login-events.sql.ts'
import { takeExchangeGuess } from '../logins/take-guess.ts'
import { findExchangeHash, setExchangeHash } from '../members.sql.ts'
import {
  type Confirmation,
  type ConfirmDeps,
  type ConfirmRefusal,
  confirmSelf,
  type Self,
} from './confirm-self.ts'
import { type NoteDeps, noteChange } from './note-change.ts'

type SetRefusal =
  | ConfirmRefusal
  | Refusal<'EXCHANGE_PASSWORD_FORMAT' | 'EXCHANGE_PASSWORD_SIMPLE' | 'EXCHANGE_PASSWORD_MISMATCH'>

type NewExchangePassword = Confirmation & {
  readonly exchangePassword: string
  readonly exchangePasswordConfirm: string
}

/** Sets the exchange password (환전비밀번호), confirmed by the login password, so that a forgotten one can be replaced. */
export async function setExchangePassword(
  deps: ConfirmDeps & NoteDeps,
  self: Self,
  { exchangePassword, exchangePasswordConfirm, ...confirmation }: NewExchangePassword,
): Promise<Result<undefined, SetRefusal>> {
  if (!isExchangePassword(exchangePassword)) return refuse({ code: 'EXCHANGE_PASSWORD_FORMAT' })
  if (isSimpleExchangePassword(exchangePassword)) return refuse({ code: 'EXCHANGE_PASSWORD_SIMPLE' })
  if (exchangePassword !== exchangePasswordConfirm) return refuse({ code: 'EXCHANGE_PASSWORD_MISMATCH' })
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  const { db, clock, passwords } = deps
  const hashing = passwords.inTurn({ key: `address ${self.network}`, isKnown: true }, () =>
    passwords.hash(exchangePassword),
  )
  if (!hashing) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const hash = await hashing
  await db.transaction(async tx => {
    await setExchangeHash(tx, self.memberId, hash, clock.now())
    await noteChange(tx, deps, self, 'exchange-password-set')
  })
  return accept(undefined)
}

export type CheckRefusal = Refusal<
  'EXCHANGE_PASSWORD_NEEDED' | 'EXCHANGE_PASSWORD_WRONG' | 'EXCHANGE_PASSWORD_LOCKED' | 'TOO_MANY_REQUESTS'
>

type Entered = {
  readonly memberId: MemberId
  readonly userId: string
  readonly exchangePassword: string | undefined
}

export type ExchangeDeps = ConfirmDeps & {
  /** Tries under way, by member and password: a password that is sent fifty times at once is one guess. */
  readonly exchangeTries: SharedRuns<Result<true, CheckRefusal>>
}

/**
 * Checks the member's exchange password. Members without one pass. Five wrong ones lock it, for ten minutes at first,
 * wherever they come from: it is short. A right one that is sent many times at once never locks.
 */
export async function checkExchangePassword(
  deps: ExchangeDeps,
  self: Pick<Self, 'network' | 'ip' | 'agent'>,
  { memberId, userId, exchangePassword }: Entered,
): Promise<Result<true, CheckRefusal>> {
  const stored = await findExchangeHash(deps.db, memberId)
  if (stored === null) return accept(true)
  if (!exchangePassword) return refuse({ code: 'EXCHANGE_PASSWORD_NEEDED' })
  const entered = { memberId, userId, exchangePassword, stored }
  return deps.exchangeTries.join(`${memberId} ${stored} ${exchangePassword}`, async () => {
    const tried = deps.passwords.inTurn({ key: `address ${self.network}`, isKnown: true }, () =>
      tryExchangePassword(deps, self, entered),
    )
    return tried ?? refuse({ code: 'TOO_MANY_REQUESTS' })
  })
}

async function tryExchangePassword(
  deps: ConfirmDeps,
  { ip: address, agent }: Pick<Self, 'ip' | 'agent'>,
  { memberId, userId, exchangePassword, stored }: Entered & { exchangePassword: string; stored: string },
): Promise<Result<true, CheckRefusal>> {
  const { db, clock, passwords } = deps
  const taken = await takeExchangeGuess(deps, userId)
  if (!taken.ok) return taken
  if (await passwords.matches(exchangePassword, stored)) {
    await db.transaction(tx => giveBackGuess(tx, taken.value.keys))
    return accept(true)
  }
  const locked = taken.value.locks.map(what => ({ what, memberId, name: userId, address, agent }))
  await insertEvents(db, locked, clock.now())
  return refuse({ code: 'EXCHANGE_PASSWORD_WRONG' })
}
