import { SecondFactorField } from '#web/client/session/second-factor-field.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'
import type { ConfirmationState } from './use-confirmation.ts'

/** Fields for the current password, and the second factor if it is on. */
export function ConfirmFields({
  state,
  label = '현재 비밀번호',
}: {
  readonly state: ConfirmationState
  /** Label of the current password. */
  readonly label?: string
}) {
  const { ways, way, turnTo, password, setPassword, code, setCode } = state
  return (
    <div className="grid gap-4">
      <PasswordField
        label={label}
        autoComplete="current-password"
        maxLength={100}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      {way !== undefined && (
        <SecondFactorField ways={ways} way={way} onWay={turnTo} code={code} onCode={setCode} />
      )}
    </div>
  )
}
