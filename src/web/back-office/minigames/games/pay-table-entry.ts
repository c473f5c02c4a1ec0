import type { DeskMarket, DeskPick } from '#contract/back-office/minigames/game-desk.ts'
import type { Fraction } from '#domain/fraction.ts'
import { type EdgeMark, edgeMark } from '#domain/minigames/house/edge-marks.ts'
import { readRatio } from '#domain/minigames/house/ratio-text.ts'
import { PRICE_MAX } from '#domain/minigames/house/terms-rule.ts'
import { houseEdge } from '#domain/minigames/pay-table.ts'
import { formatOdds, ODDS_MIN, type Odds, odds, parseOdds } from '#domain/odds.ts'

/** The prices of a pay table as typed, by market and pick. */
export type PayTableEntry = Readonly<Record<string, string>>

export const entryKey = (market: string, pick: string): string => `${market} ${pick}`

/** Converts a price from the API to odds. */
export const priceOdds = (price: number): Odds => odds(Math.round(price * 100))

export const entryOf = (markets: readonly DeskMarket[]): PayTableEntry =>
  Object.fromEntries(
    markets.flatMap(({ id, picks }) =>
      picks.map(pick => [entryKey(id, pick.id), formatOdds(priceOdds(pick.betPrice))]),
    ),
  )

/** The parsed price; an error says why it cannot be saved. */
export type ReadPrice = {
  readonly odds?: Odds
  readonly edge?: Fraction
  readonly mark?: EdgeMark
  readonly error?: string
}

export function readPrice({ won, void: back, extra }: DeskPick, text: string): ReadPrice {
  const price = parseOdds(text)
  if (price === undefined || price < ODDS_MIN || price > PRICE_MAX)
    return { error: `${formatOdds(ODDS_MIN)} ~ ${formatOdds(PRICE_MAX)}` }
  const edge = houseEdge({ won: readRatio(won), void: readRatio(back), extra: readRatio(extra) }, price)
  const mark = edgeMark(edge)
  return { odds: price, edge, mark, ...(mark === 'negative' && { error: '환수율 100% 초과' }) }
}

export type ChangedPrice = {
  readonly market: string
  readonly pick: string
  readonly name: string
  readonly from: Odds
  readonly to: Odds
}

/** The prices that differ from the current ones. */
export const changedPrices = (
  markets: readonly DeskMarket[],
  entry: PayTableEntry,
): readonly ChangedPrice[] =>
  markets.flatMap(market =>
    market.picks.flatMap((pick): ChangedPrice[] => {
      const from = priceOdds(pick.betPrice)
      const to = parseOdds(entry[entryKey(market.id, pick.id)] ?? '')
      const names = { market: market.id, pick: pick.id, name: `${market.label} ${pick.label}` }
      return to === undefined || to === from ? [] : [{ ...names, from, to }]
    }),
  )

/** True if all typed prices can be saved. */
export const isSavable = (markets: readonly DeskMarket[], entry: PayTableEntry): boolean =>
  markets.every(({ id, picks }) =>
    picks.every(pick => readPrice(pick, entry[entryKey(id, pick.id)] ?? '').error === undefined),
  )
