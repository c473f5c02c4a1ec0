import { worstPayout } from '../bets/exposure.ts'
import type { FixtureId, MarketTypeId } from '../ids.ts'
import type { Line } from '../line.ts'
import { type Won, won } from '../money.ts'
import type { Odds } from '../odds.ts'
import type { Leg } from '../slip/leg.ts'
import { largestStake } from '../slip/stake-input.ts'
import type { HouseLimit } from './house-limit.ts'
import { type HouseLimits, limitsOn } from './laid-out-limits.ts'

/** Payout of all open bets on a pick when it wins. Combinations count as if their other legs won too. */
export type OpenPayout = {
  readonly fixtureId: FixtureId
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  /** The score from which the bet counts; null when it counts from the start. */
  readonly homeAtBet: number | null
  readonly awayAtBet: number | null
  readonly pick: string
  readonly payout: number
}

/** The score stored with a leg when the bet was placed. */
export type LegStand = { readonly home: number | undefined; readonly away: number | undefined }

/** A bet that is about to be accepted. */
export type OpenedBet = {
  readonly legs: readonly Leg[]
  readonly winnings: Won
  readonly totalOdds: Odds
  readonly stands?: readonly LegStand[]
}

/** A payout limit that the bet would exceed, and the maximum stake that is still possible at these odds. */
export type FullLimit = { readonly limit: HouseLimit; readonly leg: number; readonly stakeLeft: Won }

type Market = { readonly typeId: MarketTypeId; readonly picks: Map<string, number> }

/** Open payouts of some fixtures, including bets of the current batch. */
export type PayoutBook = ReadonlyMap<FixtureId, Map<string, Market>>

/** Builds the open payouts of these fixtures. */
export function payoutBook(fixtures: Iterable<FixtureId>, rows: readonly OpenPayout[]): PayoutBook {
  const book = new Map([...fixtures].map(id => [id, new Map<string, Market>()]))
  for (const row of rows) {
    const { fixtureId, marketTypeId, pick, payout } = row
    addTo(book, fixtureId, { typeId: marketTypeId, key: keyOf(row), pick }, payout)
  }
  return book
}

type Place = { readonly typeId: MarketTypeId; readonly key: string; readonly pick: string }

const keyOf = ({ marketTypeId, line, homeAtBet, awayAtBet }: Omit<OpenPayout, 'payout' | 'pick'>): string =>
  `${marketTypeId} ${line ?? ''} ${homeAtBet ?? ''}:${awayAtBet ?? ''}`

function addTo(book: PayoutBook, fixtureId: FixtureId, { typeId, key, pick }: Place, payout: number): void {
  const markets = book.get(fixtureId)
  if (!markets) return
  const market = markets.get(key) ?? { typeId, picks: new Map<string, number>() }
  market.picks.set(pick, (market.picks.get(pick) ?? 0) + payout)
  markets.set(key, market)
}

const placeOf = (leg: Leg, stand: LegStand | undefined): Place => ({
  typeId: leg.marketTypeId,
  pick: leg.pick,
  key: keyOf({
    fixtureId: leg.fixtureId,
    marketTypeId: leg.marketTypeId,
    line: leg.line ?? null,
    homeAtBet: stand?.home ?? null,
    awayAtBet: stand?.away ?? null,
  }),
})

/** Adds a bet to the open payouts. */
export function addBet(book: PayoutBook, { legs, winnings, stands }: OpenedBet): void {
  for (const [at, leg] of legs.entries()) addTo(book, leg.fixtureId, placeOf(leg, stands?.[at]), winnings)
}

/**
 * Worst-case payout of the house on a fixture, or on one market type of it: the sum of the worst result
 * of each market, which is never too low.
 */
function worstOn(book: PayoutBook, fixtureId: FixtureId, typeId: MarketTypeId | null): number {
  let sum = 0
  for (const market of book.get(fixtureId)?.values() ?? [])
    if (typeId === null || market.typeId === typeId)
      sum += worstPayout(
        market.typeId,
        [...market.picks].map(([pick, payout]) => ({ pick, payout })),
      )
  return sum
}

/** Fixtures of a bet that have a payout limit. */
export const cappedFixtures = (limits: HouseLimits, legs: readonly Leg[]): readonly FixtureId[] =>
  legs.flatMap(leg =>
    limitsOn(limits, leg).some(({ openPayoutMax }) => openPayoutMax !== null) ? [leg.fixtureId] : [],
  )

/**
 * Returns the house's payout limit that a bet would exceed (field B11). A bet that does not raise the
 * worst case exceeds none, because it adds no risk.
 */
export function fullLimit(limits: HouseLimits, book: PayoutBook, bet: OpenedBet): FullLimit | undefined {
  const after = withBet(book, bet, bet.winnings)
  let found: (FullLimit & { readonly payoutLeft: number }) | undefined
  bet.legs.forEach((leg, at) => {
    for (const limit of limitsOn(limits, leg)) {
      const { openPayoutMax: max, marketTypeId } = limit
      if (max === null) continue
      const worst = worstOn(after, leg.fixtureId, marketTypeId)
      if (worst <= max || worst === worstOn(book, leg.fixtureId, marketTypeId)) continue
      const fits = (payout: number) => worstOn(withBet(book, bet, payout), leg.fixtureId, marketTypeId) <= max
      const payoutLeft = largestThat(fits, bet.winnings)
      if (found && found.payoutLeft <= payoutLeft) continue
      found = { limit, leg: at, payoutLeft, stakeLeft: largestStake(won(payoutLeft), bet.totalOdds) }
    }
  })
  return found
}

/** A copy of the open payouts of the bet's fixtures that includes the bet with this payout. */
function withBet(book: PayoutBook, bet: OpenedBet, payout: number): PayoutBook {
  const copy = new Map(
    bet.legs.map(({ fixtureId }) => [
      fixtureId,
      new Map(
        [...(book.get(fixtureId) ?? [])].map(([key, { typeId, picks }]) => [
          key,
          { typeId, picks: new Map(picks) },
        ]),
      ),
    ]),
  )
  addBet(copy, { ...bet, winnings: won(payout) })
  return copy
}

/** Returns the largest whole number up to `bound` for which `fits` is true; 0 when there is none. */
function largestThat(fits: (value: number) => boolean, bound: number): number {
  let [low, high] = [0, bound]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
