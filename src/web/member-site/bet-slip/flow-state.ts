import { create } from 'zustand'
import type { OddsChangeItem } from '#contract/refusals.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { changesOf } from '#web/kit/board/odds-change-offers.ts'
import { oddsStore } from '#web/kit/live/use-odds.ts'
import { onSessionEnd } from '#web/kit/session/end-session.ts'
import { type CartSlip, useSlip } from '#web/kit/state/slip-store.ts'

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
  | { readonly step: 'idle' | 'confirm' | 'sending' }
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

/** Asked of a slip that is gone, the question is gone too: its page was left, or its member (BETFLOW-018). */
useSlip.subscribe(({ page }, before) => {
  if (page !== before.page && readFlow().step === 'confirm') go(idle)
})

/** Nothing of a bet on its way stays behind for the next member. */
onSessionEnd(() => go(idle))
