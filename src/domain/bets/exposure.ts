import type { MarketTypeId } from '../ids.ts'
import { winnersOf } from '../markets/market-winners.ts'

/**
 * Possible cost of open bets to the house, in whole won. A negative loss is a gain. Singles are exact.
 * For combinations, whose other legs depend on other matches, this holds the maximum payout and the
 * expected payout when this leg wins, assuming that the other legs win as often as their odds imply.
 */
export type Exposure = {
  readonly singles: { readonly bets: number; readonly stakes: number; readonly payout: number }
  readonly combinations: {
    readonly bets: number
    readonly stakes: number
    readonly payoutMax: number
    readonly payoutExpected: number
  }
}

export type PickExposure = Exposure & { readonly pick: string }

/** The worst loss in won: from singles only, and including the expected payout of combinations. */
export type Worst = { readonly singles: number; readonly withCombinations: number }

export const NO_EXPOSURE: Exposure = {
  singles: { bets: 0, stakes: 0, payout: 0 },
  combinations: { bets: 0, stakes: 0, payoutMax: 0, payoutExpected: 0 },
}

/**
 * Returns the sets of picks of a market that can win together. One pick wins in most markets, two in a
 * double chance. Where the number of winners is unknown, all picks are assumed to win, so the worst case
 * is never understated.
 */
function winningSets(typeId: MarketTypeId, picks: readonly string[]): readonly (readonly string[])[] {
  const winners = winnersOf(typeId)
  if (winners === 2) return ['1', 'X', '2'].map(result => picks.filter(pick => pick.includes(result)))
  return winners === 1 ? picks.map(pick => [pick]) : [picks]
}

/** The payout of the worst result of a market, given the payout of each pick. */
export const worstPayout = (
  typeId: MarketTypeId,
  picks: readonly { readonly pick: string; readonly payout: number }[],
): number => {
  const names = picks.map(({ pick }) => pick)
  const sums = winningSets(typeId, names).map(set =>
    total(picks, ({ pick, payout }) => (set.includes(pick) ? payout : 0)),
  )
  return Math.max(0, ...sums)
}

/**
 * Sums the picks of a market: exposure, payout of the worst result, and worst loss. Void picks are
 * ignored.
 */
export function marketExposure(
  typeId: MarketTypeId,
  picks: readonly PickExposure[],
): { readonly exposure: Exposure; readonly worst: Worst } {
  const sets = winningSets(
    typeId,
    picks.map(({ pick }) => pick),
  ).map(set => picks.filter(({ pick }) => set.includes(pick)))
  const most = (payout: (pick: PickExposure) => number): number =>
    Math.max(0, ...sets.map(set => total(set, payout)))
  const exposure: Exposure = {
    singles: {
      bets: total(picks, one => one.singles.bets),
      stakes: total(picks, one => one.singles.stakes),
      payout: most(one => one.singles.payout),
    },
    combinations: {
      bets: total(picks, one => one.combinations.bets),
      stakes: total(picks, one => one.combinations.stakes),
      payoutMax: most(one => one.combinations.payoutMax),
      payoutExpected: most(one => one.combinations.payoutExpected),
    },
  }
  const { singles, combinations } = exposure
  const both = most(one => one.singles.payout + one.combinations.payoutExpected)
  return {
    exposure,
    worst: {
      singles: singles.payout - singles.stakes,
      withCombinations: both - singles.stakes - combinations.stakes,
    },
  }
}

export type MarketPart = ReturnType<typeof marketExposure>

/**
 * Merges the parts of a market whose bets count from different scores (football handicaps in play,
 * handbook 2.9). Picks of different scores can win together, so the worst results of the scores are
 * added.
 */
export function joinedExposure(parts: readonly MarketPart[]): MarketPart {
  const sum = (of: (part: MarketPart) => number) => total(parts, of)
  return {
    exposure: {
      singles: {
        bets: sum(({ exposure }) => exposure.singles.bets),
        stakes: sum(({ exposure }) => exposure.singles.stakes),
        payout: sum(({ exposure }) => exposure.singles.payout),
      },
      combinations: {
        bets: sum(({ exposure }) => exposure.combinations.bets),
        stakes: sum(({ exposure }) => exposure.combinations.stakes),
        payoutMax: sum(({ exposure }) => exposure.combinations.payoutMax),
        payoutExpected: sum(({ exposure }) => exposure.combinations.payoutExpected),
      },
    },
    worst: {
      singles: sum(({ worst }) => worst.singles),
      withCombinations: sum(({ worst }) => worst.withCombinations),
    },
  }
}

/**
 * Sums the markets of a fixture. The sum of their worst results is never below the worst result of the
 * fixture. `openStakes` counts each bet once, however many legs it has on the fixture.
 */
export function fixtureExposure(
  markets: readonly MarketPart[],
  openStakes: number,
): { readonly worstPayout: number; readonly worst: Worst } {
  const payoutOf = ({ exposure: { singles, combinations }, worst }: MarketPart) =>
    worst.withCombinations + singles.stakes + combinations.stakes
  const worstPayout = total(markets, payoutOf)
  return {
    worstPayout,
    worst: {
      singles: total(markets, ({ worst }) => worst.singles),
      withCombinations: worstPayout - openStakes,
    },
  }
}

const total = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0)
