import { create } from 'zustand'
import { onSessionEnd } from '#web/client/session/end-session.ts'
import type { Sent, SlipStore } from '../slip-store.ts'

/** Where a bet stands between the press and its answer (BETFLOW-001 to BETFLOW-016). */
export type Flow<S, P, Q> =
  | { readonly step: 'idle' }
  /** The question before the bet, at the prices that were shown when it opened or that were taken since. */
  | { readonly step: 'confirm'; readonly fixed: Sent<S, P> }
  | { readonly step: 'sending'; readonly sent: Sent<S, P>; readonly key: string }
  /** A refused bet that may go again, once the member has answered what is asked about it. */
  | { readonly step: 'asked'; readonly question: Q; readonly sent: Sent<S, P> }

export const idle = { step: 'idle' } as const

/** The steps of placing what one cart holds. */
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
   * Asked of a slip that is gone, the question is gone too: its page was left, or its member (BETFLOW-018). Who comes
   * back to a bet on its way finds its slip.
   */
  store.useSlip.subscribe(({ page }, before) => {
    if (page === before.page) return
    if (readFlow().step === 'confirm') go(idle)
    lockSentSlip()
  })

  // Nothing of a bet on its way stays behind for the next member.
  onSessionEnd(() => go(idle))

  return {
    useFlow,
    readFlow,
    go,
    /** A bet is on its way: what is picked meanwhile would be gone with its answer, so the cart of its page is locked. */
    goSending(sent: Sent<S, P>, key: string): void {
      go({ step: 'sending', sent, key })
      lockSentSlip()
    },
  }
}
