import { useState } from 'react'
import { ownAccountContract } from '#contract/account/own-account.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { isExchangePassword, isSimpleExchangePassword } from '#domain/members/exchange-password.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'

type ExchangePasswordDialogProps = { readonly isSet: boolean; readonly onClose: () => void }

/** Sets the withdrawal password, four to six digits, with the login password. */
export function ExchangePasswordDialog({ isSet, onClose }: ExchangePasswordDialogProps) {
  const [exchangePassword, setPassword] = useState('')
  const [exchangePasswordConfirm, setConfirm] = useState('')
  const wrong = wrongOf(exchangePassword)
  const differs = exchangePasswordConfirm !== '' && exchangePasswordConfirm !== exchangePassword
  return (
    <ConfirmedDialog
      title={isSet ? '환전비밀번호 변경' : '환전비밀번호 설정'}
      description="환전을 신청할 때 입력하는 숫자 4~6자리입니다."
      confirm={isSet ? '변경' : '설정'}
      ready={exchangePassword !== '' && !wrong && exchangePassword === exchangePasswordConfirm}
      done="환전비밀번호를 저장했습니다."
      onSend={confirmation =>
        call(ownAccountContract.setExchangePassword, {
          body: { exchangePassword, exchangePasswordConfirm, ...confirmation },
        })
      }
      onDone={onClose}
      onClose={onClose}
    >
      <PasswordField
        label="새 환전비밀번호"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={exchangePassword}
        error={wrong && describeRefusal({ code: wrong }).text}
        onChange={event => setPassword(typedDigits(event.target.value))}
      />
      <PasswordField
        label="새 환전비밀번호 확인"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={exchangePasswordConfirm}
        error={differs ? describeRefusal({ code: 'EXCHANGE_PASSWORD_MISMATCH' }).text : undefined}
        onChange={event => setConfirm(typedDigits(event.target.value))}
      />
    </ConfirmedDialog>
  )
}

function wrongOf(text: string): 'EXCHANGE_PASSWORD_FORMAT' | 'EXCHANGE_PASSWORD_SIMPLE' | undefined {
  if (text === '') return undefined
  if (!isExchangePassword(text)) return 'EXCHANGE_PASSWORD_FORMAT'
  return isSimpleExchangePassword(text) ? 'EXCHANGE_PASSWORD_SIMPLE' : undefined
}
