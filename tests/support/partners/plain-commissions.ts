import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Standing } from './played-bets.sql.ts'

/** Rates from a moment on, in hundredths of a percent; none outside a partnership. */
export type PlainRates = {
  readonly from: Instant
  readonly isPartner: boolean
  readonly rolling: Readonly<Record<string, number>>
  readonly losing: Readonly<Record<string, number>>
  readonly agentOf: readonly string[]
}

export type PlainBet = {
  readonly memberId: MemberId
  readonly product: string
  readonly stake: number
  readonly placedAt: Instant
}

/**
 * An independent computation of commissions, directly from the handbook: for each bet in its final state, who is above
 * whom, and what remains of each one's own rate after everybody below. Unbounded integers.
 */
export function plainCommissions(
  recommenderOf: ReadonlyMap<MemberId, MemberId | null>,
  ratesOf: ReadonlyMap<MemberId, readonly PlainRates[]>,
) {
  const inForce = (id: MemberId, at: Instant) =>
    [...(ratesOf.get(id) ?? [])].reverse().find(rates => rates.from <= at)
  return (
    bet: PlainBet,
    { status, payout }: Standing,
  ): ReadonlyMap<MemberId, { rolling: bigint; units: bigint }> => {
    const shares = new Map<MemberId, { rolling: bigint; units: bigint }>()
    const counts = status === 1 || status === 2
    const stake = counts ? BigInt(bet.stake) : 0n
    const parts: { id: MemberId; rolling: bigint; rate: bigint }[] = []
    let id: MemberId | null = bet.memberId
    for (let distance = 0; id !== null; distance++) {
      const rates = inForce(id, bet.placedAt)
      const takes =
        rates &&
        (rates.isPartner
          ? distance > 0
          : distance === 0 || (distance === 1 && rates.agentOf.includes(bet.product)))
      if (takes)
        parts.push({
          id,
          rolling: (stake * BigInt(rates.rolling[bet.product] ?? 0)) / 10_000n,
          rate: BigInt(rates.losing[bet.product] ?? 0),
        })
      id = recommenderOf.get(id) ?? null
    }
    let [paid, taken] = [0n, 0n]
    const most = parts.reduce((high, one) => (one.rolling > high ? one.rolling : high), 0n)
    const isOver = counts || status === 3
    const net = isOver ? BigInt(bet.stake) - BigInt(payout ?? 0) - most : 0n
    for (const one of parts) {
      const rolling = one.rolling > paid ? one.rolling - paid : 0n
      const rate = one.rate > taken ? one.rate - taken : 0n
      paid += rolling
      taken += rate
      shares.set(one.id, { rolling, units: net * rate })
    }
    return shares
  }
}
