import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type AwaitedProof, type BegunSession, memberContract } from '#contract/account/members.ts'
import type { Proof, SecondFactorWay } from '#contract/account/proof.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { call } from '../api/api.ts'
import type { CallRefusal } from '../api/api-client.ts'
import { notSignedText, signWithPasskey } from './second-factor.ts'
import { isCodeReady, SecondFactorField } from './second-factor-field.tsx'

type SecondStepProps = {
  readonly awaited: AwaitedProof
  readonly onBegun: (session: BegunSession) => Promise<void>
  /** Back to login name and password. */
  readonly onLeave: () => void
}

/** The second step of a login: a code, a recovery code or a passkey. */
export function SecondStep({ awaited, onBegun, onLeave }: SecondStepProps) {
  const { way, turnTo, code, setCode, remember, setRemember, busy, error, send } = useSecondStep(
    awaited,
    onBegun,
  )
  const form = useRef<HTMLFormElement>(null)
  // Focuses the code, the only input; the keyboard is still open from the password.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isCodeReady(way, code) && !busy) void send()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4" data-second-step>
      <SecondFactorField
        ways={awaited.ways}
        way={way}
        onWay={turnTo}
        code={code}
        onCode={setCode}
        error={way === 'passkey' ? undefined : error}
      />
      {way === 'passkey' && error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <Checkbox label="이 기기에서는 30일 동안 묻지 않기" checked={remember} onChange={setRemember} />
      <div className="grid gap-2">
        <Button type="submit" look="primary" size="lg" wide busy={busy} disabled={!isCodeReady(way, code)}>
          {way === 'passkey' ? '패스키로 확인' : '확인'}
        </Button>
        <Button size="lg" wide onClick={onLeave}>
          다른 아이디로 로그인
        </Button>
      </div>
    </form>
  )
}

function useSecondStep({ ticket, ways }: AwaitedProof, onBegun: SecondStepProps['onBegun']) {
  const [way, setWay] = useState<SecondFactorWay>(ways[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const fail = ({ handled, text }: Pick<CallRefusal, 'handled' | 'text'>) => {
    if (!handled) setError(text)
    setCode('')
  }
  const proofOf = async (): Promise<Proof | undefined> => {
    if (way !== 'passkey') return { way, code: code.trim() }
    const question = await call(memberContract.askPasskey, { body: { ticket } })
    if (!question.ok) {
      fail(question.refusal)
      return undefined
    }
    const answer = await signWithPasskey(question.value)
    if (!answer) setError(notSignedText)
    return answer && { way, answer }
  }
  const send = async () => {
    setBusy(true)
    setError('')
    const proof = await proofOf()
    const answer = proof && (await call(memberContract.secondStep, { body: { ticket, proof, remember } }))
    setBusy(false)
    if (answer?.ok) await onBegun(answer.value)
    else if (answer) fail(answer.refusal)
  }
  const turnTo = (next: SecondFactorWay) => {
    setWay(next)
    setCode('')
    setError('')
  }
  return { way, turnTo, code, setCode, remember, setRemember, busy, error, send }
}
