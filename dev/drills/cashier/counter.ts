import { z } from 'zod'
import { assert } from '#domain/assert.ts'
import { type CashierWorld, type CashMember, EXCHANGE_PASSWORD } from './cashier-world.ts'
import type { Insist, Told } from './insistent.ts'

/** State that the answers promised. The database must agree at the end. */
export type Promised = {
  /** Requests that were answered as decided, with the new state in that answer. */
  readonly decided: Map<string, 'done' | 'cancelled'>
  /** Per member: accepted requests, accepted bets, payments whose tether was sent. */
  readonly requests: Map<number, number>
  readonly bets: Map<number, number>
  readonly payments: Map<number, number>
  /** Answers that the server must never give. */
  readonly faults: string[]
}

export const nothingPromised = (): Promised => ({
  decided: new Map(),
  requests: new Map(),
  bets: new Map(),
  payments: new Map(),
  faults: [],
})

type Counter = {
  readonly origin: string
  readonly world: CashierWorld
  readonly insist: Insist
  readonly promised: Promised
}

const AMOUNT = 50_000
const STAKE = 10_000
const DECIDED_BY_OTHERS = 409
const opened = z.object({ id: z.uuid() })

/** The calls of members and operators at the cashier, over HTTP. Amounts and the order of calls are random. */
export function cashierCounter({ origin, world, insist, promised }: Counter) {
  const ask = (path: string, token: string, body?: object, key?: string) =>
    insist(() =>
      fetch(`${origin}/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-auth-token': `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const post = (path: string, token: string, body: object, key?: string) => ask(path, token, body, key)
  const note = (what: string, { status, refusal }: Told) =>
    promised.faults.push(`${what} was answered ${status} ${refusal}`)

  /**
   * Sends all decisions on a request at once, the operators' by both operators in turn. Only one may be answered as
   * done.
   */
  const raceTo = async (id: string, ways: readonly Way[], { token }: CashMember) => {
    const answers = await Promise.all(
      ways.map(async (way, turn) => {
        const operator = world.operators[turn % world.operators.length] ?? ''
        const told =
          way === 'cancel'
            ? await post(`charge/requests/${id}/cancel`, token, {})
            : await post(`admin/cash-requests/${id}/${way}`, operator, { reason: '확인했습니다' })
        return { way, told }
      }),
    )
    const done = answers.filter(({ told }) => told.status === 200)
    for (const { way, told } of answers)
      if (told.status !== 200 && told.status !== DECIDED_BY_OTHERS) note(way, told)
    if (done.length > 1) promised.faults.push(`${id} was decided ${done.length} times`)
    for (const { way } of done) promised.decided.set(id, way === 'approve' ? 'done' : 'cancelled')
  }

  const request = async (member: CashMember, path: string, body: object): Promise<string | undefined> => {
    const told = await post(path, member.token, { ...body, key: crypto.randomUUID() })
    if (told.status !== 200) return void note(path, told)
    add(promised.requests, member)
    return opened.parse(told.body).id
  }

  return {
    deposit: async (member: CashMember) => {
      const id = await request(member, 'charge/requests', { amount: AMOUNT })
      if (id) await raceTo(id, oneOf(depositRaces), member)
    },
    withdraw: async (member: CashMember) => {
      const body = { amount: AMOUNT, exchangePassword: EXCHANGE_PASSWORD }
      const id = await request(member, 'exchange/requests', body)
      if (id) await raceTo(id, oneOf(withdrawalRaces), member)
    },
    bet: async (member: CashMember) => {
      const slip = world.slip(member, STAKE)
      const told = await post('sports-prematch/betting', member.token, slip, crypto.randomUUID())
      if (told.status === 200) add(promised.bets, member)
      else note('a bet', told)
    },
    /** Opens a payment, sends its tether once, and waits until the server reports its result. */
    payByTether: async (member: CashMember) => {
      const told = await ask(`charge/tetherDepositUrl?amount=${AMOUNT}&network=TRC-20`, member.token)
      // The gateway is down. The request has ended; the next attempt is a new request.
      if (told.refusal === 'GATEWAY_UNAVAILABLE') return
      if (told.status !== 200) return void note('a tether payment', told)
      const page = pageOf(told)
      if (await sendOnce(insist, page)) add(promised.payments, member)
    },
    /** Returns the state of the member's latest tether payment. */
    latestPayment: async (member: CashMember): Promise<string | undefined> => {
      const told = await ask('charge/tether/payments', member.token)
      return ownPayments.parse(told.body).payments[0]?.state
    },
  }
}

type Way = 'approve' | 'reject' | 'cancel'

const depositRaces: readonly (readonly Way[])[] = [
  ['approve'],
  ['reject'],
  ['cancel'],
  ['approve', 'approve'],
  ['approve', 'reject'],
  ['approve', 'cancel'],
  ['reject', 'approve', 'cancel'],
]
const withdrawalRaces: readonly (readonly Way[])[] = [
  ['approve'],
  ['reject'],
  ['approve', 'approve'],
  ['reject', 'approve'],
]

const ownPayments = z.object({ payments: z.array(z.object({ state: z.string() })) })
const payState = z.object({ transfers: z.array(z.unknown()) })

function pageOf({ body }: Told): string {
  const url = typeof body === 'string' ? body.replaceAll('"', '') : undefined
  assert(url !== undefined, 'the page of a payment is an address')
  return url
}

/** Sends the requested USDT once. After a lost answer it checks the payment's state before it sends again. */
async function sendOnce(insist: Insist, page: string): Promise<boolean> {
  const state = async () => payState.parse((await insist(() => fetch(`${page}/state`))).body).transfers.length
  while ((await state()) === 0) {
    const usdt = await usdtOf(insist, page)
    const sent = await fetch(`${page}/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usdt }),
    }).catch(() => undefined)
    if (sent && !sent.ok) return false
  }
  return true
}

/** Reads the amount from the payment page. */
async function usdtOf(insist: Insist, page: string): Promise<string> {
  const { body } = await insist(() => fetch(page))
  const usdt = /([\d.]+) USDT/.exec(String(body))?.[1]
  assert(usdt, 'the page tells how much is asked for')
  return usdt
}

const add = (counts: Map<number, number>, { memberId }: CashMember) =>
  counts.set(memberId, (counts.get(memberId) ?? 0) + 1)

/** Returns a random item of the list. */
export function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  assert(one !== undefined, 'a list of some')
  return one
}
