import { fraction, multiply, plus } from '#domain/fraction.ts'
import { deviationOf, expectedReturn } from '#domain/minigames/house/round-returns.ts'
import type { PickTable } from '#domain/minigames/pay-table.ts'
import { meanReturn } from '#domain/minigames/pay-table.ts'
import type { Game } from '../../games/games-state.ts'
import { payTableOf } from '../kind-tables.ts'
import type { GameSum, PeriodPick } from './return-sums.sql.ts'

/** Stakes and payouts, and the payouts expected from the draws' probabilities. */
export type Returns = {
  readonly bets: number
  /** In won, as are the payouts. */
  readonly stakes: number
  readonly paid: number
  /** Rounded to whole won. */
  readonly expected: number
  /** Hundredths of a percent of the stakes; null without stakes. */
  readonly expectedRate: number | null
  readonly actualRate: number | null
  /** In standard errors. */
  readonly deviation: number | null
}

const WHOLE = 10_000n
const MILLION = 1_000_000n

/** Rounded half up. */
const rateOf = (part: number, stakes: number): number | null =>
  stakes === 0 ? null : Number((BigInt(part) * WHOLE * 2n + BigInt(stakes)) / (BigInt(stakes) * 2n))

export const returnsOf = (
  { bets, stakes, paid }: Pick<Returns, 'bets' | 'stakes' | 'paid'>,
  expected: number,
  variance: number,
): Returns => ({
  bets,
  stakes,
  paid,
  expected,
  expectedRate: rateOf(expected, stakes),
  actualRate: rateOf(paid, stakes),
  deviation: bets === 0 ? null : deviationOf(paid, expected, variance),
})

/** The pick of a game's table that a sum belongs to; undefined if a release has removed it. */
const pickOf = ({ kind }: Game, sum: Pick<PeriodPick, 'market' | 'pick'>): PickTable | undefined =>
  payTableOf(kind)
    .find(({ id }) => id === sum.market)
    ?.picks.find(({ id }) => id === sum.pick)

/** Returns what a game should have paid for these sums, in won; exact until the final rounding. */
function expectedOf(game: Game, sums: readonly PeriodPick[]): number {
  const picks = sums.flatMap(sum => {
    const pick = sum.expected === null ? pickOf(game, sum) : undefined
    return pick ? [{ chance: pick.chance, odds: sum.odds, stakes: sum.stakes }] : []
  })
  const ofEvents = sums.reduce((all, { expected }) => all + BigInt(expected ?? 0), 0n)
  const { numerator, denominator } = plus(expectedReturn(picks), fraction(ofEvents, MILLION))
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

/** Returns of a game over some days. */
export const gameReturns = (game: Game, sum: Omit<GameSum, 'day'>, picks: readonly PeriodPick[]): Returns =>
  returnsOf(sum, expectedOf(game, picks), sum.variance)

/** Returns of one pick over all its prices. */
export function pickReturns(game: Game, sums: readonly PeriodPick[]): Returns {
  const total = { bets: 0, stakes: 0, paid: 0, variance: 0 }
  for (const sum of sums) {
    total.bets += sum.bets
    total.stakes += sum.stakes
    total.paid += sum.paid
    const pick = pickOf(game, sum)
    if (sum.variance !== null) total.variance += sum.variance
    else total.variance += pick ? sum.stakesSquared * unitVariance(pick, sum.odds) : 0
  }
  return returnsOf(total, expectedOf(game, sums), total.variance)
}

/** Expected payout of the stakes on a pick of an event, in millionths of a won, and the payout's variance. */
export function eventFigures(
  kind: Game['kind'],
  { market, pick: id, odds, stakes }: Pick<PeriodPick, 'market' | 'pick' | 'odds' | 'stakes'>,
): { readonly expected: bigint; readonly variance: number } {
  const pick = payTableOf(kind)
    .find(table => table.id === market)
    ?.picks.find(one => one.id === id)
  if (!pick) return { expected: 0n, variance: 0 }
  const { numerator, denominator } = multiply(meanReturn(pick.chance, odds), fraction(stakes))
  return {
    expected: (numerator * MILLION) / denominator,
    variance: stakes * stakes * unitVariance(pick, odds),
  }
}

/** Variance of the payout of one won on a pick. Extra payouts are included with their mean. */
function unitVariance({ chance }: PickTable, odds: PeriodPick['odds']): number {
  const [win, back] = [ratio(chance.won), ratio(chance.void)]
  const extra = win === 0 ? 0 : ratio(chance.extra) / win
  const paid = odds / 100 + extra
  const mean = ratio(meanReturn(chance, odds))
  return Math.max(0, win * paid * paid + back - mean * mean)
}

const ratio = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number(numerator) / Number(denominator)
