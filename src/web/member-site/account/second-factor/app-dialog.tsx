import { type FormEvent, useId, useState } from 'react'
import { secondFactorContract } from '#contract/account/second-factor.ts'
import type { Output } from '#contract/wire/route.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { QrCode } from '#web/kit/display/qr-code.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { CopyTextButton } from './copy-text-button.tsx'

type Begun = Output<typeof secondFactorContract.beginApp>

type AppDialogProps = {
  /** Recovery codes, if these are the first. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

/** Sets up an authenticator app in two steps: confirmation, then QR code and first code. */
export function AppDialog({ onDone, onClose }: AppDialogProps) {
  const [begun, setBegun] = useState<Begun>()
  if (begun) return <ScanDialog begun={begun} onDone={onDone} onClose={onClose} />
  return (
    <ConfirmedDialog
      title="인증 앱 등록"
      description="먼저 본인인지 확인합니다."
      confirm="다음"
      onSend={body => call(secondFactorContract.beginApp, { body })}
      onDone={setBegun}
      onClose={onClose}
    />
  )
}

function ScanDialog({ begun, onDone, onClose }: AppDialogProps & { readonly begun: Begun }) {
  const formId = useId()
  const { code, type, error, busy, send } = useFirstCode(onDone)
  const isReady = code.length === 6
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void send()
  }
  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title="인증 앱 등록"
      description="인증 앱으로 QR 코드를 읽고, 앱에 나온 인증번호를 입력해 주세요."
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form={formId} size="lg" look="primary" disabled={!isReady} busy={busy}>
            등록
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid justify-items-center gap-3">
          <QrCode text={begun.address} label="인증 앱 등록용 QR 코드" />
          <div className="flex w-full items-center gap-2 rounded-md bg-s2 p-3">
            <code className="min-w-0 flex-1 text-sm" data-app-secret>
              {begun.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <CopyTextButton text={begun.secret} label="비밀키 복사" />
          </div>
        </div>
        <TextField
          label="인증 앱의 인증번호 6자리"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          error={error}
          onChange={event => type(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function useFirstCode(onDone: AppDialogProps['onDone']) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const type = (text: string) => {
    setError(undefined)
    setCode(typedDigits(text).slice(0, 6))
  }
  const send = async () => {
    setBusy(true)
    const answer = await call(secondFactorContract.enableApp, { body: { code } })
    setBusy(false)
    if (answer.ok) {
      showToast('인증 앱을 등록했습니다.', 'good')
      return onDone(answer.value.recoveryCodes)
    }
    setCode('')
    setError(answer.refusal.text)
  }
  return { code, type, error, busy, send }
}
