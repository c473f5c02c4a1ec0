import type { Kind, KindMarket } from './kind.ts'

/** A pick by its market id and pick id within the kind. */
export type PickName = { readonly market: string; readonly pick: string }

/** More than the picks of any market. */
const MARKET_STEP = 100

/**
 * Returns the wire id of a pick (`oddsId` of a bet), as digits: the market's position (from 1) times 100
 * plus the pick's position (from 1). Undefined when the kind has no such pick.
 */
export function pickIdOf({ markets }: Pick<Kind<unknown>, 'markets'>, name: PickName): string | undefined {
  const market = markets.findIndex(({ id }) => id === name.market)
  const pick = markets[market]?.picks.findIndex(({ id }) => id === name.pick) ?? -1
  return pick < 0 ? undefined : String((market + 1) * MARKET_STEP + pick + 1)
}

/** Parses such an id into market and pick; undefined for anything else. */
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
