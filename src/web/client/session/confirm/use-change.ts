import { useState } from 'react'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import type { Confirmation, ConfirmationState } from './use-confirmation.ts'
import { useRereadAccount } from './use-own-account.ts'

/** Result of a change. */
export type ChangeAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: CallRefusal }

type Change<T> = {
  /** Sends the confirmed change. */
  readonly send: (confirmation: Confirmation) => Promise<ChangeAnswer<T>>
  /** Success text; omitted when the screen shows it. */
  readonly done?: string
  readonly onDone: (value: T) => void
}

/** Confirms and sends a change of the own account; reloads the account's data in any case. */
export function useChange<T>(state: ConfirmationState, { send, done, onDone }: Change<T>) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const reread = useRereadAccount()
  const change = async () => {
    setBusy(true)
    setRefusal('')
    const confirmed = await state.confirm()
    const answer = confirmed.ok ? await send(confirmed.confirmation) : undefined
    setBusy(false)
    if (!confirmed.ok) return setRefusal(confirmed.text)
    reread()
    if (answer?.ok) {
      if (done !== undefined) showToast(done, 'good')
      state.clear()
      return onDone(answer.value)
    }
    state.forgetCode()
    if (answer && !answer.refusal.handled) setRefusal(answer.refusal.text)
  }
  return { change, busy, refusal }
}
