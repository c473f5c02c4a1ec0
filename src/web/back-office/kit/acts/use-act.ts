import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { approvalContract } from '#contract/back-office/approvals.ts'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { showRefusal } from '#web/client/api/api.ts'
import type { AnyRoute, CallRefusal } from '#web/client/api/api-client.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

/** What an act comes to: done with what is so now, or the server's words why not. */
export type ActAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: CallRefusal }

export type Act<T> = {
  /** Said when it is done. */
  readonly done: string | ((value: T) => string)
  /** What the act changes, beside the log that tells of it. */
  readonly rereads: readonly AnyRoute[]
  /** The server has refused: what was seen before may no longer be true. */
  readonly onRefused?: (refusal: CallRefusal) => void
  /** Kept for a second operator, and still on screen. */
  readonly onAsked?: () => void
  /** Done, and still on screen. */
  readonly onDone: (value: T) => void
}

/**
 * Sends an act: done, it is said; refused, the server's words stay. Either way what it is about is read again, since an
 * answer may have been lost on its way. Of a dialog that was closed meanwhile the answer is told over the page, and
 * closes nothing: another may be open by then.
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
    // Kept for a second operator: here all is done.
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
