// The rules of the sandbox gateway: payments and payouts on a fictional chain, and the call-backs about them.
import { randomBytes, randomUUID } from 'node:crypto'
import { isConfirmed, networkTerms, type TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { type MicroUsdt, plainUsdt } from '#domain/cashier/tether/usdt.ts'
import type { KeptState, Payment, Payout, Transfer } from './gateway-state.ts'

type NewPayment = Pick<Payment, 'id' | 'network' | 'usdt' | 'rate' | 'amount' | 'expiresAt'>
type NewPayout = Pick<Payout, 'id' | 'network' | 'address' | 'usdt'>

export type Gateway = {
  /** Opening the same payment again returns the existing one. */
  openPayment(payment: NewPayment): Payment
  findPayment(id: string): Payment | undefined
  closePayment(id: string): boolean
  /** Sends tether, also to an expired or closed payment, as real chains allow. */
  send(payment: Payment, usdt: MicroUsdt): Transfer
  expire(payment: Payment): void
  openPayout(payout: NewPayout): Payout
  failPayout(id: string): boolean
  /** Adds the next block of the chain. */
  tick(): void
}

/** Works on the stored state. Each change is on disk before anyone is notified. */
export function openGateway({ state, save }: KeptState, now: () => number): Gateway {
  const tell = (news: object) => {
    const event = randomUUID()
    state.callbacks.push({ event, body: JSON.stringify({ event, ...news }), attempts: 0, nextAt: 0 })
  }
  const tellTransfer = (payment: Payment, transfer: Transfer) =>
    tell({ type: 'transfer', payment: payment.id, network: payment.network, ...wireTransfer(transfer) })
  const tellPayout = ({ id, state, txid, confirmations }: Payout) =>
    tell({ type: 'payout', payout: id, state, txid, confirmations })
  const close = (payment: Payment) => {
    payment.state = 'closed'
    tell({ type: 'expired', payment: payment.id })
  }
  return {
    openPayment: asked => {
      const known = state.payments[asked.id]
      if (known) return known
      const address = playAddress(asked.network)
      const payment: Payment = { ...asked, address, createdAt: now(), state: 'open', transfers: [] }
      state.payments[asked.id] = payment
      save()
      return payment
    },
    findPayment: id => state.payments[id],
    closePayment: id => {
      const payment = state.payments[id]
      if (payment?.state === 'open') {
        close(payment)
        save()
      }
      return payment !== undefined
    },
    send: (payment, usdt) => {
      const transfer: Transfer = { txid: newTxid(), usdt, seenAt: now(), confirmations: 0, state: 'seen' }
      payment.transfers.push(transfer)
      tellTransfer(payment, transfer)
      save()
      return transfer
    },
    expire: payment => {
      payment.expiresAt = Math.min(payment.expiresAt, now())
      if (payment.state === 'open') close(payment)
      save()
    },
    openPayout: asked => {
      const known = state.payouts[asked.id]
      if (known) return known
      const payout: Payout = { ...asked, txid: newTxid(), createdAt: now(), confirmations: 0, state: 'sent' }
      state.payouts[asked.id] = payout
      tellPayout(payout)
      save()
      return payout
    },
    failPayout: id => {
      const payout = state.payouts[id]
      if (payout?.state !== 'sent') return false
      payout.state = 'failed'
      tellPayout(payout)
      save()
      return true
    },
    tick: () => {
      let changed = false
      for (const payment of Object.values(state.payments)) {
        if (payment.state === 'open' && payment.expiresAt <= now()) {
          close(payment)
          changed = true
        }
        for (const transfer of payment.transfers.filter(({ state }) => state === 'seen')) {
          changed = true
          if (isTold(payment.network, grow(payment.network, transfer))) tellTransfer(payment, transfer)
        }
      }
      for (const payout of Object.values(state.payouts).filter(({ state }) => state === 'sent')) {
        changed = true
        if (isTold(payout.network, grow(payout.network, payout))) tellPayout(payout)
      }
      if (changed) save()
    },
  }
}

/** Adds a confirmation to each transfer. The last one needed confirms it. */
function grow(
  network: TetherNetwork,
  on: { confirmations: number; state: (Transfer | Payout)['state'] },
): number {
  on.confirmations += 1
  if (isConfirmed(network, on.confirmations)) on.state = 'confirmed'
  return on.confirmations
}

/** True at half of the confirmations and at the last one. */
function isTold(network: TetherNetwork, confirmations: number): boolean {
  const needed = networkTerms[network].confirmations
  return confirmations === needed || confirmations === Math.floor(needed / 2)
}

/** A transfer as call-backs and reports contain it. */
export const wireTransfer = ({ txid, usdt, confirmations, state, seenAt }: Transfer) => ({
  txid,
  usdt: plainUsdt(usdt),
  confirmations,
  state,
  seenAt: new Date(seenAt).toISOString(),
})

const newTxid = (): string => randomBytes(32).toString('hex')

/**
 * Returns an address that no wallet accepts. Its letters are not in the real format, so nobody can send real money to
 * it.
 */
function playAddress(network: TetherNetwork): string {
  const signs = randomBytes(17).toString('hex').toUpperCase()
  return network === 'TRC-20' ? `T-SANDBOX-${signs.slice(0, 24)}` : `0xSANDBOX${signs.slice(0, 33)}`
}
