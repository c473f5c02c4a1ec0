import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { NewPasskeyAnswer } from '#contract/account/proof.ts'
import { secondFactorContract } from '#contract/account/second-factor.ts'
import type { Output } from '#contract/wire/route.ts'
import { composedText } from '#domain/composed-text.ts'
import { call } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { ConfirmedDialog } from '#web/client/session/confirm/confirmed-dialog.tsx'
import type { ChangeAnswer } from '#web/client/session/confirm/use-change.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

type PasskeyDialogProps = {
  /** Recovery codes, if these are the first. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

type Added = Output<typeof secondFactorContract.addPasskey>

/** Adds a passkey of this device: confirmation and name, then the device's own prompt. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState('')
  const typed = composedText(name).trim()
  const add = async (body: Parameters<typeof begin>[0]): Promise<ChangeAnswer<Added>> => {
    const begun = await begin(body)
    if (!begun.ok) return begun
    const answer = await makePasskey(begun.value)
    return answer ? call(secondFactorContract.addPasskey, { body: { name: typed, answer } }) : notMade
  }
  return (
    <ConfirmedDialog
      title="패스키 등록"
      description="다음 화면에서 이 기기의 지문, 얼굴, 화면 잠금 또는 보안키로 등록합니다."
      confirm="등록"
      ready={typed !== ''}
      onSend={add}
      onDone={({ recoveryCodes }) => {
        showToast('패스키를 등록했습니다.', 'good')
        onDone(recoveryCodes)
      }}
      onClose={onClose}
    >
      <TextField
        label="패스키 이름"
        placeholder="예: 내 휴대폰"
        autoComplete="off"
        maxLength={30}
        value={name}
        onChange={event => setName(event.target.value)}
      />
    </ConfirmedDialog>
  )
}

const begin = (body: { password: string }) => call(secondFactorContract.beginPasskey, { body })

const refusal: CallRefusal = {
  code: 'OTHER',
  status: 0,
  text: '패스키 등록이 취소되었거나 이미 등록된 기기입니다.',
  handled: false,
}
const notMade = { ok: false, refusal } as const

/** Creates a passkey in the browser; undefined when the member cancels or the device already has one. */
async function makePasskey(
  question: Output<typeof secondFactorContract.beginPasskey>,
): Promise<NewPasskeyAnswer | undefined> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: question })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports: [...transports] }
  } catch {
    return undefined
  }
}
