import { useEffect, useRef, useState } from 'react'
import { showRefusal } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { useReadAgain } from '../../trading/fixture/use-trading-sheet.ts'

/** What an act comes to: done, or the server's words why not. */
type ActAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: CallRefusal }

export type Act = {
  /** Said when it is done. */
  readonly done: string
  readonly onAct: (reason: string) => Promise<ActAnswer>
  /** The server has refused: what was seen before may no longer be true. */
  readonly onRefused?: (refusal: CallRefusal) => void
  readonly onClose: () => void
}

/**
 * Sends an act: done, it is said, read again and closed; refused, the server's words stay. Of a dialog that was closed
 * meanwhile the answer is told over the page, and closes nothing: another may be open by then.
 */
export function useAct({ done, onAct, onRefused, onClose }: Act) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const readAgain = useReadAgain()
  const isOpen = useIsMounted()
  const act = async (reason: string): Promise<void> => {
    setBusy(true)
    setRefusal('')
    const answer = await onAct(reason)
    setBusy(false)
    if (answer.ok) {
      showToast(done, 'good')
      readAgain()
      if (isOpen()) onClose()
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
