import type { PreviewedOutcome } from '#contract/back-office/settlement.ts'
import { comparePicks } from '#domain/markets/market-order.ts'

type Placed = Pick<PreviewedOutcome, 'marketId' | 'betBaseline' | 'betName'>

/** Groups picks by market, in the standard order. */
export const homeFirst = <P extends Placed>(outcomes: readonly P[]): readonly P[] =>
  [...Map.groupBy(outcomes, ({ marketId, betBaseline }) => `${marketId} ${betBaseline}`).values()].flatMap(
    market => market.toSorted((a, b) => comparePicks(a.betName, b.betName)),
  )
