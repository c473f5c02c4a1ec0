import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  gatewayPayoutStates,
  gatewayTransferStates,
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW,
  signedCall,
  signedCallback,
  TIMESTAMP_HEADER,
} from '#domain/cashier/tether/gateway-words.ts'
import { tetherNetworks, transactionId } from '#domain/cashier/tether/networks.ts'
import { parseUsdt, plainUsdt } from '#domain/cashier/tether/usdt.ts'
import { instant, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Gateway } from './gateway-port.ts'

/** URL and signing secret of a gateway. */
export type GatewaySettings = { readonly url: string; readonly secret: string }

const PATIENCE = 8 * SECOND

const usdt = z.string().transform((text, context) => {
  const read = parseUsdt(text)
  if (read === undefined) context.addIssue('no USDT')
  return read ?? z.NEVER
})
const moment = z.iso.datetime().transform(text => instant(Date.parse(text)))
const txid = z.string().transform((text, context) => {
  const read = transactionId(text)
  if (read === undefined) context.addIssue('no transaction')
  return read ?? z.NEVER
})
const network = z.enum(tetherNetworks)
const opened = z.object({ url: z.url({ protocol: /^https?$/ }) })
const sent = z.object({ txid: txid.nullish().transform(id => id ?? null) })
const reported = z.object({
  transfers: z.array(
    z.object({
      payment: z.uuid(),
      network,
      txid,
      usdt,
      state: z.enum(gatewayTransferStates),
      seenAt: moment,
    }),
  ),
  payouts: z.array(
    z.object({
      ...{ payout: z.uuid(), network, usdt, txid: txid.nullable() },
      state: z.enum(gatewayPayoutStates),
      createdAt: moment,
    }),
  ),
})

/**
 * A gateway reached over HTTP with signed calls (`docs/gateway.md`): the sandbox of the play mode, or an adapter next
 * to the site that translates for a real one. Never called inside a transaction.
 */
export function openHttpGateway(
  { url, secret }: GatewaySettings,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): Gateway {
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest()
  const ask = async (method: 'GET' | 'POST', path: string, body = '') => {
    const { pathname } = new URL(url)
    const whole = `${pathname.replace(/\/$/, '')}${path}`
    const timestamp = String(Math.floor(clock.now() / SECOND))
    const headers = {
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: hmac(signedCall(timestamp, method, whole, body)).toString('hex'),
    }
    try {
      const answer = await fetch(new URL(whole, url), {
        ...{ method, headers, signal: AbortSignal.timeout(PATIENCE) },
        ...(body === '' ? {} : { body }),
      })
      return { status: answer.status, value: (await answer.json()) as unknown }
    } catch (err) {
      log.warn({ err, path }, 'the payment gateway did not answer')
      return undefined
    }
  }
  const post = (path: string, value: object) => ask('POST', path, JSON.stringify(value))
  return {
    openPayment: async ({ usdt: asked, expiresAt, ...payment }) => {
      const answer = await post('/payments', {
        ...payment,
        usdt: asked === null ? null : plainUsdt(asked),
        expiresAt: new Date(expiresAt).toISOString(),
      })
      return answer?.status === 200 ? opened.safeParse(answer.value).data : undefined
    },
    closePayment: async id => (await post(`/payments/${id}/close`, {}))?.status === 200,
    sendPayout: async ({ usdt: asked, ...payout }) => {
      const answer = await post('/payouts', { ...payout, usdt: plainUsdt(asked) })
      if (answer?.status === 200) return sent.safeParse(answer.value).data
      // An invalid order stays invalid, so it counts as refused. A wrong signature or a gateway fault will be fixed, so
      // it is retried.
      return answer?.status === 400 || answer?.status === 422 ? 'refused' : undefined
    },
    report: async from => {
      const answer = await ask('GET', `/report?from=${encodeURIComponent(new Date(from).toISOString())}`)
      return answer?.status === 200 ? reported.safeParse(answer.value).data : undefined
    },
    isSigned: ({ timestamp, signature, body }) => {
      if (!/^\d{1,12}$/.test(timestamp)) return false
      if (Math.abs(clock.now() - Number(timestamp) * SECOND) > SIGNATURE_WINDOW) return false
      const given = Buffer.from(signature, 'hex')
      const right = hmac(signedCallback(timestamp, body.toString()))
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
