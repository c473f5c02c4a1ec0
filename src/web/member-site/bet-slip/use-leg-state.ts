import { isOpenForPrematch } from '#domain/fixtures/closing.ts'
import type { Instant } from '#domain/instant.ts'
import { useClock } from '#web/kit/use-clock.ts'
import { useCloseSeconds } from '#web/kit/use-close-seconds.ts'
import type { LegView } from './slip-view.ts'

/** Whether bets are taken on a pick just now, as far as the browser can know; the server decides. */
export type LegState = 'open' | 'suspended' | 'closed'

function stateOf({ leg, status }: LegView, now: Instant, closeSeconds: number): LegState {
  if (status === 'closed') return 'closed'
  if (!isOpenForPrematch({ startsAt: leg.startsAt, play: 'before' }, now, closeSeconds)) return 'closed'
  return status
}

export function useLegState(view: LegView): LegState {
  const closeSeconds = useCloseSeconds()
  return useClock(now => stateOf(view, now, closeSeconds))
}

/** How many picks take no bets now. */
export function useLockedCount(legs: readonly LegView[]): number {
  const closeSeconds = useCloseSeconds()
  return useClock(now => legs.filter(view => stateOf(view, now, closeSeconds) !== 'open').length)
}
