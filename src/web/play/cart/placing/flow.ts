import { create } from 'zustand'
import { onSessionEnd } from '#web/client/session/end-session.ts'
import type { Sent, SlipStore } from '../create-slip-store.ts'

/** State of a bet between the press and its answer (BETFLOW-001 to BETFLOW-016). */
export type Flow<S, P, Q> =
  | { readonly step: 'idle' }
  /** The confirm dialog, at the prices shown when it opened or accepted since. */
  | { readonly step: 'confirm'; readonly fixed: Sent<S, P> }
  | { readonly step: 'sending'; readonly sent: Sent<S, P>; readonly key: string }
  /** A refused bet that may be sent again after the member answers the question. */
  | { readonly step: 'asked'; readonly question: Q; readonly sent: Sent<S, P> }

export const idle = { step: 'idle' } as const

/** The steps of placing the slip of one cart. */
export function createFlow<S, P, Q>(store: SlipStore<S, P>) {
  const useFlow = create<{ readonly flow: Flow<S, P, Q> }>(() => ({ flow: idle }))
  const readFlow = (): Flow<S, P, Q> => useFlow.getState().flow
  const go = (flow: Flow<S, P, Q>): void => useFlow.setState({ flow })

  function lockSentSlip(): void {
    const flow = readFlow()
    if (flow.step !== 'sending') return
    const { sent, key } = flow
    if (sent.page === store.useSlip.getState().page) store.lockSlip(sent.slip, key)
  }

  /**
   * Closes the dialog if its slip is gone, because the member left the page or logged out (BETFLOW-018).
   * A member who returns while the bet is being sent finds its slip.
   */
  store.useSlip.subscribe(({ page }, before) => {
    if (page === before.page) return
    if (readFlow().step === 'confirm') go(idle)
    lockSentSlip()
  })

  // Discards the bet being sent, so that the next member does not see it.
  onSessionEnd(() => go(idle))

  return {
    useFlow,
    readFlow,
    go,
    /**
     * Locks the cart of the page while the bet is being sent: picks made meanwhile would be lost with its
     * answer.
     */
    goSending(sent: Sent<S, P>, key: string): void {
      go({ step: 'sending', sent, key })
      lockSentSlip()
    },
  }
}
