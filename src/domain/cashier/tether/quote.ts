import { type Instant, instant, MINUTE } from '../../instant.ts'
import { type Won, won } from '../../money.ts'
import { MICRO, type MicroUsdt, microUsdt } from './usdt.ts'

/** Tether prices on two exchanges in whole won, and the spread of the house in basis points. */
export type TetherPrices = {
  readonly priceA: Won
  readonly priceB: Won
  readonly spreadBasisPoints: number
}

/** How long a quoted rate is valid (handbook 5.5). */
export const QUOTE_TIME = 10 * MINUTE

export const SPREAD_BASIS_POINTS_MAX = 1_000
const WHOLE = 10_000n

/** Deposit rate in won per USDT: the average of both prices minus the spread, rounded down (handbook 5.5). */
export const depositRate = ({ priceA, priceB, spreadBasisPoints }: TetherPrices): Won =>
  won(Number((BigInt(priceA + priceB) * (WHOLE - BigInt(spreadBasisPoints))) / (2n * WHOLE)))

/** Withdrawal rate in won per USDT: the average plus the spread, rounded up. */
export const withdrawalRate = ({ priceA, priceB, spreadBasisPoints }: TetherPrices): Won =>
  won(Number(divideUp(BigInt(priceA + priceB) * (WHOLE + BigInt(spreadBasisPoints)), 2n * WHOLE)))

/** Won credited for an amount of tether: floor(usdt x rate). */
export const creditOf = (usdt: MicroUsdt, rate: Won): Won =>
  won(Number((BigInt(usdt) * BigInt(rate)) / BigInt(MICRO)))

/** The smallest amount of tether that is credited as exactly this many won. */
export const usdtFor = (amount: Won, rate: Won): MicroUsdt =>
  microUsdt(Number(divideUp(BigInt(amount) * BigInt(MICRO), BigInt(rate))))

export type Payout = { readonly gross: MicroUsdt; readonly fee: MicroUsdt; readonly net: MicroUsdt }

/**
 * Converts won into the tether payout: rounded down, minus the network fee. Undefined when nothing would
 * be left.
 */
export function payoutOf(amount: Won, rate: Won, fee: MicroUsdt): Payout | undefined {
  const gross = microUsdt(Number((BigInt(amount) * BigInt(MICRO)) / BigInt(rate)))
  return gross > fee ? { gross, fee, net: microUsdt(gross - fee) } : undefined
}

export const quoteEnd = (quotedAt: Instant): Instant => instant(quotedAt + QUOTE_TIME)

/** Compares the paid amount with the quoted one. A quote without an amount always matches. */
export const paidAgainst = (quoted: MicroUsdt | null, paid: MicroUsdt): 'exact' | 'less' | 'more' => {
  if (quoted === null || quoted === paid) return 'exact'
  return paid < quoted ? 'less' : 'more'
}

const divideUp = (value: bigint, by: bigint): bigint => (value + by - 1n) / by
