import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { approvalContract } from '#contract/back-office/approvals.ts'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { showRefusal } from '#web/client/api/api.ts'
import type { AnyRoute, CallRefusal } from '#web/client/api/api-client.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

/** Result of an action: the new data, or the refusal. */
export type ActAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: CallRefusal }

export type Act<T> = {
  /** Toast after success. */
  readonly done: string | ((value: T) => string)
  /** Routes changed by the action, besides the audit log. */
  readonly rereads: readonly AnyRoute[]
  /** Runs on a refusal: the data seen before may be outdated. */
  readonly onRefused?: (refusal: CallRefusal) => void
  /** Runs when the action waits for a second operator and the dialog is still open. */
  readonly onAsked?: () => void
  /** Runs after success while the dialog is still open. */
  readonly onDone: (value: T) => void
}

/**
 * Sends an action: success is shown as a toast, a refusal stays in the dialog. Either way its data is
 * refetched, since an answer may be lost. If the dialog was closed meanwhile, the answer is shown above
 * the page and closes nothing, since another dialog may be open by then.
 */
export function useAct<T>({ done, rereads, onRefused, onDone, onAsked = () => {} }: Act<T>) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const queryClient = useQueryClient()
  const isOpen = useIsMounted()
  const act = async (send: () => Promise<ActAnswer<T>>): Promise<void> => {
    setBusy(true)
    setRefusal('')
    const answer = await send()
    setBusy(false)
    for (const route of [...rereads, backOfficeContract.acts]) void readAgain(queryClient, route)
    if (answer.ok) {
      showToast(typeof done === 'string' ? done : done(answer.value), 'good')
      if (isOpen()) onDone(answer.value)
      return
    }
    // The action waits for a second operator: nothing more to do here.
    if (answer.refusal.code === 'SECOND_PERSON_ASKED') {
      showToast(answer.refusal.text, 'good')
      void readAgain(queryClient, approvalContract.asks)
      if (isOpen()) onAsked()
      return
    }
    if (!isOpen()) return showRefusal(answer.refusal)
    setRefusal(answer.refusal.text)
    onRefused?.(answer.refusal)
  }
  return { act, busy, refusal }
}

function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
