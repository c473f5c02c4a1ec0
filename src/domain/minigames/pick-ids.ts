import type { Kind, KindMarket } from './kind.ts'

/** A pick of a market by the ids that they have within their kind. */
export type PickName = { readonly market: string; readonly pick: string }

/** No market has as many picks. */
const MARKET_STEP = 100

/**
 * What a pick is called on the wire (`oddsId` of a bet): digits, the place of its market in the kind from 1 on times 100,
 * and its place in the market from 1 on. Undefined for what the kind does not have.
 */
export function pickIdOf({ markets }: Pick<Kind<unknown>, 'markets'>, name: PickName): string | undefined {
  const market = markets.findIndex(({ id }) => id === name.market)
  const pick = markets[market]?.picks.findIndex(({ id }) => id === name.pick) ?? -1
  return pick < 0 ? undefined : String((market + 1) * MARKET_STEP + pick + 1)
}

/** The market and the pick that such an id stands for; undefined for anything else. */
export function pickOfId(
  { markets }: { readonly markets: readonly KindMarket[] },
  id: string,
): PickName | undefined {
  if (!/^[1-9]\d{2,3}$/.test(id)) return undefined
  const number = Number(id)
  const market = markets[Math.floor(number / MARKET_STEP) - 1]
  const pick = market?.picks[(number % MARKET_STEP) - 1]
  return market && pick && { market: market.id, pick: pick.id }
}
