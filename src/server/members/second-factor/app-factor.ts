import type { Refusal } from '#contract/wire/refusals.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { giveBackGuess } from '../logins/login-counts.sql.ts'
import { takeCodeGuess } from '../logins/take-guess.ts'
import { lockMember } from '../members.sql.ts'
import {
  type Confirmation,
  type ConfirmDeps,
  type ConfirmRefusal,
  confirmSelf,
  type Self,
} from '../own/confirm-self.ts'
import { type NoteDeps, noteChange } from '../own/note-change.ts'
import { appAddress, makeAppSecret, stepOfCode } from './app-codes.ts'
import { deleteAppFactor, enablePendingSecret, keepPendingSecret, lockAppFactor } from './app-factor.sql.ts'
import { type TurnDeps, turnSecondFactor } from './turn-second-factor.ts'

type FactorDeps = ConfirmDeps & NoteDeps & TurnDeps

/** How long a new secret waits for its first code. */
const PENDING_VALID = 10 * MINUTE

/** Creates a secret for an authenticator app and returns it, once; it is valid from its first code on. */
export async function beginApp(
  deps: FactorDeps,
  self: Self,
  confirmation: Confirmation,
): Promise<Result<{ readonly secret: string; readonly address: string }, ConfirmRefusal>> {
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  const { db, clock, seal } = deps
  const secret = makeAppSecret()
  const until = instant(clock.now() + PENDING_VALID)
  await db.transaction(tx => keepPendingSecret(tx, self.memberId, seal.seal(secret), until))
  return accept({ secret, address: appAddress(secret, confirmed.value.userId) })
}

type EnableRefusal = Refusal<'SECOND_FACTOR_WRONG' | 'CODE_LOCKED' | 'TOO_MANY_REQUESTS' | 'APP_NOT_BEGUN'>

/** Enables the app with its first code, replacing one in use; returns recovery codes if there were none. */
export async function enableApp(
  deps: FactorDeps,
  self: Self & { readonly userId: string },
  code: string,
): Promise<Result<readonly string[], EnableRefusal>> {
  const { db, clock } = deps
  const { memberId, userId } = self
  const taken = await takeCodeGuess(deps, { ...self, shownName: userId, device: undefined })
  if (!taken.ok) return taken
  return db.transaction(async tx => {
    await lockMember(tx, memberId)
    const step = pendingStep(deps, await lockAppFactor(tx, memberId), code)
    if (typeof step === 'string') return refuse({ code: step })
    await giveBackGuess(tx, taken.value.keys)
    await enablePendingSecret(tx, memberId, step, clock.now())
    const recoveryCodes = await turnSecondFactor(tx, deps, memberId)
    await noteChange(tx, deps, self, 'app-on')
    return accept(recoveryCodes)
  })
}

/** The step of a valid code for the waiting secret, or the refusal. */
function pendingStep(
  { clock, seal }: Pick<Deps, 'clock' | 'seal'>,
  factor: Awaited<ReturnType<typeof lockAppFactor>>,
  code: string,
): number | 'APP_NOT_BEGUN' | 'SECOND_FACTOR_WRONG' {
  const at = clock.now()
  if (!factor?.pendingSealed || (factor.pendingUntil ?? 0) <= at) return 'APP_NOT_BEGUN'
  return stepOfCode(seal.open(factor.pendingSealed), code, { at, lastStep: null }) ?? 'SECOND_FACTOR_WRONG'
}

/** Removes the app; the second factor stays on while there is a passkey. */
export async function disableApp(
  deps: FactorDeps,
  self: Self,
  confirmation: Confirmation,
): Promise<Result<undefined, ConfirmRefusal>> {
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  await deps.db.transaction(async tx => {
    await lockMember(tx, self.memberId)
    if ((await deleteAppFactor(tx, self.memberId)) === 0) return
    await turnSecondFactor(tx, deps, self.memberId)
    await noteChange(tx, deps, self, 'app-off')
  })
  return accept(undefined)
}
