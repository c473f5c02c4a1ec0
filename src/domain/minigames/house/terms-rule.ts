import { formatFigure } from '../../korean-formats.ts'
import type { Won } from '../../money.ts'
import { formatOdds, ODDS_MIN, type Odds, odds } from '../../odds.ts'
import type { GameTerms, SetPrices } from '../game-terms.ts'
import type { Returns } from '../kind.ts'
import { houseEdge, type MarketTable, type PickTable } from '../pay-table.ts'
import { edgeMark } from './edge-marks.ts'

/** The settings of a game that operators decide, without the version. */
export type Decided = Omit<GameTerms, 'version'>

/**
 * Handbook 3.3: betting closes at least this many seconds before the draw, and stays open at least as
 * long.
 */
export const CLOSE_SECONDS_MIN = 5
export const MAINTENANCE_TEXT_MAX = 200
/** Maximum odds (1000.00); a higher value is a typing error. */
export const PRICE_MAX = odds(100_000)

export const closeSecondsMax = (intervalSeconds: number): number => intervalSeconds - CLOSE_SECONDS_MIN

/** Odds of a pick: set by operators, otherwise the kind's default. */
export const priceOf = (prices: SetPrices, market: string, { id, odds: own }: PickTable): Odds =>
  prices[market]?.[id] ?? own

/**
 * Returns why settings are invalid, in Korean; undefined when they are valid. Edge warnings don't count
 * (handbook 3.8).
 */
export function termsFault(
  intervalSeconds: number,
  table: readonly MarketTable[],
  terms: Decided,
): string | undefined {
  const max = closeSecondsMax(intervalSeconds)
  if (terms.closeSeconds < CLOSE_SECONDS_MIN || terms.closeSeconds > max)
    return `마감 시간은 ${CLOSE_SECONDS_MIN}초 이상 ${formatFigure(max)}초 이하로 입력해 주세요.`
  return limitsFault(terms) ?? pricesFault(table, terms.prices)
}

function limitsFault({ stakeMin, stakeMax, payoutMax }: Decided): string | undefined {
  if (stakeMin !== null && stakeMax !== null && stakeMax < stakeMin)
    return '최대베팅금이 최소베팅금보다 작습니다.'
  if (stakeMin !== null && payoutMax !== null && payoutMax < stakeMin)
    return '최소금액만 걸어도 최대당첨금을 넘습니다.'
  return undefined
}

function pricesFault(table: readonly MarketTable[], prices: SetPrices): string | undefined {
  for (const { market, pick, price } of setPicks(table, prices)) {
    if (!pick) return '게임에 없는 선택이 포함되어 있습니다. 화면을 새로고침해 주세요.'
    const name = `${market} ${pick.label}`
    if (price < ODDS_MIN || price > PRICE_MAX)
      return `${name}: 배당은 ${formatOdds(ODDS_MIN)} 이상 ${formatOdds(PRICE_MAX)} 이하로 입력해 주세요.`
    if (edgeMark(houseEdge(pick.chance, price)) === 'negative')
      return `${name}: 환수율이 100%를 넘는 배당(${formatOdds(price)})은 저장할 수 없습니다.`
  }
  return undefined
}

/** Each price that is set, with its pick; the pick is undefined when the game has none by this name. */
const setPicks = (table: readonly MarketTable[], prices: SetPrices) =>
  Object.entries(prices).flatMap(([marketId, picks]) => {
    const market = table.find(({ id }) => id === marketId)
    return Object.entries(picks).map(([pickId, price]) => ({
      market: market?.label ?? '',
      pick: market?.picks.find(({ id }) => id === pickId),
      price,
    }))
  })

const returnOf = ({ returns }: Pick<Decided, 'returns'>, own: Returns, market: string): number =>
  returns[market] ?? own[market] ?? 0

/** True when members may stake or win more than before, which may need a second operator. */
export function isRaised(
  table: readonly MarketTable[],
  before: Decided,
  after: Decided,
  own: Returns = {},
): boolean {
  const higher = (was: Won | null, is: Won | null) => was !== null && (is === null || is > was)
  return (
    higher(before.stakeMax, after.stakeMax) ||
    higher(before.payoutMax, after.payoutMax) ||
    higher(before.pickPayoutMax, after.pickPayoutMax) ||
    Object.keys({ ...before.returns, ...after.returns }).some(
      market => returnOf(after, own, market) > returnOf(before, own, market),
    ) ||
    table.some(({ id, picks }) =>
      picks.some(pick => priceOf(after.prices, id, pick) > priceOf(before.prices, id, pick)),
    )
  )
}

/**
 * Allowed payout rate of an event's market in percent: a lower rate attracts no bets, a higher one leaves
 * no edge.
 */
export const RETURN_MIN = 70
export const RETURN_MAX = 98

/** A new payout rate of a virtual sports market; null restores the kind's default. */
export type ReturnChange = { readonly market: string; readonly percent: number | null }

/** Applies changes to the payout rates; values equal to the kind's default are not stored. */
export function withReturns(own: Returns, known: Returns, changes: readonly ReturnChange[]): Returns {
  const all = new Map(Object.entries(known))
  for (const { market, percent } of changes)
    if (percent === null || percent === own[market]) all.delete(market)
    else all.set(market, percent)
  return Object.fromEntries(all)
}

/** Returns why payout rates are invalid, in Korean; undefined when they are valid. */
export function returnsFault(own: Returns, returns: Returns): string | undefined {
  const isRight = Object.entries(returns).every(
    ([market, percent]) =>
      market in own && Number.isInteger(percent) && percent >= RETURN_MIN && percent <= RETURN_MAX,
  )
  return isRight ? undefined : `환수율은 ${RETURN_MIN}% 이상 ${RETURN_MAX}% 이하의 정수로 입력해 주세요.`
}

/** A new price of one pick; null restores the kind's default. */
export type PriceChange = { readonly market: string; readonly pick: string; readonly odds: Odds | null }

/** Applies changes to the prices; values equal to the kind's default are not stored. */
export function withPrices(
  table: readonly MarketTable[],
  prices: SetPrices,
  changes: readonly PriceChange[],
): SetPrices {
  const all = new Map(
    Object.entries(prices).map(([market, picks]) => [market, new Map(Object.entries(picks))]),
  )
  for (const { market, pick, odds: price } of changes) {
    const own = table.find(({ id }) => id === market)?.picks.find(({ id }) => id === pick)?.odds
    const picks = all.get(market) ?? new Map<string, Odds>()
    all.set(market, picks)
    if (price === null || price === own) picks.delete(pick)
    else picks.set(pick, price)
  }
  return Object.fromEntries(
    [...all].flatMap(([market, picks]) =>
      picks.size > 0 ? [[market, Object.fromEntries(picks)] as const] : [],
    ),
  )
}
