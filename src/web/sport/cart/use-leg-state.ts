import { isOpenForPrematch } from '#domain/fixtures/closing.ts'
import type { Instant } from '#domain/instant.ts'
import { pickVariant } from '#domain/markets/bet-page.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { startInForce } from '#web/sport/match/live-starts.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import type { LegView } from './slip-view.ts'

/** Whether a pick takes bets now, as far as the browser can know; the server decides. */
type LegState = 'open' | 'suspended' | 'closed'

/**
 * Closing rule of the cart's picks: pre-match picks close `seconds` before the start, in-play picks only
 * by their own status.
 */
type Closing = { readonly inPlay: boolean; readonly seconds: number }

function stateOf({ leg, status }: LegView, now: Instant, { inPlay, seconds }: Closing): LegState {
  if (inPlay || status === 'closed') return status
  const { fixtureId, startsAt } = leg
  const start = startInForce({ fixtureId, startsAt, play: 'before' })
  return isOpenForPrematch(start, now, seconds) ? status : 'closed'
}

function useClosing(): Closing {
  const seconds = useCloseSeconds()
  const inPlay = useSlip(({ page }) => page !== undefined && pickVariant(page) === 'in-play')
  return { inPlay, seconds }
}

export function useLegState(view: LegView): LegState {
  const closing = useClosing()
  return useClock(now => stateOf(view, now, closing))
}

/** Number of picks that take no bets now. */
export function useLockedCount(legs: readonly LegView[]): number {
  const closing = useClosing()
  return useClock(now => legs.filter(view => stateOf(view, now, closing) !== 'open').length)
}
