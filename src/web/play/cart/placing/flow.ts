import { create } from 'zustand'
import type { OddsChangeItem } from '#contract/wire/refusals.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { onSessionEnd } from '#web/client/session/end-session.ts'
import { changesOf } from '#web/sport/cart/changes/odds-change-offers.ts'
import { type CartSlip, lockSlip, useSlip } from '#web/sport/cart/slip-store.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

/** A slip on its way, and the page it was put together on; the member may have gone on to another one since. */
export type SentSlip = { readonly slip: CartSlip; readonly page: BetPage }

/** Whether the cart still holds the picks that were sent, though it was free to be changed. */
export function isInCart({ slip, page }: SentSlip): boolean {
  const cart = useSlip.getState()
  return cart.page === page && outcomesOf(cart.slip) === outcomesOf(slip)
}

const outcomesOf = ({ legs }: CartSlip): string => legs.map(({ outcomeId }) => outcomeId).join()

/** Where the bet stands between the press and its answer (spec 4, bet flow). */
type BetFlow =
  | { readonly step: 'idle' }
  /** The question before the bet, at the prices that were shown when it opened or that were taken since. */
  | { readonly step: 'confirm'; readonly fixed: SentSlip }
  | { readonly step: 'sending'; readonly sent: SentSlip; readonly key: string }
  | { readonly step: 'changed'; readonly changes: readonly OddsChangeItem[]; readonly sent: SentSlip }

export const idle: BetFlow = { step: 'idle' }

export const useBetFlow = create<{ readonly flow: BetFlow }>(() => ({ flow: idle }))

export const readFlow = (): BetFlow => useBetFlow.getState().flow

export const go = (flow: BetFlow): void => useBetFlow.setState({ flow })

/** The member is asked about a list of changes; a pick that is no longer offered is closed, in the cart too. */
export function askAboutChanges(changes: readonly OddsChangeItem[], sent: SentSlip): void {
  const gone = changesOf(changes, sent.slip.legs).filter(({ to }) => to === undefined)
  oddsStore.apply(
    gone.map(({ leg: { outcomeId, odds, version } }) => ({
      ...(oddsStore.find(outcomeId) ?? { outcomeId, odds, version }),
      status: 'closed',
    })),
  )
  go({ step: 'changed', changes, sent })
}

/** A bet is on its way: what is picked meanwhile would be gone with its answer, so the cart of its page is locked. */
export function goSending(sent: SentSlip, key: string): void {
  go({ step: 'sending', sent, key })
  lockSentSlip()
}

function lockSentSlip(): void {
  const flow = readFlow()
  if (flow.step !== 'sending') return
  const { sent, key } = flow
  if (sent.page === useSlip.getState().page) lockSlip(sent.slip, key)
}

/**
 * Asked of a slip that is gone, the question is gone too: its page was left, or its member (BETFLOW-018). Who comes back
 * to a bet on its way finds its slip.
 */
useSlip.subscribe(({ page }, before) => {
  if (page === before.page) return
  if (readFlow().step === 'confirm') go(idle)
  lockSentSlip()
})

/** Nothing of a bet on its way stays behind for the next member. */
onSessionEnd(() => go(idle))
