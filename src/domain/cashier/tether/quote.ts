import { type Instant, instant, MINUTE } from '../../instant.ts'
import { type Won, won } from '../../money.ts'
import { MICRO, type MicroUsdt, microUsdt } from './usdt.ts'

/** What tether costs on two exchanges, in whole won, and what the house keeps of it, in hundredths of a percent. */
export type TetherPrices = {
  readonly priceA: Won
  readonly priceB: Won
  readonly spreadBasisPoints: number
}

/** So long a quoted rate holds (handbook 5.5). */
export const QUOTE_TIME = 10 * MINUTE

export const SPREAD_BASIS_POINTS_MAX = 1_000
const WHOLE = 10_000n

/** Won for one USDT that comes in: the average of both prices less the spread, rounded down (handbook 5.5). */
export const depositRate = ({ priceA, priceB, spreadBasisPoints }: TetherPrices): Won =>
  won(Number((BigInt(priceA + priceB) * (WHOLE - BigInt(spreadBasisPoints))) / (2n * WHOLE)))

/** Won for one USDT that goes out: the average and the spread, rounded up. */
export const withdrawalRate = ({ priceA, priceB, spreadBasisPoints }: TetherPrices): Won =>
  won(Number(divideUp(BigInt(priceA + priceB) * (WHOLE + BigInt(spreadBasisPoints)), 2n * WHOLE)))

/** What so much tether is credited as: floor(usdt x rate). */
export const creditOf = (usdt: MicroUsdt, rate: Won): Won =>
  won(Number((BigInt(usdt) * BigInt(rate)) / BigInt(MICRO)))

/** The least tether that is credited as so many won: never a won less, never one more. */
export const usdtFor = (amount: Won, rate: Won): MicroUsdt =>
  microUsdt(Number(divideUp(BigInt(amount) * BigInt(MICRO), BigInt(rate))))

export type Payout = { readonly gross: MicroUsdt; readonly fee: MicroUsdt; readonly net: MicroUsdt }

/** What so many won are sent as: rounded down, the network's fee taken off. Undefined where nothing would be left. */
export function payoutOf(amount: Won, rate: Won, fee: MicroUsdt): Payout | undefined {
  const gross = microUsdt(Number((BigInt(amount) * BigInt(MICRO)) / BigInt(rate)))
  return gross > fee ? { gross, fee, net: microUsdt(gross - fee) } : undefined
}

export const quoteEnd = (quotedAt: Instant): Instant => instant(quotedAt + QUOTE_TIME)

/** By how much what came differs from what was quoted; what was left open is met by anything. */
export const paidAgainst = (quoted: MicroUsdt | null, paid: MicroUsdt): 'exact' | 'less' | 'more' => {
  if (quoted === null || quoted === paid) return 'exact'
  return paid < quoted ? 'less' : 'more'
}

const divideUp = (value: bigint, by: bigint): bigint => (value + by - 1n) / by
