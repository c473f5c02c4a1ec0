// The routes of the sandbox gateway: signed ones for the house, open ones for the person who plays the payer.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#domain/cashier/tether/gateway-words.ts'
import { type TetherNetwork, tetherNetworks } from '#domain/cashier/tether/networks.ts'
import { parseUsdt, plainUsdt } from '#domain/cashier/tether/usdt.ts'
import { sendFont } from '../korean-font.ts'
import { type Gateway, wireTransfer } from './gateway.ts'
import type { GatewayState, Payment } from './gateway-state.ts'
import { homePage } from './page/home-page.ts'
import { missingPage, payPage, payState } from './page/pay-page.ts'
import { isSigned } from './signature.ts'

type Options = {
  readonly gateway: Gateway
  readonly state: GatewayState
  readonly secret: string
  /** The address as members' browsers reach it. */
  readonly address: () => string
  readonly now: () => number
}

type Answer = { readonly status: number; readonly type: string; readonly text: string }
type Asked = { readonly method: string; readonly path: string; readonly url: URL; readonly body: string }

const BODY_MAX = 64 * 1024
const files: Readonly<Record<string, Answer>> = {
  '/pay.js': fileOf('pay.js', 'text/javascript'),
  '/pay.css': fileOf('pay.css', 'text/css'),
}

export function gatewayServer(options: Options): Server {
  return createServer((request, response) => {
    if (sendFont(request, response)) return
    void answer(options, request)
      .catch(() => json(400, { error: 'bad request' }))
      .then(given => send(response, given))
  })
}

async function answer(options: Options, request: IncomingMessage): Promise<Answer> {
  const body = await bodyOf(request)
  const method = request.method ?? 'GET'
  const path = request.url ?? '/'
  const asked = { method, path, url: new URL(path, 'http://gateway'), body }
  const { pathname } = asked.url
  const file = files[pathname]
  if (file) return file
  if (pathname === '/health') return json(200, { ready: true })
  if (pathname === '/') return html(200, homePage(options.state, options.now()))
  if (pathname.startsWith('/pay/')) return payDoor(options, asked, request)
  if (pathname.startsWith('/play/')) return playDoor(options, asked, request)
  if (!isOfHouse(options, asked, request)) return json(401, { error: 'signature' })
  return houseDoor(options, asked)
}

function isOfHouse(
  { secret, now }: Options,
  { method, path, body }: Asked,
  { headers }: IncomingMessage,
): boolean {
  if (method !== 'GET' && method !== 'POST') return false
  const timestamp = String(headers[TIMESTAMP_HEADER] ?? '')
  const signature = String(headers[SIGNATURE_HEADER] ?? '')
  return isSigned(secret, now(), { timestamp, signature, method, path, body })
}

function houseDoor({ gateway, state, address }: Options, { method, url, body }: Asked): Answer {
  const [, what = '', id = '', act = ''] = url.pathname.split('/')
  if (method === 'GET' && what === 'report')
    return json(200, report(state, Date.parse(url.searchParams.get('from') ?? '')))
  if (method !== 'POST') return json(404, { error: 'not found' })
  if (what === 'payments' && act === 'close') return json(gateway.closePayment(id) ? 200 : 404, {})
  const asked = JSON.parse(body)
  const network = networkOf(asked.network)
  if (!network || typeof asked.id !== 'string') return json(400, { error: 'input' })
  const usdt = asked.usdt === null ? null : parseUsdt(String(asked.usdt))
  if (usdt === undefined) return json(400, { error: 'usdt' })
  if (what === 'payments') {
    const { amount = null, rate } = asked
    const expiresAt = Date.parse(asked.expiresAt)
    const payment = gateway.openPayment({
      id: asked.id,
      network,
      usdt,
      rate: Number(rate),
      amount,
      expiresAt,
    })
    return json(200, { url: `${address()}/pay/${payment.id}`, address: payment.address })
  }
  if (what !== 'payouts' || usdt === null) return json(404, { error: 'not found' })
  const payout = gateway.openPayout({ id: asked.id, network, usdt, address: String(asked.address) })
  return json(200, { state: payout.state, txid: payout.txid })
}

/** Returns everything since a moment, for comparison with the house's books. */
const report = (state: GatewayState, from: number) => ({
  transfers: Object.values(state.payments).flatMap(payment =>
    payment.transfers
      .filter(({ seenAt }) => !(seenAt < from))
      .map(transfer => ({ payment: payment.id, network: payment.network, ...wireTransfer(transfer) })),
  ),
  payouts: Object.values(state.payouts)
    .filter(({ createdAt }) => !(createdAt < from))
    .map(({ id, network, address, usdt, txid, state, createdAt }) => ({
      ...{ payout: id, network, address, usdt: plainUsdt(usdt), txid, state },
      createdAt: new Date(createdAt).toISOString(),
    })),
})

function payDoor({ gateway, now }: Options, { method, url, body }: Asked, request: IncomingMessage): Answer {
  const [, , id = '', act = ''] = url.pathname.split('/')
  const payment = gateway.findPayment(id)
  if (!payment) return html(404, missingPage())
  if (method === 'GET')
    return act === 'state' ? json(200, payState(payment, now())) : html(200, payPage(payment))
  if (method !== 'POST' || !isJson(request)) return json(404, { error: 'not found' })
  return actOf({ gateway, now }, payment, act, body)
}

function actOf(
  { gateway, now }: Pick<Options, 'gateway' | 'now'>,
  payment: Payment,
  act: string,
  body: string,
): Answer {
  if (act === 'expire') gateway.expire(payment)
  if (act === 'send') {
    const usdt = parseUsdt(String(JSON.parse(body).usdt))
    if (!usdt) return json(400, { error: '보낼 금액을 확인해 주세요.' })
    gateway.send(payment, usdt)
  }
  return json(200, payState(payment, now()))
}

/** The route that acts on the house's side of the chain: it makes a payout fail. */
function playDoor({ gateway }: Options, { method, url }: Asked, request: IncomingMessage): Answer {
  const [, , what = '', id = '', act = ''] = url.pathname.split('/')
  if (method !== 'POST' || !isJson(request) || what !== 'payouts' || act !== 'fail')
    return json(404, { error: 'not found' })
  return json(gateway.failPayout(id) ? 200 : 409, {})
}

/** A form of another site cannot send JSON without permission. */
const isJson = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('application/json') ?? false

const networkOf = (text: unknown): TetherNetwork | undefined => tetherNetworks.find(one => one === text)

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > BODY_MAX) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const json = (status: number, value: unknown): Answer => ({
  ...{ status, type: 'application/json', text: JSON.stringify(value) },
})
const html = (status: number, text: string): Answer => ({ status, type: 'text/html', text })

function fileOf(name: string, type: string): Answer {
  return { status: 200, type, text: readFileSync(join(import.meta.dirname, 'page', name), 'utf8') }
}

function send(response: ServerResponse, { status, type, text }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}
