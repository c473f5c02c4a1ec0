import { gradeOutcome } from '#domain/grading/grading.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { type Score, type ScoresByCode, scoreSheet } from '#domain/grading/score-sheet.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { bestSplit } from './best-split.ts'

/** A price that may be taken at one moment. */
export type PriceTag = {
  readonly typeId: number
  /** Handicaps as seen from home. */
  readonly line?: Line | null | undefined
  readonly pick: string
  /** In hundredths. */
  readonly odds: number
}

/** Bets that together bring more than they cost, whatever the result. */
export type SureProfit = {
  /** The least that one won comes back as; the implied chances add up to one over it. */
  readonly back: number
  /** Price and share of the stake, as text. */
  readonly bets: string
}

/**
 * Looks whether the prices of one match and moment can be taken together so that every ending brings a profit, by
 * the house's own grading. Any stakes on any number of prices are considered. Endings that are left out can only
 * make it find more, so nothing found among some endings is nothing found at all.
 */
export function openSureProfitCheck(
  sportId: SportId,
  endings: readonly ScoresByCode[],
  scoreAtBet: (typeId: number) => Score | undefined = () => undefined,
): (prices: readonly PriceTag[]) => SureProfit | undefined {
  const sheets = endings.map(scores => scoreSheet({ sportId, scores }))
  const known = new Map<string, Float64Array>()
  /** What one won at 1.00 and every further 1.00 of the price come back as, ending by ending. */
  const returnsOf = ({ typeId, line, pick }: PriceTag): Float64Array => {
    const key = `${typeId} ${line ?? ''} ${pick}`
    const found = known.get(key)
    if (found) return found
    const made = Float64Array.from(
      sheets.flatMap(sheet => {
        const marketTypeId = typeId as MarketTypeId
        const grade = gradeOutcome({
          sportId,
          marketTypeId,
          line: line ?? undefined,
          pick,
          sheet,
          scoreAtBet: scoreAtBet(typeId),
        })
        if (!grade.ok) throw new Error(`${key} of sport ${sportId}: ${JSON.stringify(grade.why)}`)
        return [...partsOf(grade.result)]
      }),
    )
    known.set(key, made)
    return made
  }
  return prices => {
    const rows = prices.map(price => {
      const parts = returnsOf(price)
      return Float64Array.from(
        endings,
        (_, at) => (parts[2 * at] ?? 0) + ((parts[2 * at + 1] ?? 0) * price.odds) / 100,
      )
    })
    const split = bestSplit(rows)
    if (!split) return undefined
    const bets = prices.flatMap(({ typeId, line, pick, odds }, at) => {
      const share = split.shares[at] ?? 0
      return share > 1e-6 ? [`${typeId} ${line ?? ''} ${pick} @${odds} ${(100 * share).toFixed(1)} %`] : []
    })
    return { back: split.value, bets: bets.join(' + ') }
  }
}

/** What comes back of one won whatever the price, and what share of it is multiplied by the price (handbook 1.10). */
function partsOf({ kind }: LegResult): readonly [fixed: number, priced: number] {
  switch (kind) {
    case 'won':
      return [0, 1]
    case 'half-won':
      return [0.5, 0.5]
    case 'void':
      return [1, 0]
    case 'half-lost':
      return [0.5, 0]
    case 'lost':
      return [0, 0]
    case 'dead-heat':
      throw new Error('no market between two sides has a dead heat')
  }
}

/** Every pair of two whole numbers up to a greatest one. */
export const pairs = (most: number): readonly (readonly [number, number])[] =>
  Array.from({ length: (most + 1) ** 2 }, (_, at) => [at % (most + 1), Math.floor(at / (most + 1))])
