import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'

/** What a gateway is asked to open; the same again is the same payment. */
export type GatewayPayment = {
  readonly id: string
  readonly network: TetherNetwork
  /** Null: whoever pays decides. */
  readonly usdt: MicroUsdt | null
  readonly rate: Won
  readonly amount: Won | null
  readonly expiresAt: Instant
}

/** What a gateway is asked to send; the same again is sent once. */
export type GatewayPayout = {
  readonly id: string
  readonly network: TetherNetwork
  readonly address: string
  readonly usdt: MicroUsdt
}

/** What a gateway says that it has seen and sent since a moment. */
export type GatewayReport = {
  readonly transfers: readonly {
    readonly payment: string
    readonly network: TetherNetwork
    readonly txid: string
    readonly usdt: MicroUsdt
    readonly state: 'seen' | 'confirmed' | 'failed'
    readonly seenAt: Instant
  }[]
  readonly payouts: readonly {
    readonly payout: string
    readonly network: TetherNetwork
    readonly usdt: MicroUsdt
    readonly txid: string | null
    readonly state: 'sent' | 'confirmed' | 'failed'
    readonly createdAt: Instant
  }[]
}

/**
 * A payment gateway for tether: what the house asks of it. What it tells the house comes by call-backs. Undefined is the
 * answer of a gateway that can't be reached: asked again, nothing happens twice.
 */
export type Gateway = {
  /** Where it is paid. */
  openPayment(payment: GatewayPayment): Promise<{ readonly url: string } | undefined>
  /** No more is to come of it; what was sent already comes all the same. */
  closePayment(id: string): Promise<boolean>
  sendPayout(payout: GatewayPayout): Promise<{ readonly txid: string | null } | 'refused' | undefined>
  report(from: Instant): Promise<GatewayReport | undefined>
  /** Whether a call-back was signed by the gateway, just now. */
  isSigned(callback: {
    readonly timestamp: string
    readonly signature: string
    readonly body: Buffer
  }): boolean
}
