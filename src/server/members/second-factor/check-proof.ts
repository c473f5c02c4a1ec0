import type { Proof } from '#contract/account/proof.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { stepOfCode } from './app-codes.ts'
import { keepLastStep, lockAppFactor } from './app-factor.sql.ts'
import type { PasskeyPlace } from './passkey-place.ts'
import { keepPasskeyUse, lockPasskey } from './passkeys.sql.ts'
import { readPasskeyAnswer } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

/** A proof with the data needed to check it. */
export type OfferedProof = {
  readonly memberId: MemberId
  readonly proof: Proof
  /** The passkey challenge, already used up; undefined without one. */
  readonly challenge: string | undefined
  readonly place: PasskeyPlace | undefined
}

type ProofDeps = Pick<Deps, 'clock' | 'seal'>

/**
 * Whether the proof is the member's valid second factor. A valid one is used up: a step of the app, a recovery code,
 * the counter of a passkey. A concurrent call with the same proof waits and finds it used.
 */
export function checkProof(tx: Tx, deps: ProofDeps, offered: OfferedProof): Promise<boolean> {
  const { proof, memberId } = offered
  if (proof.way === 'app') return checkAppCode(tx, deps, memberId, proof.code)
  if (proof.way === 'recovery')
    return takeRecoveryCode(tx, deps.seal, { memberId, code: proof.code, at: deps.clock.now() })
  return checkPasskey(tx, deps, offered)
}

async function checkAppCode(tx: Tx, { clock, seal }: ProofDeps, memberId: MemberId, code: string) {
  const factor = await lockAppFactor(tx, memberId)
  if (!factor?.secretSealed) return false
  const secret = seal.open(factor.secretSealed)
  const step = stepOfCode(secret, code, { at: clock.now(), lastStep: factor.lastStep })
  if (step === undefined) return false
  await keepLastStep(tx, memberId, step)
  return true
}

async function checkPasskey(
  tx: Tx,
  { clock }: ProofDeps,
  { memberId, proof, challenge, place }: OfferedProof,
) {
  if (proof.way !== 'passkey' || challenge === undefined || !place) return false
  const passkey = await lockPasskey(tx, memberId, proof.answer.id)
  if (!passkey || passkey.rpId !== place.rpId) return false
  const counter = await readPasskeyAnswer(passkey, proof.answer, { challenge, place })
  if (counter === undefined) return false
  await keepPasskeyUse(tx, passkey.id, counter, clock.now())
  return true
}
