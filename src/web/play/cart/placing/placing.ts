import type { CallRefusal } from '#web/client/api/api-client.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import type { CartKind } from '../cart-kind.ts'
import type { Sent, SlipStore } from '../create-slip-store.ts'
import { tellPlaced } from '../just-placed.ts'
import { rememberStake } from '../last-stake.ts'
import { createFlow, idle } from './flow.ts'
import { placedText, showPlaced, tellRefused } from './outcome.ts'
import { createSender } from './sender.ts'

/**
 * Places the slip of one cart by the rules of its kind: checks, confirm dialog, sending once, receipt
 * (BETFLOW-001).
 */
export function createPlacing<S, P, B, Q = never>(store: SlipStore<S, P>, kind: CartKind<S, P, B, Q>) {
  const flow = createFlow<S, P, Q>(store)
  const sender = createSender(kind.contentOf)
  const { go } = flow

  function isWell(sent: Sent<S, P>): boolean {
    const refusal = kind.refusalOf(sent)
    if (refusal !== undefined) showAlert(refusal)
    return refusal === undefined
  }

  /** Asks the member about a refused bet; returns false if there is nothing to ask. */
  function ask(refusal: CallRefusal, sent: Sent<S, P>): boolean {
    const question = kind.changes?.questionOf(refusal, sent)
    if (question !== undefined) go({ step: 'asked', question, sent })
    return question !== undefined
  }

  /** The bet of the slip on screen was accepted (BETFLOW-003 to BETFLOW-007). */
  function finish(betId: string): void {
    store.clearSlip()
    showPlaced(betId, kind.stays)
  }

  return {
    ...flow,
    ask,
    finish,

    /**
     * 베팅하기: runs the checks in order; shows the first failure as an alert, else opens the confirm dialog
     * (BETFLOW-001).
     */
    press(): void {
      const { slip, lockedBy } = store.useSlip.getState()
      if (flow.readFlow().step !== 'idle' || lockedBy !== undefined) return
      const shown = { slip, page: store.readPage() }
      const fixed = { ...shown, slip: kind.changes?.fix(shown) ?? slip }
      if (isWell(fixed)) go({ step: 'confirm', fixed })
    },

    /** Closes the dialog; picks and amount stay (DIALOG-003). */
    cancel: (): void => go(idle),

    /**
     * 베팅 in the confirm dialog: returns what it shows, to be sent. Undefined if a change that just
     * arrived must be accepted first, or if a check fails, which is shown.
     */
    confirmed(): Sent<S, P> | undefined {
      const now = flow.readFlow()
      if (now.step !== 'confirm') return undefined
      const slip = kind.changes ? kind.changes.sendable(now.fixed) : now.fixed.slip
      if (slip === undefined) return undefined
      const sent = { ...now.fixed, slip }
      if (isWell(sent)) return sent
      go(idle)
      return undefined
    },

    /** Sends a slip and handles the answer; `onPlaced` runs when the bet is booked. */
    async send(sent: Sent<S, P>, onPlaced: () => void): Promise<void> {
      const session = sessionStore.current()
      if (!session) return go(idle)
      const { body, post } = kind.requestOf(sent, session.user.id)
      const attempt = sender.attemptFor(body)
      const { key } = attempt
      flow.goSending(sent, key)
      const answer = await sender.send(attempt, post)
      const isOnScreen = store.useSlip.getState().lockedBy === key
      store.unlockSlip(key)
      // A member who logged out or switched accounts meanwhile gets no message here; the bet is in the
      // history.
      if (sessionStore.current()?.token !== session.token) return
      if (answer.ok) {
        attempt.takeBalance(answer.value.emoney)
        tellPlaced(answer.value.id)
        onPlaced()
        go(idle)
        rememberStake(kind.stakeOf(sent))
        if (isOnScreen) finish(answer.value.id)
        else showToast(placedText, 'good')
      } else if (!ask(answer.refusal, sent)) {
        go(idle)
        tellRefused(answer.refusal)
      }
    },
  }
}
