import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import type { OutcomeId } from '#domain/ids.ts'
import { type Odds, odds } from '#domain/odds.ts'
import type { OddsChange, Offer } from '#domain/slip/odds-change.ts'
import { oddsInForce, type Selection } from '#domain/slip/selection.ts'
import { readPrice } from '#web/play/bets/read-price.ts'
import { readLine } from '#web/sport/prices/offered.ts'

/** The new half of a changed selection as an offer; the operator's price has precedence. */
function offerOf({ new: next }: OddsChangeItem, leg: Selection): Offer | undefined {
  if (!next) return undefined
  const byOperator = next.betPriceByAdmin
  return {
    outcomeId: String(next.id) as OutcomeId,
    marketId: leg.marketId,
    line: readLine(next.betBaseline),
    odds: oddsInForce(readPrice(next.betPrice), byOperator === null ? undefined : readPrice(byOperator)),
    version: next.version,
  }
}

/** The list of a refused bet as changes of its picks (BETFLOW-009). */
export const changesOf = (
  items: readonly OddsChangeItem[],
  legs: readonly Selection[],
): readonly OddsChange<Selection>[] =>
  items.flatMap(item => {
    const leg = legs.find(({ outcomeId }) => outcomeId === String(item.old.oddsId))
    return leg ? [{ leg, to: offerOf(item, leg) }] : []
  })

/** The price that was sent, as repeated in the list. */
export const oldOdds = ({ old }: OddsChangeItem): Odds =>
  old.betPrice >= 1 ? readPrice(old.betPrice) : odds(100)
