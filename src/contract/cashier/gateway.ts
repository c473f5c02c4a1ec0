import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { gatewayPayoutStates, gatewayTransferStates } from '#domain/cashier/tether/gateway-words.ts'
import { tetherNetworks, transactionId } from '#domain/cashier/tether/networks.ts'
import { parseUsdt } from '#domain/cashier/tether/usdt.ts'
import { instant } from '#domain/instant.ts'

/** Real callbacks have at most a few hundred bytes. */
const CALLBACK_BYTES_MAX = 16 * 1024

const txid = z.string().transform((text, context) => {
  const read = transactionId(text)
  if (read === undefined) context.addIssue('no transaction')
  return read ?? z.NEVER
})
const usdt = z.string().transform((text, context) => {
  const read = parseUsdt(text)
  if (!read) context.addIssue('no USDT')
  return read || z.NEVER
})
const confirmations = z.number().int().min(0).max(1_000_000)

const transferNews = z.object({
  event: z.uuid(),
  type: z.literal('transfer'),
  payment: z.uuid(),
  network: z.enum(tetherNetworks),
  txid,
  usdt,
  confirmations,
  state: z.enum(gatewayTransferStates),
  /**
   * When the gateway first saw the transfer. Before the end of the quote, the quoted rate applies,
   * however late the callback is.
   */
  seenAt: z.iso.datetime().transform(text => instant(Date.parse(text))),
})
export type TransferNews = z.output<typeof transferNews>

const payoutNews = z.object({
  event: z.uuid(),
  type: z.literal('payout'),
  payout: z.uuid(),
  state: z.enum(gatewayPayoutStates),
  txid: txid.nullable(),
  confirmations,
})
export type PayoutNews = z.output<typeof payoutNews>

/** Types of callbacks. */
export const gatewayNews = z.discriminatedUnion('type', [
  transferNews,
  payoutNews,
  z.object({ event: z.uuid(), type: z.literal('expired'), payment: z.uuid() }),
])
export type GatewayNews = z.output<typeof gatewayNews>

/** Callbacks of a payment gateway (`docs/gateway.md`). */
export const gatewayContract = {
  callBack: route({
    method: 'POST',
    path: 'gateway/tether',
    access: 'guest',
    byItself: true,
    summary: '테더 게이트웨이 알림 (본문 전체의 HMAC-SHA-256 서명, 허용 주소)',
    /** Read as raw bytes, because the signature covers them. */
    bytes: { types: ['application/json'], max: CALLBACK_BYTES_MAX },
    output: z.object({
      event: z.uuid(),
      /** Whether the callback changed anything; a repeated callback gets the same answer as the first. */
      result: z.enum(['taken', 'known']),
    }),
    refusals: [
      'GATEWAY_SIGNATURE',
      'GATEWAY_ADDRESS',
      'GATEWAY_EVENT_REUSED',
      'GATEWAY_TXID_USED',
      'TETHER_PAYMENT_UNKNOWN',
      'BAD_INPUT',
      'BODY_TOO_LARGE',
      'UNSUPPORTED_BODY',
    ],
  }),
}
