import type { Proof } from '#contract/account/proof.ts'
import type { LoginEventKind } from '#contract/back-office/login-event-texts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { giveBackGuess } from '../logins/login-counts.sql.ts'
import { insertEvents } from '../logins/login-events.sql.ts'
import { takeCodeGuess, takeGuess } from '../logins/take-guess.ts'
import { findWithPassword, type MemberWithPassword } from '../members.sql.ts'
import type { Passwords } from '../passwords.ts'
import { checkProof } from '../second-factor/check-proof.ts'
import type { PasskeyPlace } from '../second-factor/passkey-place.ts'
import { takeChallenge } from '../second-factor/passkeys.sql.ts'

/** A member who changes the own account. */
export type Self = {
  readonly memberId: MemberId
  readonly ip: string
  readonly network: string
  readonly isAddressShared: boolean
  /** "Chrome · Windows" */
  readonly agent: string
  readonly place: PasskeyPlace | undefined
}

/** Proof of identity: the login password, and the second factor if one is on. */
export type Confirmation = { readonly password: string; readonly proof?: Proof | undefined }

export type PasswordRefusal = Refusal<'OWN_PASSWORD_WRONG' | 'LOGIN_LOCKED' | 'TOO_MANY_REQUESTS'>

export type ConfirmRefusal =
  | PasswordRefusal
  | Refusal<'SECOND_FACTOR_NEEDED' | 'SECOND_FACTOR_WRONG' | 'CODE_LOCKED' | 'PASSKEY_PLACE'>

export type ConfirmDeps = Pick<Deps, 'db' | 'clock' | 'seal'> & { readonly passwords: Passwords }

/**
 * Requires proof of identity before the own account is changed: a stolen session alone changes nothing. Guesses are
 * counted like those of a login. A right second factor is used up even if the change itself is then refused, so forms
 * validate their own fields first.
 */
export async function confirmSelf(
  deps: ConfirmDeps,
  self: Self,
  { password, proof }: Confirmation,
): Promise<Result<MemberWithPassword, ConfirmRefusal>> {
  const member = await findWithPassword(deps.db, self.memberId)
  const checked = deps.passwords.inTurn({ key: `address ${self.network}`, isKnown: true }, () =>
    checkPassword(deps, self, member, password),
  )
  if (!checked) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const right = await checked
  if (!right.ok) return right
  if (!member.hasSecondFactor) return accept(member)
  if (!proof) return refuse({ code: 'SECOND_FACTOR_NEEDED' })
  const proven = await checkOwnProof(deps, self, member, proof)
  return proven.ok ? accept(member) : proven
}

/** Requires the login password, for sensitive reads; guesses are counted like those of a login. */
export async function confirmPassword(
  deps: ConfirmDeps,
  self: Self,
  password: string,
): Promise<Result<true, PasswordRefusal>> {
  const member = await findWithPassword(deps.db, self.memberId)
  const checked = deps.passwords.inTurn({ key: `address ${self.network}`, isKnown: true }, () =>
    checkPassword(deps, self, member, password),
  )
  return checked ? await checked : refuse({ code: 'TOO_MANY_REQUESTS' })
}

async function checkPassword(
  deps: ConfirmDeps,
  self: Self,
  member: MemberWithPassword,
  password: string,
): Promise<Result<true, PasswordRefusal>> {
  const taken = await takeGuess(deps, guesserOf(self, member))
  if (!taken.ok) return taken
  if (await deps.passwords.matches(password, member.passwordHash)) {
    await deps.db.transaction(tx => giveBackGuess(tx, taken.value.keys))
    return accept(true)
  }
  await tell(deps, self, member, ['mismatch', ...taken.value.locks])
  return refuse({ code: 'OWN_PASSWORD_WRONG' })
}

async function checkOwnProof(
  deps: ConfirmDeps,
  self: Self,
  member: MemberWithPassword,
  proof: Proof,
): Promise<Result<true, ConfirmRefusal>> {
  const { db, clock } = deps
  if (proof.way === 'passkey' && !self.place) return refuse({ code: 'PASSKEY_PLACE' })
  const taken = await takeCodeGuess(deps, guesserOf(self, member))
  if (!taken.ok) return taken
  const asked =
    proof.way === 'passkey' ? await takeChallenge(db, member.id, 'confirm', clock.now()) : undefined
  const challenge = asked?.isFresh ? asked.challenge : undefined
  const proven = await db.transaction(async tx => {
    const offered = { memberId: member.id, proof, challenge, place: self.place }
    if (!(await checkProof(tx, deps, offered))) return refuse({ code: 'SECOND_FACTOR_WRONG' as const })
    await giveBackGuess(tx, taken.value.keys)
    return accept(true as const)
  })
  if (!proven.ok) await tell(deps, self, member, ['wrong-code', ...taken.value.locks])
  return proven
}

const guesserOf = ({ network, isAddressShared }: Self, { userId }: MemberWithPassword) => ({
  userId,
  shownName: userId,
  network,
  isAddressShared,
  device: undefined,
})

function tell(
  { db, clock }: ConfirmDeps,
  { ip: address, agent }: Self,
  { id: memberId, userId: name }: MemberWithPassword,
  happened: readonly LoginEventKind[],
): Promise<number> {
  return insertEvents(
    db,
    happened.map(what => ({ what, memberId, name, address, agent })),
    clock.now(),
  )
}
