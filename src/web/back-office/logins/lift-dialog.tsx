import { type FormEvent, useId, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { heldBy, type LoginLock } from './login-locks.tsx'

type LiftDialogProps = {
  readonly lock: LoginLock
  readonly onClose: () => void
  /** Whether it was lifted or not: the list may be old. */
  readonly onDone: () => void
}

const reasons = ['본인 확인', '고객 요청', '착오 정정']

/** Asks why, and lifts a lock: logins are tried again at once. */
export function LiftDialog({ lock, onClose, onDone }: LiftDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const isReady = isReason(reason)
  const lift = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    setBusy(true)
    const answer = await call(loginOperatorContract.liftLock, {
      params: { id: lock.id },
      body: { reason: reason.trim() },
    })
    setBusy(false)
    onDone()
    if (!answer.ok) return setRefusal(answer.refusal.text)
    showToast('로그인 잠금을 해제했습니다.', 'good')
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="로그인 잠금 해제"
      description={`${lock.kindText}: ${heldBy(lock)}`}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form={formId} look="primary" size="lg" disabled={!isReady} busy={busy}>
            잠금 해제
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={lift} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ReasonField presets={reasons} value={reason} onChange={setReason} />
        <RefusalNote text={refusal} />
      </form>
    </Dialog>
  )
}
