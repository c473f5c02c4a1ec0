import { fraction, multiply, plus } from '#domain/fraction.ts'
import { deviationOf, expectedReturn } from '#domain/minigames/house/round-returns.ts'
import type { PickTable } from '#domain/minigames/pay-table.ts'
import { meanReturn } from '#domain/minigames/pay-table.ts'
import type { Game } from '../../games/games-state.ts'
import { payTableOf } from '../kind-tables.ts'
import type { GameSum, PeriodPick } from './return-sums.sql.ts'

/** What was bet and paid, and what the draws' chances make of it. */
export type Returns = {
  readonly bets: number
  /** Won. */
  readonly stakes: number
  readonly paid: number
  /** Rounded to a won. */
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

/** The pick of a game's table that a sum is about; none of one that a release has taken away. */
const pickOf = ({ kind }: Game, sum: Pick<PeriodPick, 'market' | 'pick'>): PickTable | undefined =>
  payTableOf(kind)
    .find(({ id }) => id === sum.market)
    ?.picks.find(({ id }) => id === sum.pick)

/** What a game should have paid for these sums, in won: exact until the very end. */
export function expectedOf(game: Game, sums: readonly PeriodPick[]): number {
  const picks = sums.flatMap(sum => {
    const pick = sum.expected === null ? pickOf(game, sum) : undefined
    return pick ? [{ chance: pick.chance, odds: sum.odds, stakes: sum.stakes }] : []
  })
  const ofEvents = sums.reduce((all, { expected }) => all + BigInt(expected ?? 0), 0n)
  const { numerator, denominator } = plus(expectedReturn(picks), fraction(ofEvents, MILLION))
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

/** The returns of a game over some days. */
export const gameReturns = (game: Game, sum: Omit<GameSum, 'day'>, picks: readonly PeriodPick[]): Returns =>
  returnsOf(sum, expectedOf(game, picks), sum.variance)

/** The returns of one pick, at whatever prices it was taken. */
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

/** What lay on a pick of an event should have paid, in millionths of a won, and the variance of what it pays. */
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

/** The variance of what one won on a pick pays. What a win pays on top is taken by its mean. */
function unitVariance({ chance }: PickTable, odds: PeriodPick['odds']): number {
  const [win, back] = [ratio(chance.won), ratio(chance.void)]
  const extra = win === 0 ? 0 : ratio(chance.extra) / win
  const paid = odds / 100 + extra
  const mean = ratio(meanReturn(chance, odds))
  return Math.max(0, win * paid * paid + back - mean * mean)
}

const ratio = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number(numerator) / Number(denominator)
