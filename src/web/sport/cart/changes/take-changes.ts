import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import { reprice } from '#domain/slip/bet-slip.ts'
import { offersIn } from '#domain/slip/odds-change.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { setSlip, termsNow, useSlip } from '../slip-store.ts'
import { changesOf } from './odds-change-offers.ts'

/**
 * Updates list and picks to the new odds after the member refused the changes; places no bet
 * (BETFLOW-013).
 */
export function takeChanges(changes: readonly OddsChangeItem[]): void {
  const { slip } = useSlip.getState()
  const offers = offersIn(changesOf(changes, slip.legs))
  oddsStore.apply(
    [...offers.values()].map(({ outcomeId, odds, version }) => ({
      outcomeId,
      odds,
      version,
      status: 'open',
    })),
  )
  setSlip(reprice(slip, offers, termsNow()))
}
