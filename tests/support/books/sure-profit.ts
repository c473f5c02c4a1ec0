import { gradeOutcome } from '#domain/grading/grading.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { type Score, type ScoresByCode, scoreSheet } from '#domain/grading/score-sheet.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { bestSplit } from './best-split.ts'

/** A price that is offered at a moment. */
export type PriceTag = {
  readonly typeId: number
  /** Handicaps as seen from home. */
  readonly line?: Line | null | undefined
  readonly pick: string
  /** In hundredths. */
  readonly odds: number
}

/** Bets that together return more than they cost, whatever the result. */
export type SureProfit = {
  /** The lowest return of one won. Its reciprocal is the sum of the implied probabilities. */
  readonly back: number
  /** Price and share of the stake, as text. */
  readonly bets: string
}

/**
 * Returns a check whether the prices of one match and moment can be combined so that every ending gives a profit, by
 * the house's own grading. It considers any stakes on any number of prices. Omitted endings can only produce false
 * positives: if none is found among some endings, there is none among all.
 */
export function openSureProfitCheck(
  sportId: SportId,
  endings: readonly ScoresByCode[],
  scoreAtBet: (typeId: number) => Score | undefined = () => undefined,
): (prices: readonly PriceTag[]) => SureProfit | undefined {
  const sheets = endings.map(scores => scoreSheet({ sportId, scores }))
  const known = new Map<string, Float64Array>()
  /** Returns the return of one won by ending: the fixed part, and the part per 1.00 of the price. */
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

/**
 * Returns the part of one won that comes back at any price, and the part that is multiplied by the price (handbook
 * 1.10).
 */
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

/** Returns every pair of two whole numbers from 0 to the given one. */
export const pairs = (most: number): readonly (readonly [number, number])[] =>
  Array.from({ length: (most + 1) ** 2 }, (_, at) => [at % (most + 1), Math.floor(at / (most + 1))])
