import { isConfirmed } from '#domain/cashier/tether/networks.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { GatewayReport } from '../gateway/gateway-port.ts'
import { listTransfersSince, type TetherTransfer } from './tether-transfers.sql.ts'
import { listWithdrawalsSince } from './tether-withdrawals.sql.ts'

/** A difference between the gateway's report and the site's records, in either direction. */
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
  /** Id of the payment or withdrawal. */
  readonly about: string
  readonly txid: string | null
  readonly usdt: MicroUsdt
  /** When it was seen, requested or changed; determines its day. */
  readonly at: Instant
}

/**
 * Compares the gateway's report with the site's transfers and withdrawals since a given time, in both directions (field
 * W14). What may still be in progress counts only if it is older than `settledBefore`.
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
      .map(({ paymentId, txid, usdt, seenAt }) => ({
        kind: 'transfer-missing' as const,
        about: paymentId,
        txid,
        usdt,
        at: seenAt,
      })),
    ...report.payouts
      .filter(({ createdAt }) => createdAt < settledBefore)
      .flatMap(({ payout: about, txid, usdt, state, createdAt: at }): GatewayDifference[] => {
        const ours = sent.get(about)
        if (!ours) return [{ kind: 'payout-unknown', about, txid, usdt, at }]
        if (ours.net !== usdt) return [{ kind: 'payout-amount', about, txid, usdt, at }]
        if (state === 'confirmed' && ours.state !== 'done')
          return [{ kind: 'payout-not-booked', about, txid, usdt, at }]
        return state === 'failed' && ours.state !== 'failed'
          ? [{ kind: 'payout-not-sent', about, txid, usdt, at }]
          : []
      }),
    ...withdrawals
      .filter(({ changedAt, requestId }) => changedAt < settledBefore && !toldPayouts.has(requestId))
      .map(({ requestId, txid, net, changedAt }) => ({
        kind: 'payout-missing' as const,
        about: requestId,
        txid,
        usdt: net,
        at: changedAt,
      })),
  ]
}

type Told = GatewayReport['transfers'][number]

function transferDifference(
  { payment: about, txid, usdt, state, seenAt: at }: Told,
  ours: TetherTransfer | undefined,
): GatewayDifference[] {
  if (!ours) return state === 'failed' ? [] : [{ kind: 'transfer-unknown', about, txid, usdt, at }]
  if (ours.usdt !== usdt) return [{ kind: 'transfer-amount', about, txid, usdt, at }]
  if (state === 'confirmed' && ours.state === 'seen' && !isConfirmed(ours.network, ours.confirmations))
    return [{ kind: 'transfer-not-credited', about, txid, usdt, at }]
  return state !== 'confirmed' && ours.state === 'credited'
    ? [{ kind: 'transfer-not-confirmed', about, txid, usdt, at }]
    : []
}

const keyOf = ({ network, txid }: Pick<TetherTransfer, 'network' | 'txid'>): string => `${network} ${txid}`

const words: Readonly<Record<GatewayDifference['kind'], string>> = {
  'transfer-unknown': '게이트웨이의 입금이 사이트에 없습니다',
  'transfer-missing': '사이트의 입금이 게이트웨이에 없습니다',
  'transfer-amount': '입금 금액이 다릅니다',
  'transfer-not-credited': '확인된 입금이 반영되지 않았습니다',
  'transfer-not-confirmed': '확인되지 않은 입금이 반영되었습니다',
  'payout-unknown': '게이트웨이의 출금이 사이트에 없습니다',
  'payout-missing': '사이트의 출금이 게이트웨이에 없습니다',
  'payout-amount': '출금 금액이 다릅니다',
  'payout-not-booked': '완료된 출금이 반영되지 않았습니다',
  'payout-not-sent': '실패한 출금이 남아 있습니다',
}

/** Text of a difference and its subject. */
export const gatewayDifferenceText = ({
  kind,
  about,
  txid,
}: Pick<GatewayDifference, 'kind' | 'about' | 'txid'>): string =>
  `${words[kind]}: ${about}${txid === null ? '' : ` (${txid})`}`
