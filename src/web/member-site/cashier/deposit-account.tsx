import { type FormEvent, useState } from 'react'
import { chargeContract, type DepositAccount } from '#contract/cashier/charge.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

/** 입금계좌: shown after entering the login password, until the page is left (handbook 5.3). */
export function DepositAccountBox() {
  const [account, setAccount] = useState<DepositAccount>()
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-dim">입금계좌</p>
      <div className="flex min-h-12 items-center gap-3 rounded-md bg-s2 px-3.5 py-1.5">
        {account ? (
          <>
            <p className="min-w-0 flex-1 wrap-anywhere" data-deposit-account>
              <b className="tabular-nums">{`${account.bank} ${account.number}`}</b>
              <span className="block text-sm text-dim">{`예금주 ${account.holder}`}</span>
            </p>
            <CopyButton text={account.number} name="계좌번호" />
          </>
        ) : (
          <>
            <p className="min-w-0 flex-1 text-sm text-dim">비밀번호 확인 후 보입니다</p>
            <Button size="sm" onClick={() => setAsking(true)}>
              입금계좌 확인
            </Button>
          </>
        )}
      </div>
      {asking && (
        <EnquiryDialog
          onShown={shown => {
            setAccount(shown)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

type EnquiryDialogProps = {
  readonly onShown: (account: DepositAccount) => void
  readonly onClose: () => void
}

function EnquiryDialog({ onShown, onClose }: EnquiryDialogProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await call(chargeContract.account, { body: { password } })
    setBusy(false)
    if (answer.ok) onShown(answer.value)
    else if (!answer.refusal.handled) setError(answer.refusal.text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !busy) void send()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="입금계좌 확인"
      description="로그인 비밀번호를 입력해 주세요."
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="primary" busy={busy} disabled={password === ''} onClick={() => void send()}>
            확인
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <PasswordField
          label="로그인 비밀번호"
          autoComplete="current-password"
          maxLength={100}
          value={password}
          error={error}
          onChange={event => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
