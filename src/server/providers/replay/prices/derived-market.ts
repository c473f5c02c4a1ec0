import type { Line } from '#domain/line.ts'
import { millionths, PROBABILITY_WHOLE } from './fair-price.ts'

/** A market without recorded prices, with its fair probabilities in millionths. */
export interface DerivedMarket {
  readonly marketTypeId: number
  /** Absent for a market without a line. */
  readonly line?: Line
  /** The most even line of its type, if the source has none of the type. */
  readonly main?: true
  readonly outcomes: readonly { readonly pick: string; readonly opening: number; readonly closing: number }[]
}

/** A two-way market, from the probability of the first pick at opening and closing. */
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

/** Marks the most even line as the main one. */
export function withMain<Market extends DerivedMarket>(lines: readonly Market[]): readonly Market[] {
  const [main] = lines.toSorted((a, b) => lowestClosing(b) - lowestClosing(a))
  return lines.map(line => (line === main ? { ...line, main: true } : line))
}
