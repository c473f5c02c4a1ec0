import { KeyRound, ShieldAlert, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { secondFactorContract } from '#contract/account/second-factor.ts'
import { call } from '#web/client/api/api.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import { type OwnAccount, useRereadAccount } from '#web/client/session/confirm/use-own-account.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Section } from '../section.tsx'
import { AppDialog } from './app-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

type Passkey = OwnAccount['secondFactor']['passkeys'][number]
type Asked =
  | { readonly kind: 'app' | 'app-off' | 'passkey' | 'codes' }
  | { readonly kind: 'passkey-off'; readonly passkey: Passkey }

/** Second-factor methods: app, passkeys, recovery codes. */
export function SecondFactorSection({ own: { secondFactor } }: { readonly own: OwnAccount }) {
  const { ways, appSince, passkeys, recoveryCodesLeft } = secondFactor
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const isOn = ways.some(way => way !== 'recovery')
  return (
    <>
      <State isOn={isOn} />
      <Section
        title="인증 앱"
        note="Google OTP, Microsoft Authenticator 같은 앱이 만드는 6자리 인증번호를 사용합니다."
      >
        <Row name="인증 앱" note={appSince ? `${appSince.slice(0, 16)} 등록` : '등록하지 않았습니다.'}>
          {appSince && (
            <Button look="quiet" onClick={() => setAsked({ kind: 'app-off' })}>
              해제
            </Button>
          )}
          <Button onClick={() => setAsked({ kind: 'app' })}>{appSince ? '앱 변경' : '인증 앱 등록'}</Button>
        </Row>
      </Section>
      <Section
        title="패스키"
        note="지문, 얼굴, 화면 잠금 또는 보안키로 인증합니다. 등록한 기기에서만 사용할 수 있습니다."
      >
        {passkeys.length > 0 && (
          <ul className="grid divide-y divide-line" aria-label="패스키">
            {passkeys.map(passkey => (
              <li key={passkey.id} className="py-2.5 first:pt-0 last:pb-0" data-passkey={passkey.id}>
                <Row name={passkey.name} note={usedNote(passkey)}>
                  <Button
                    size="sm"
                    look="quiet"
                    aria-label={`${passkey.name} 패스키 삭제`}
                    onClick={() => setAsked({ kind: 'passkey-off', passkey })}
                  >
                    삭제
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        )}
        <Row
          name="등록한 패스키"
          note={passkeys.length > 0 ? `${passkeys.length}개` : '등록하지 않았습니다.'}
        >
          <Button onClick={() => setAsked({ kind: 'passkey' })}>
            <KeyRound aria-hidden size={16} />
            패스키 등록
          </Button>
        </Row>
      </Section>
      {isOn && (
        <Section
          title="복구 코드"
          note="휴대폰을 잃어버렸을 때 인증번호 대신 한 번씩 사용할 수 있습니다. 안전한 곳에 보관해 주세요."
        >
          <Row name="남은 코드" note={`${recoveryCodesLeft}개`}>
            <Button onClick={() => setAsked({ kind: 'codes' })}>새로 만들기</Button>
          </Row>
        </Section>
      )}
      <AskedDialog asked={asked} onCodes={setCodes} onClose={() => setAsked(undefined)} />
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  )
}

const usedNote = ({ madeAt, usedAt }: Passkey): string =>
  `${madeAt.slice(0, 10)} 등록 · ${usedAt ? `${usedAt.slice(0, 16)} 사용` : '아직 사용하지 않음'}`

function State({ isOn }: { readonly isOn: boolean }) {
  const Icon = isOn ? ShieldCheck : ShieldAlert
  return (
    <div className="card flex items-center gap-4 p-5 mobile:p-4" data-second-factor-on={isOn}>
      <Icon aria-hidden size={32} className={`shrink-0 ${isOn ? 'text-jade' : 'text-dim'}`} />
      <div className="grid gap-0.5">
        <p className="text-md font-semibold">
          {isOn ? '2단계 인증을 사용하고 있습니다.' : '2단계 인증을 사용하지 않습니다.'}
        </p>
        <p className="text-sm text-dim">
          {isOn
            ? '새 기기에서 로그인하거나 회원정보를 변경할 때 한 번 더 확인합니다.'
            : '비밀번호가 유출되어도 다른 사람이 로그인하지 못하게 막아 줍니다.'}
        </p>
      </div>
    </div>
  )
}

type RowProps = { readonly name: string; readonly note: string; readonly children: ReactNode }

const Row = ({ name, note, children }: RowProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-dim">{note}</p>
    </div>
    <div className="flex gap-1.5">{children}</div>
  </div>
)

type AskedDialogProps = {
  readonly asked: Asked | undefined
  /** Recovery codes that were just created. */
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

function AskedDialog({ asked, onCodes, onClose }: AskedDialogProps) {
  const reread = useRereadAccount()
  const take = (codes: readonly string[]) => {
    reread()
    onCodes(codes)
    onClose()
  }
  if (asked?.kind === 'app') return <AppDialog onDone={take} onClose={onClose} />
  if (asked?.kind === 'passkey') return <PasskeyDialog onDone={take} onClose={onClose} />
  if (asked?.kind === 'app-off')
    return (
      <ConfirmedDialog
        title="인증 앱 해제"
        description="패스키도 없으면 2단계 인증이 꺼지고 복구 코드도 사용할 수 없습니다."
        confirm="해제"
        danger
        done="인증 앱을 해제했습니다."
        onSend={body => call(secondFactorContract.disableApp, { body })}
        onDone={onClose}
        onClose={onClose}
      />
    )
  if (asked?.kind === 'passkey-off')
    return (
      <ConfirmedDialog
        title="패스키 삭제"
        description={asked.passkey.name}
        confirm="삭제"
        danger
        done="패스키를 삭제했습니다."
        onSend={body => call(secondFactorContract.removePasskey, { params: { id: asked.passkey.id }, body })}
        onDone={onClose}
        onClose={onClose}
      />
    )
  if (asked?.kind === 'codes')
    return (
      <ConfirmedDialog
        title="복구 코드 새로 만들기"
        description="이전 복구 코드는 더 이상 사용할 수 없습니다."
        confirm="새로 만들기"
        onSend={body => call(secondFactorContract.makeRecoveryCodes, { body })}
        onDone={({ recoveryCodes }) => take(recoveryCodes)}
        onClose={onClose}
      />
    )
  return null
}
