import { type ReactNode, useState } from 'react'
import { ownAccountContract } from '#contract/account/own-account.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { isExchangePassword, isSimpleExchangePassword } from '#domain/members/exchange-password.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import type { OwnAccount } from '#web/client/session/confirm/use-own-account.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Section } from '../section.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { ProfileForm } from './profile-form.tsx'

type Asked = 'password' | 'exchange' | 'close'

/** Profile, passwords, and account closing. */
export function ProfileSection({ own }: { readonly own: OwnAccount }) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Section title="기본 정보">
        <ProfileForm own={own} />
        <FactList facts={factsOf(own)} />
      </Section>
      <Section title="비밀번호">
        <ul className="grid divide-y divide-line">
          <Line
            name="로그인 비밀번호"
            note="주기적으로 변경하면 더 안전합니다."
            button={<Button onClick={() => setAsked('password')}>비밀번호 변경</Button>}
          />
          <Line
            name="환전비밀번호"
            note={own.hasExchangePassword ? '설정되어 있습니다.' : '아직 설정하지 않았습니다.'}
            button={
              <Button onClick={() => setAsked('exchange')}>
                {own.hasExchangePassword ? '환전비밀번호 변경' : '환전비밀번호 설정'}
              </Button>
            }
          />
        </ul>
      </Section>
      {own.mayClose && (
        <div className="flex justify-end">
          <Button look="quiet" size="sm" onClick={() => setAsked('close')}>
            회원 탈퇴
          </Button>
        </div>
      )}
      {asked === 'password' && <ChangePasswordDialog onClose={close} />}
      {asked === 'exchange' && <ExchangePasswordDialog isSet={own.hasExchangePassword} onClose={close} />}
      {asked === 'close' && (
        <CloseAccountDialog asksExchangePassword={own.hasExchangePassword} onClose={close} />
      )}
    </>
  )
}

type LineProps = { readonly name: string; readonly note: string; readonly button: ReactNode }

const Line = ({ name, note, button }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-dim">{note}</p>
    </div>
    {button}
  </li>
)

const factsOf = ({ joinedAt, previousLogin }: OwnAccount) => [
  ['가입일', joinedAt.slice(0, 10)] as const,
  [
    '지난 로그인',
    previousLogin
      ? `${previousLogin.at.slice(0, 16)} · ${previousLogin.device} · ${previousLogin.address}`
      : '기록 없음',
  ] as const,
]

type ExchangePasswordDialogProps = { readonly isSet: boolean; readonly onClose: () => void }

/** Sets the withdrawal password, four to six digits, with the login password. */
function ExchangePasswordDialog({ isSet, onClose }: ExchangePasswordDialogProps) {
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
