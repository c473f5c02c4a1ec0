/**
 * Sums of a group of bets, in won unless the name says otherwise. Stakes count on the day of placement,
 * results on the day of booking, so a correction counts on its own day (decision 58).
 */
export type ReportSums = {
  readonly bets: number
  readonly staked: number
  readonly cancelledBets: number
  readonly cancelled: number
  /** Settled bets including void ones, and their stakes. */
  readonly settledBets: number
  readonly settled: number
  /** Void bets, and the amount returned. */
  readonly voidBets: number
  readonly void: number
  /** Total paid for settled bets, including void refunds. */
  readonly paid: number
  /** Points credited to members, and points taken or spent. */
  readonly pointsIn: number
  readonly pointsOut: number
}

export const NO_SUMS: ReportSums = {
  bets: 0,
  staked: 0,
  cancelledBets: 0,
  cancelled: 0,
  settledBets: 0,
  settled: 0,
  voidBets: 0,
  void: 0,
  paid: 0,
  pointsIn: 0,
  pointsOut: 0,
}

/** Gross gaming revenue: settled stakes minus payouts; negative when the house paid more. */
export const ggrOf = ({ settled, paid }: Pick<ReportSums, 'settled' | 'paid'>): number => settled - paid

/** Stakes of decided bets, without void refunds. */
export const turnoverOf = ({ settled, void: back }: Pick<ReportSums, 'settled' | 'void'>): number =>
  settled - back

/** Payouts of winning bets. */
export const winningsPaid = ({ paid, void: back }: Pick<ReportSums, 'paid' | 'void'>): number => paid - back

/** Hold: the house's share of the decided stakes, as "6.7%" or "−12.3%"; undefined without decided stakes. */
export function holdRate(sums: Pick<ReportSums, 'settled' | 'void' | 'paid'>): string | undefined {
  const turnover = turnoverOf(sums)
  return turnover > 0 ? percentText(ggrOf(sums), turnover) : undefined
}

/** A percentage with one decimal, exact and rounded half away from zero. */
function percentText(part: number, whole: number): string {
  const [numerator, denominator] = [BigInt(Math.abs(part)) * 1_000n, BigInt(whole)]
  const tenths = (numerator * 2n + denominator) / (denominator * 2n)
  const sign = part < 0 && tenths > 0n ? '−' : ''
  return `${sign}${tenths / 10n}.${tenths % 10n}%`
}

export const addSums = (one: ReportSums, other: ReportSums): ReportSums => ({
  bets: one.bets + other.bets,
  staked: one.staked + other.staked,
  cancelledBets: one.cancelledBets + other.cancelledBets,
  cancelled: one.cancelled + other.cancelled,
  settledBets: one.settledBets + other.settledBets,
  settled: one.settled + other.settled,
  voidBets: one.voidBets + other.voidBets,
  void: one.void + other.void,
  paid: one.paid + other.paid,
  pointsIn: one.pointsIn + other.pointsIn,
  pointsOut: one.pointsOut + other.pointsOut,
})
