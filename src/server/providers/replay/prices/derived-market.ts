import type { Line } from '#domain/line.ts'
import { millionths, PROBABILITY_WHOLE } from './fair-price.ts'

/** A market that no source priced, at its fair chances in millionths. */
export interface DerivedMarket {
  readonly marketTypeId: number
  /** Absent where the market has none. */
  readonly line?: Line
  /** The one of its kind whose chances are most even, where the source quotes none of the kind. */
  readonly main?: true
  readonly outcomes: readonly { readonly pick: string; readonly opening: number; readonly closing: number }[]
}

/** A market of two answers, by the chance of the first at both ends of the listing. */
export function binary(
  marketTypeId: number,
  [first, second]: readonly [string, string],
  chance: { readonly opening: number; readonly closing: number },
): DerivedMarket {
  const [opening, closing] = [millionths(chance.opening), millionths(chance.closing)]
  return {
    marketTypeId,
    main: true,
    outcomes: [
      { pick: first, opening, closing },
      { pick: second, opening: PROBABILITY_WHOLE - opening, closing: PROBABILITY_WHOLE - closing },
    ],
  }
}

export const lowestClosing = (market: DerivedMarket): number =>
  Math.min(...market.outcomes.map(outcome => outcome.closing))

/** The most even line is the main one. */
export function withMain<Market extends DerivedMarket>(lines: readonly Market[]): readonly Market[] {
  const [main] = lines.toSorted((a, b) => lowestClosing(b) - lowestClosing(a))
  return lines.map(line => (line === main ? { ...line, main: true } : line))
}
