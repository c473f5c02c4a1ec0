import { type FormEvent, useState } from 'react'
import { customerContract } from '#contract/community/customer.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

const FILED = '비밀번호 찾기 요청이 접수되었습니다. 가입 정보가 확인되면 관리자가 안내해 드립니다.'

/**
 * Sends a password request to operators; the message is the same whether or not the member exists
 * (DIALOG-021).
 */
export function FindPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [userId, setUserId] = useState('')
  const [nickname, setNickname] = useState('')
  const [busy, setBusy] = useState(false)
  const isWhole = userId.trim() !== '' && nickname.trim() !== ''
  const send = async () => {
    setBusy(true)
    const answer = await call(customerContract.findPassword, { body: { userId, nickname } })
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    onClose()
    showAlert(FILED)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !busy) void send()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="비밀번호 찾기"
      description="비밀번호는 화면에 표시되지 않습니다. 관리자가 확인한 뒤 안내해 드립니다."
    >
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label="아이디"
          autoComplete="username"
          maxLength={40}
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
        />
        <TextField
          label="닉네임"
          autoComplete="off"
          maxLength={40}
          value={nickname}
          onChange={({ target }) => setNickname(target.value)}
        />
        <Button type="submit" look="primary" size="lg" wide disabled={!isWhole} busy={busy}>
          요청하기
        </Button>
      </form>
    </Dialog>
  )
}
