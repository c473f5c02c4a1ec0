/**
 * What a group of bets has moved, in won unless the name says otherwise. Stakes count on the day they were placed, all
 * that comes of them on the day it was booked, so a correction stands on the day of the correction (decision 58).
 */
export type ReportSums = {
  readonly bets: number
  readonly staked: number
  readonly cancelledBets: number
  readonly cancelled: number
  /** Bets that were settled, void ones with them, and their stakes. */
  readonly settledBets: number
  readonly settled: number
  /** Bets that were void, and what they gave back. */
  readonly voidBets: number
  readonly void: number
  /** All that was paid out for settled bets, what void ones gave back with it. */
  readonly paid: number
  /** Points that members were given, and that were taken from them or that they spent. */
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

/** What the house keeps of settled stakes, below zero where it paid more: stakes less payouts. */
export const ggrOf = ({ settled, paid }: Pick<ReportSums, 'settled' | 'paid'>): number => settled - paid

/** Stakes that were decided: what void bets gave back is none of them. */
export const turnoverOf = ({ settled, void: back }: Pick<ReportSums, 'settled' | 'void'>): number =>
  settled - back

/** What was paid to those who won something. */
export const winningsPaid = ({ paid, void: back }: Pick<ReportSums, 'paid' | 'void'>): number => paid - back

/** The share of decided stakes that the house keeps, as "6.7%" or "−12.3%"; undefined where nothing was decided. */
export function holdRate(sums: Pick<ReportSums, 'settled' | 'void' | 'paid'>): string | undefined {
  const turnover = turnoverOf(sums)
  return turnover > 0 ? percentText(ggrOf(sums), turnover) : undefined
}

/** A share in per cent to one decimal, exact and rounded half away from zero. */
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
