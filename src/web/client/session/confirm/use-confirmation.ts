import { useState } from 'react'
import type { Proof, SecondFactorWay } from '#contract/account/proof.ts'
import { secondFactorContract } from '#contract/account/second-factor.ts'
import { call } from '#web/client/api/api.ts'
import { notSignedText, signWithPasskey } from '#web/client/session/second-factor.ts'
import { isCodeReady } from '#web/client/session/second-factor-field.tsx'

/** Confirmation sent with a change of the own account. */
export type Confirmation = { readonly password: string; readonly proof?: Proof }

/** Ready to be sent, or the reason why not. */
type Confirmed =
  | { readonly ok: true; readonly confirmation: Confirmation }
  | { readonly ok: false; readonly text: string }

/** State of the member's confirmation: the current password, and a second factor if it is on. */
export function useConfirmation(ways: readonly SecondFactorWay[]) {
  const [password, setPassword] = useState('')
  const [chosen, setChosen] = useState<SecondFactorWay>()
  const [code, setCode] = useState('')
  const way = chosen ?? ways[0]
  const isReady = password !== '' && (way === undefined || isCodeReady(way, code))
  const confirm = async (): Promise<Confirmed> => {
    if (way === undefined) return { ok: true, confirmation: { password } }
    if (way !== 'passkey') return { ok: true, confirmation: { password, proof: { way, code: code.trim() } } }
    const question = await call(secondFactorContract.askPasskey)
    if (!question.ok) return { ok: false, text: question.refusal.text }
    const answer = await signWithPasskey(question.value)
    if (!answer) return { ok: false, text: notSignedText }
    return { ok: true, confirmation: { password, proof: { way, answer } } }
  }
  /** A code is valid once, so another attempt needs a new one. */
  const forgetCode = () => setCode('')
  const clear = () => {
    setPassword('')
    setCode('')
  }
  const turnTo = (next: SecondFactorWay) => {
    setChosen(next)
    setCode('')
  }
  return { ways, way, turnTo, password, setPassword, code, setCode, isReady, confirm, forgetCode, clear }
}

export type ConfirmationState = ReturnType<typeof useConfirmation>
