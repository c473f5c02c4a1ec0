import type { PreviewedOutcome } from '#contract/back-office/settlement.ts'
import { comparePicks } from '#domain/markets/market-order.ts'

type Placed = Pick<PreviewedOutcome, 'marketId' | 'betBaseline' | 'betName'>

/** Each market's picks together, and in the order that they are read in everywhere. */
export const homeFirst = <P extends Placed>(outcomes: readonly P[]): readonly P[] =>
  [...Map.groupBy(outcomes, ({ marketId, betBaseline }) => `${marketId} ${betBaseline}`).values()].flatMap(
    market => market.toSorted((a, b) => comparePicks(a.betName, b.betName)),
  )
