import { useState } from 'react'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import type { Confirmation, ConfirmationState } from './use-confirmation.ts'
import { useRereadAccount } from './use-own-account.ts'

/** What a change comes to. */
export type ChangeAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: CallRefusal }

type Change<T> = {
  /** Sends it, as the member has confirmed it. */
  readonly send: (confirmation: Confirmation) => Promise<ChangeAnswer<T>>
  /** Said when it is done; nothing where the screen says it. */
  readonly done?: string
  readonly onDone: (value: T) => void
}

/** Confirms and sends a change of the own account; what the account shows is read again either way. */
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
