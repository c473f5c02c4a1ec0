import { useState } from 'react'
import { ownAccountContract } from '#contract/account/own-account.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { call, useSession } from '#web/client/api/api.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import { clearSession } from '#web/client/session/end-session.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type CloseAccountDialogProps = { readonly asksExchangePassword: boolean; readonly onClose: () => void }

/** Two steps before the account is closed for good: consequences, then passwords. */
export function CloseAccountDialog({ asksExchangePassword, onClose }: CloseAccountDialogProps) {
  const [understood, setUnderstood] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const [exchangePassword, setExchangePassword] = useState('')
  if (!isSecond)
    return (
      <Dialog
        open
        onClose={onClose}
        title="회원 탈퇴"
        actions={
          <>
            <Button size="lg" onClick={onClose}>
              취소
            </Button>
            <Button size="lg" look="danger" disabled={!understood} onClick={() => setSecond(true)}>
              다음
            </Button>
          </>
        }
      >
        <Meaning understood={understood} onUnderstood={setUnderstood} />
      </Dialog>
    )
  return (
    <ConfirmedDialog
      title="회원 탈퇴"
      description="마지막 확인입니다. 탈퇴하면 되돌릴 수 없습니다."
      confirm="탈퇴"
      danger
      ready={!asksExchangePassword || exchangePassword.length >= 4}
      onSend={confirmation =>
        call(ownAccountContract.close, {
          body: { ...confirmation, ...(asksExchangePassword && { exchangePassword }) },
        })
      }
      onDone={leave}
      onClose={onClose}
    >
      {asksExchangePassword && (
        <PasswordField
          label="환전비밀번호"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={exchangePassword}
          onChange={event => setExchangePassword(typedDigits(event.target.value))}
        />
      )}
    </ConfirmedDialog>
  )
}

function leave(): void {
  clearSession()
  goTo('/login')
  showAlert('탈퇴 처리되었습니다. 그동안 이용해 주셔서 감사합니다.')
}

type MeaningProps = { readonly understood: boolean; readonly onUnderstood: (understood: boolean) => void }

function Meaning({ understood, onUnderstood }: MeaningProps) {
  const user = useSession()?.user
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1.5 pl-5 leading-relaxed">
        <li>탈퇴 후에는 로그인할 수 없고, 같은 아이디와 닉네임으로 다시 가입할 수 없습니다.</li>
        <li>진행 중인 베팅이 있으면 결과가 처리된 후에 탈퇴할 수 있습니다.</li>
        {user && (user.emoney > 0 || user.point > 0) && (
          <li>
            {`남은 보유금액 ${formatFigure(user.emoney)}원과 포인트 ${formatFigure(user.point)}P는 더 이상 사용할 수 없습니다. 남은 금액은 고객센터에 문의해 주세요.`}
          </li>
        )}
      </ul>
      <Checkbox label="위 내용을 모두 확인했습니다." checked={understood} onChange={onUnderstood} />
    </div>
  )
}
