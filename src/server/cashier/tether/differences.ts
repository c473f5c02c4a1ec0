import { isConfirmed } from '#domain/cashier/tether/networks.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { GatewayReport } from '../gateway/gateway-port.ts'
import { listTransfersSince, type TetherTransfer } from './tether-transfers.sql.ts'
import { listWithdrawalsSince } from './tether-withdrawals.sql.ts'

/** Something that the gateway says and the house does not, or the other way round. */
export type GatewayDifference = {
  readonly kind:
    | 'transfer-unknown'
    | 'transfer-missing'
    | 'transfer-amount'
    | 'transfer-not-credited'
    | 'transfer-not-confirmed'
    | 'payout-unknown'
    | 'payout-missing'
    | 'payout-amount'
    | 'payout-not-booked'
    | 'payout-not-sent'
  /** The payment or the withdrawal. */
  readonly about: string
  readonly txid: string | null
  readonly usdt: MicroUsdt
}

/**
 * Holds the gateway's own report against the house's transfers and withdrawals since a moment, both ways (field W14).
 * What is only under way is no difference: it is looked at from before `settledBefore`.
 */
export async function listGatewayDifferences(
  db: Queries,
  report: GatewayReport,
  { from, settledBefore }: { readonly from: Instant; readonly settledBefore: Instant },
): Promise<GatewayDifference[]> {
  const [transfers, withdrawals] = await Promise.all([
    listTransfersSince(db, from),
    listWithdrawalsSince(db, from),
  ])
  const known = new Map(transfers.map(one => [keyOf(one), one]))
  const told = new Set(report.transfers.map(keyOf))
  const sent = new Map(withdrawals.map(one => [one.requestId as string, one]))
  const toldPayouts = new Set(report.payouts.map(({ payout }) => payout))
  return [
    ...report.transfers
      .filter(({ seenAt }) => seenAt < settledBefore)
      .flatMap(one => transferDifference(one, known.get(keyOf(one)))),
    ...transfers
      .filter(one => one.seenAt < settledBefore && !told.has(keyOf(one)))
      .map(({ paymentId, txid, usdt }) => ({
        kind: 'transfer-missing' as const,
        about: paymentId,
        txid,
        usdt,
      })),
    ...report.payouts
      .filter(({ createdAt }) => createdAt < settledBefore)
      .flatMap(({ payout: about, txid, usdt, state }): GatewayDifference[] => {
        const ours = sent.get(about)
        if (!ours) return [{ kind: 'payout-unknown', about, txid, usdt }]
        if (ours.net !== usdt) return [{ kind: 'payout-amount', about, txid, usdt }]
        if (state === 'confirmed' && ours.state !== 'done')
          return [{ kind: 'payout-not-booked', about, txid, usdt }]
        return state === 'failed' && ours.state !== 'failed'
          ? [{ kind: 'payout-not-sent', about, txid, usdt }]
          : []
      }),
    ...withdrawals
      .filter(({ changedAt, requestId }) => changedAt < settledBefore && !toldPayouts.has(requestId))
      .map(({ requestId, txid, net }) => ({
        kind: 'payout-missing' as const,
        about: requestId,
        txid,
        usdt: net,
      })),
  ]
}

type Told = GatewayReport['transfers'][number]

function transferDifference(
  { payment: about, txid, usdt, state }: Told,
  ours: TetherTransfer | undefined,
): GatewayDifference[] {
  if (!ours) return state === 'failed' ? [] : [{ kind: 'transfer-unknown', about, txid, usdt }]
  if (ours.usdt !== usdt) return [{ kind: 'transfer-amount', about, txid, usdt }]
  if (state === 'confirmed' && ours.state === 'seen' && !isConfirmed(ours.network, ours.confirmations))
    return [{ kind: 'transfer-not-credited', about, txid, usdt }]
  return state !== 'confirmed' && ours.state === 'credited'
    ? [{ kind: 'transfer-not-confirmed', about, txid, usdt }]
    : []
}

const keyOf = ({ network, txid }: Pick<TetherTransfer, 'network' | 'txid'>): string => `${network} ${txid}`
