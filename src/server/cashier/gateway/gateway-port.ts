import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'

/** A payment to open; repeating it returns the same payment. */
export type GatewayPayment = {
  readonly id: string
  readonly network: TetherNetwork
  /** Null: the payer decides. */
  readonly usdt: MicroUsdt | null
  readonly rate: Won
  readonly amount: Won | null
  readonly expiresAt: Instant
}

/** A payout to send; repeating it sends nothing more. */
export type GatewayPayout = {
  readonly id: string
  readonly network: TetherNetwork
  readonly address: string
  readonly usdt: MicroUsdt
}

/** Transfers that the gateway received and sent since a given time. */
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
 * A payment gateway for tether: the requests to it. Its notifications arrive as callbacks. Undefined means that the
 * gateway could not be reached; requests are idempotent and may be repeated.
 */
export type Gateway = {
  /** Returns the URL of the payment page. */
  openPayment(payment: GatewayPayment): Promise<{ readonly url: string } | undefined>
  /** Closes a payment to further transfers; those already sent still arrive. */
  closePayment(id: string): Promise<boolean>
  sendPayout(payout: GatewayPayout): Promise<{ readonly txid: string | null } | 'refused' | undefined>
  report(from: Instant): Promise<GatewayReport | undefined>
  /** Whether a callback was signed by the gateway, within the time window. */
  isSigned(callback: {
    readonly timestamp: string
    readonly signature: string
    readonly body: Buffer
  }): boolean
}
