import type { NewPasskeyAnswer, PasskeyQuestion } from '#contract/account/proof.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember } from '../members.sql.ts'
import {
  type Confirmation,
  type ConfirmDeps,
  type ConfirmRefusal,
  confirmSelf,
  type Self,
} from '../own/confirm-self.ts'
import { type NoteDeps, noteChange } from '../own/note-change.ts'
import { deletePasskey, insertPasskey, keepChallenge, listPasskeys, takeChallenge } from './passkeys.sql.ts'
import { newPasskeyQuestionFor, passkeysAt, QUESTION_VALID, questionFor, readNewPasskey } from './passkeys.ts'
import { type TurnDeps, turnSecondFactor } from './turn-second-factor.ts'

type FactorDeps = ConfirmDeps & NoteDeps & TurnDeps

/** More devices and keys than anybody has. */
const PASSKEYS_MAX = 10

const validUntil = ({ clock }: FactorDeps) => instant(clock.now() + QUESTION_VALID)

/** Returns the options for the member's browser to create a passkey. */
export async function beginPasskey(
  deps: FactorDeps,
  self: Self,
  confirmation: Confirmation,
): Promise<
  Result<Awaited<ReturnType<typeof newPasskeyQuestionFor>>, ConfirmRefusal | Refusal<'PASSKEYS_FULL'>>
> {
  const { place, memberId } = self
  if (!place) return refuse({ code: 'PASSKEY_PLACE' })
  const passkeys = await listPasskeys(deps.db, memberId)
  if (passkeys.length >= PASSKEYS_MAX) return refuse({ code: 'PASSKEYS_FULL', max: PASSKEYS_MAX })
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  const question = await newPasskeyQuestionFor(confirmed.value, passkeysAt(passkeys, place), place)
  const { challenge } = question
  await keepChallenge(deps.db, memberId, { purpose: 'add', challenge, until: validUntil(deps) })
  return accept(question)
}

type AddRefusal = Refusal<'PASSKEY_REFUSED' | 'PASSKEY_PLACE'>

/** Stores a passkey created by the member's browser; returns recovery codes if there were none. */
export async function addPasskey(
  deps: FactorDeps,
  self: Self,
  { name, answer }: { readonly name: string; readonly answer: NewPasskeyAnswer },
): Promise<Result<readonly string[], AddRefusal>> {
  const { db, clock } = deps
  const { place, memberId } = self
  if (!place) return refuse({ code: 'PASSKEY_PLACE' })
  const asked = await takeChallenge(db, memberId, 'add', clock.now())
  if (!asked?.isFresh) return refuse({ code: 'PASSKEY_REFUSED' })
  const made = await readNewPasskey(answer, { challenge: asked.challenge, place })
  if (!made) return refuse({ code: 'PASSKEY_REFUSED' })
  return db.transaction(async tx => {
    await lockMember(tx, memberId)
    const passkey = { ...made, name, rpId: place.rpId, madeAt: clock.now() }
    if (!(await insertPasskey(tx, memberId, passkey))) return refuse({ code: 'PASSKEY_REFUSED' })
    const recoveryCodes = await turnSecondFactor(tx, deps, memberId)
    await noteChange(tx, deps, self, 'passkey-added', name)
    return accept(recoveryCodes)
  })
}

/** Removes one of the member's own passkeys; those of others count as unknown. */
export async function removePasskey(
  deps: FactorDeps,
  self: Self,
  { id, ...confirmation }: Confirmation & { readonly id: number },
): Promise<Result<undefined, ConfirmRefusal | Refusal<'NOT_FOUND'>>> {
  const { db } = deps
  const { memberId } = self
  const own = await listPasskeys(db, memberId)
  if (!own.some(passkey => passkey.id === id)) return refuse({ code: 'NOT_FOUND' })
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  return db.transaction(async tx => {
    await lockMember(tx, memberId)
    const removed = await deletePasskey(tx, memberId, id)
    if (!removed) return refuse({ code: 'NOT_FOUND' })
    await turnSecondFactor(tx, deps, memberId)
    await noteChange(tx, deps, self, 'passkey-removed', removed.name)
    return accept(undefined)
  })
}

/** Returns the passkey challenge for a change of the own account. */
export async function askOwnPasskey(
  deps: FactorDeps,
  { place, memberId }: Self,
): Promise<Result<PasskeyQuestion, Refusal<'PASSKEY_PLACE'>>> {
  const passkeys = place ? passkeysAt(await listPasskeys(deps.db, memberId), place) : []
  if (!place || passkeys.length === 0) return refuse({ code: 'PASSKEY_PLACE' })
  const question = await questionFor(passkeys, place)
  const { challenge } = question
  await keepChallenge(deps.db, memberId, { purpose: 'confirm', challenge, until: validUntil(deps) })
  return accept(question)
}
