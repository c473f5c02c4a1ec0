import { useState } from 'react'
import { memberContract } from '#contract/account/members.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import type { JoinEntry } from './join-entry.ts'

type JoinConfirmDialogProps = {
  readonly entry: JoinEntry
  readonly onBack: () => void
  readonly onDone: () => void
}

const MASK = '••••••••'

/** Shows the entered values with the password masked, and sends them (DIALOG-014). */
export function JoinConfirmDialog({ entry, onBack, onDone }: JoinConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const { agreed: isAdult, recommenderCode, ...entered } = entry
    const answer = await call(memberContract.join, {
      body: { ...entered, isAdult, ...(recommenderCode && { recommenderCode }) },
    })
    setBusy(false)
    if (!answer.ok) {
      showRefusal(answer.refusal)
      return onBack()
    }
    showAlert(
      answer.value.waiting
        ? '회원가입이 완료되었습니다. 승인 후 이용하실 수 있습니다.'
        : '회원가입이 완료되었습니다. 로그인해 주세요.',
    )
    onDone()
  }
  return (
    <Dialog
      open
      onClose={onBack}
      persistent
      title="가입 정보 확인"
      description="입력하신 내용으로 가입을 신청합니다."
      actions={
        <>
          <Button size="lg" onClick={onBack} disabled={busy}>
            수정
          </Button>
          <Button size="lg" look="primary" onClick={() => void send()} busy={busy}>
            확인
          </Button>
        </>
      }
    >
      <div data-join-confirm>
        <FactList facts={factsOf(entry)} />
      </div>
    </Dialog>
  )
}

const factsOf = (entry: JoinEntry): readonly Fact[] => [
  ['아이디', entry.userId],
  ['비밀번호', MASK],
  ['닉네임', entry.nickname],
  ['휴대폰번호', entry.phone],
  ['생년월일', entry.birthDate],
  ['동의', '만 19세 이상, 이용약관, 개인정보처리방침'],
  ...(entry.recommenderCode ? [['추천인 코드', entry.recommenderCode] as const] : []),
]
