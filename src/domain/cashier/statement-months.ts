import type { PostingKind } from '../posting-kind.ts'
import { type StatementGroup, statementGroupOf } from './statement-groups.ts'

/** Amounts that one posting kind moved in a month, as positive numbers. */
export type MonthSum = {
  /** Month as "2026-11". */
  readonly month: string
  readonly purse: 'wallet' | 'points'
  readonly kind: PostingKind
  readonly movedIn: number
  readonly movedOut: number
}

/** One month of a statement. Outgoing amounts are negative. */
export type MonthPosition = {
  readonly month: string
  readonly deposited: number
  readonly withdrawn: number
  readonly staked: number
  readonly paid: number
  readonly converted: number
  readonly other: number
  readonly net: number
  readonly closing: number
  readonly points: { readonly in: number; readonly out: number; readonly closing: number }
}

const figureOfGroup: Partial<
  Record<StatementGroup, 'deposited' | 'withdrawn' | 'staked' | 'paid' | 'converted'>
> = {
  deposit: 'deposited',
  withdrawal: 'withdrawn',
  stake: 'staked',
  payout: 'paid',
  correction: 'paid',
  conversion: 'converted',
}

const total = (sums: readonly MonthSum[]): number =>
  sums.reduce((sum, { movedIn, movedOut }) => sum + movedIn - movedOut, 0)

/**
 * Returns the months with their closing balances, oldest first. Each closing balance is the previous one
 * plus the month's movements. A corrected payout counts with its final amount.
 */
export function monthPositions(sums: readonly MonthSum[]): readonly MonthPosition[] {
  const months = [...new Set(sums.map(({ month }) => month))].sort()
  let closing = 0
  let pointsClosing = 0
  return months.map(month => {
    const own = sums.filter(sum => sum.month === month)
    const money = own.filter(({ purse }) => purse === 'wallet')
    const points = own.filter(({ purse }) => purse === 'points')
    const figure = (name: string) =>
      total(money.filter(({ kind }) => (figureOfGroup[statementGroupOf(kind)] ?? 'other') === name))
    const net = total(money)
    closing += net
    pointsClosing += total(points)
    return {
      month,
      deposited: figure('deposited'),
      withdrawn: figure('withdrawn'),
      staked: figure('staked'),
      paid: figure('paid'),
      converted: figure('converted'),
      other: figure('other'),
      net,
      closing,
      points: {
        in: points.reduce((sum, { movedIn }) => sum + movedIn, 0),
        out: points.reduce((sum, { movedOut }) => sum + movedOut, 0),
        closing: pointsClosing,
      },
    }
  })
}

/** Deposits minus withdrawals. Positive when more came in than went out (field W11). */
export function netDeposits(months: readonly MonthPosition[]) {
  const deposited = months.reduce((sum, month) => sum + month.deposited, 0)
  const withdrawn = months.reduce((sum, month) => sum + month.withdrawn, 0)
  return { deposited, withdrawn: withdrawn === 0 ? 0 : -withdrawn, net: deposited + withdrawn }
}
