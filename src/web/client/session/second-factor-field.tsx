import type { SecondFactorWay } from '#contract/account/proof.ts'
import { typedCode, typedDigits } from '#domain/typed-text.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'

/** Labels of the second-factor methods. */
const wayWords: Readonly<Record<SecondFactorWay, string>> = {
  app: '인증 앱',
  passkey: '패스키',
  recovery: '복구 코드',
}

type SecondFactorFieldProps = {
  readonly ways: readonly SecondFactorWay[]
  readonly way: SecondFactorWay
  readonly onWay: (way: SecondFactorWay) => void
  readonly code: string
  readonly onCode: (code: string) => void
  readonly error?: string | undefined
}

/** Second-factor input: a typed code, or a passkey, which opens its own prompt. */
export function SecondFactorField({ ways, way, onWay, code, onCode, error }: SecondFactorFieldProps) {
  return (
    <div className="grid gap-3" data-second-factor={way}>
      {ways.length > 1 && (
        <Tabs
          label="인증 방법"
          tabs={ways.map(key => ({ key, label: wayWords[key] }))}
          value={way}
          onChange={onWay}
        />
      )}
      {way === 'app' && (
        <TextField
          label="인증 앱의 인증번호 6자리"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          error={error}
          onChange={event => onCode(typedDigits(event.target.value).slice(0, 6))}
        />
      )}
      {way === 'recovery' && (
        <TextField
          label="복구 코드"
          placeholder="XXXXX-XXXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          error={error}
          onChange={event => onCode(event.target.value)}
        />
      )}
      {way === 'passkey' && (
        <p className="text-dim">
          확인을 누르면 등록한 기기의 지문, 얼굴, 화면 잠금 또는 보안키로 인증합니다.
        </p>
      )}
    </div>
  )
}

/** True when the code is complete; a passkey needs none. */
export const isCodeReady = (way: SecondFactorWay, code: string): boolean =>
  way === 'passkey' || (way === 'app' ? /^\d{6}$/.test(code) : typedCode(code).length >= 10)
