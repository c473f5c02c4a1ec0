import type { PreviewedOutcome } from '#contract/settlement.ts'

const PICKS = ['1', '1X', 'X', '12', '2', 'X2', 'Over', 'Exactly', 'Under', 'Odd', 'Even', 'Yes', 'No']

type Placed = Pick<PreviewedOutcome, 'marketId' | 'betBaseline' | 'betName'>

const rankOf = ({ betName }: Placed): number => {
  const at = PICKS.indexOf(betName)
  return at < 0 ? PICKS.length : at
}

/** Each market's picks together and as they are read everywhere: home before draw before away, over before under. */
export const homeFirst = <P extends Placed>(outcomes: readonly P[]): readonly P[] =>
  [...Map.groupBy(outcomes, ({ marketId, betBaseline }) => `${marketId} ${betBaseline}`).values()].flatMap(
    market => market.toSorted((a, b) => rankOf(a) - rankOf(b)),
  )
