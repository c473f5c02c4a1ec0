// The state of the sandbox gateway, in one file that is complete at any moment. A kill loses nothing that was answered.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { GatewayPayoutState, GatewayTransferState } from '#domain/cashier/tether/gateway-words.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'

export type Transfer = {
  readonly txid: string
  readonly usdt: MicroUsdt
  readonly seenAt: number
  confirmations: number
  state: GatewayTransferState
}

export type Payment = {
  readonly id: string
  readonly network: TetherNetwork
  readonly address: string
  /** Null: any amount. */
  readonly usdt: MicroUsdt | null
  /** Won for one USDT, and the amount in won. For display only. */
  readonly rate: number
  readonly amount: number | null
  readonly createdAt: number
  expiresAt: number
  state: 'open' | 'closed'
  readonly transfers: Transfer[]
}

export type Payout = {
  readonly id: string
  readonly network: TetherNetwork
  readonly address: string
  readonly usdt: MicroUsdt
  readonly txid: string
  readonly createdAt: number
  confirmations: number
  state: GatewayPayoutState
}

/** A call-back that the house has not answered yet. */
export type Callback = {
  readonly event: string
  readonly body: string
  attempts: number
  nextAt: number
}

export type GatewayState = {
  readonly payments: Record<string, Payment>
  readonly payouts: Record<string, Payout>
  callbacks: Callback[]
}

export type KeptState = {
  readonly state: GatewayState
  /** Writes the changes. They are on disk when it returns. */
  save(): void
}

/** Reads the state from the file, and saves it there from then on. */
export function keepState(file: string): KeptState {
  mkdirSync(dirname(file), { recursive: true })
  const state: GatewayState = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { payments: {}, payouts: {}, callbacks: [] }
  return {
    state,
    save: () => {
      forgetOldest(state.payments)
      forgetOldest(state.payouts)
      const beside = `${file}.new`
      const handle = openSync(beside, 'w')
      writeSync(handle, JSON.stringify(state))
      fsyncSync(handle)
      closeSync(handle)
      renameSync(beside, file)
    },
  }
}

/** A sandbox that runs for months keeps the latest thousand of each. */
const KEPT = 1_000

function forgetOldest(kept: Record<string, { readonly id: string; readonly createdAt: number }>): void {
  const all = Object.values(kept)
  if (all.length <= KEPT) return
  for (const { id } of all.toSorted((a, b) => a.createdAt - b.createdAt).slice(0, all.length - KEPT))
    delete kept[id]
}
