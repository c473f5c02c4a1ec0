import { createHash } from 'node:crypto'
import { type GatewayNews, gatewayNews } from '#contract/cashier/gateway.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { unreachable } from '#domain/assert.ts'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#domain/cashier/tether/gateway-words.ts'
import { networkTerms } from '#domain/cashier/tether/networks.ts'
import { formatUsdt } from '#domain/cashier/tether/usdt.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { isWithinAny } from '#server/site/site.ts'
import { expirePayment, lockPaymentOf } from '../tether/end-payment.ts'
import { takePayout } from '../tether/payouts.ts'
import { type Taken, type TakeRefusal, takeTransfer } from '../tether/take-transfer.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'
import { loadTetherTerms } from '../tether/tether-terms.sql.ts'
import {
  answerGatewayCall,
  countGatewayCall,
  type GatewayCall,
  insertGatewayCall,
  lockGatewayCall,
} from './gateway-calls.sql.ts'

type Came = {
  readonly ip: string
  header(name: string): string | undefined
  readonly body: Buffer
}
type CallRefusal = TakeRefusal | Refusal<'GATEWAY_SIGNATURE' | 'GATEWAY_ADDRESS' | 'GATEWAY_EVENT_REUSED'>
type Answer = Result<{ readonly event: string; readonly result: Taken }, CallRefusal>

/**
 * Processes a callback of the gateway (field X9): from an allowed address, with a signature over its raw bytes that is
 * a few minutes old at most, each event once. A repeated callback gets the first answer, so the gateway may repeat it
 * until answered.
 */
export async function takeCall(deps: TetherDeps, { ip, header, body }: Came): Promise<Answer> {
  const { gatewayNetworks } = await loadTetherTerms(deps.db)
  if (!isWithinAny(gatewayNetworks, ip)) return refuse({ code: 'GATEWAY_ADDRESS' })
  const timestamp = header(TIMESTAMP_HEADER) ?? ''
  const signature = header(SIGNATURE_HEADER) ?? ''
  if (!deps.gateway?.isSigned({ timestamp, signature, body })) return refuse({ code: 'GATEWAY_SIGNATURE' })
  const news = readNews(body)
  if (!news.ok) return news
  const bodyHash = createHash('sha256').update(body).digest()
  return deps.db.transaction(async tx => {
    const about = news.value.type === 'payout' ? news.value.payout : news.value.payment
    const call = { event: news.value.event, at: deps.clock.now(), address: ip, bodyHash, about }
    const isFirst = await insertGatewayCall(tx, { ...call, kind: news.value.type, word: wordOf(news.value) })
    if (!isFirst) return repeat(tx, call)
    const taken = await take(tx, deps, news.value)
    if (!taken.ok) return taken
    await answerGatewayCall(tx, call.event, taken.value)
    return accept({ event: call.event, result: taken.value })
  })
}

/** Returns the first answer; refuses another body for the same event. */
async function repeat(tx: Tx, { event, bodyHash }: Pick<GatewayCall, 'event' | 'bodyHash'>): Promise<Answer> {
  const first = await lockGatewayCall(tx, event)
  if (!first?.bodyHash.equals(bodyHash)) return refuse({ code: 'GATEWAY_EVENT_REUSED' })
  await countGatewayCall(tx, event)
  return accept({ event, result: first.result })
}

function readNews(body: Buffer): Result<GatewayNews, Refusal<'BAD_INPUT'>> {
  const read = gatewayNews.safeParse(jsonOf(body))
  if (read.success) return accept(read.data)
  const field = read.error.issues[0]?.path.join('.')
  return refuse(field ? { code: 'BAD_INPUT', field } : { code: 'BAD_INPUT' })
}

/** Undefined for invalid JSON. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

async function take(tx: Tx, deps: TetherDeps, news: GatewayNews): Promise<Result<Taken, TakeRefusal>> {
  switch (news.type) {
    case 'transfer':
      return takeTransfer(tx, deps, news)
    case 'payout':
      return takePayout(tx, deps, news)
    case 'expired': {
      const payment = await lockPaymentOf(tx, news.payment)
      if (!payment) return refuse({ code: 'TETHER_PAYMENT_UNKNOWN' })
      return accept((await expirePayment(tx, deps, payment)) ? 'taken' : 'known')
    }
    default:
      return unreachable(news)
  }
}

const stateWords = { seen: '확인중', sent: '전송', confirmed: '확인 완료', failed: '실패' } as const

/** Text of a callback for operators. */
function wordOf(news: GatewayNews): string {
  if (news.type === 'expired') return '결제 시간 만료'
  const state = stateWords[news.state]
  if (news.type === 'payout') return `${state} · ${news.confirmations}블록`
  const needed = networkTerms[news.network].confirmations
  return `${state} ${news.confirmations}/${needed} · ${formatUsdt(news.usdt)}`
}
