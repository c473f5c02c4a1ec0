import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { assert } from '#domain/assert.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { type TestClock, testClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import { type House, startHouse } from '../house/house.ts'
import { callHouse, GATEWAY_SECRET, type Sandbox, startSandbox } from './sandbox.ts'

export type TetherPayment = {
  readonly id: string
  readonly state: string
  readonly usdt: string
  readonly rate: number
  readonly transfers: readonly { readonly state: string }[]
}

/** A house with a sandbox gateway, and a member without open requests at the start of each test. */
export type TetherHouse = {
  readonly house: House
  readonly sandbox: Sandbox
  readonly clock: TestClock
  /** Tokens of this test's member and of an operator. */
  readonly token: string
  readonly admin: string
  /** Logs in again, after time has passed. */
  relogIn(): Promise<void>
  setSetting(settings: object): Promise<void>
  /** Requests the payment window. */
  open(asked: { readonly amount?: number; readonly network?: string }): Promise<Response>
  /** Opens a payment and returns it. */
  opened(amount?: number): Promise<TetherPayment>
  payments(): Promise<TetherPayment[]>
  balance(): Promise<number>
  /** Calls back; returns the status, and the result or the refusal. */
  told(news: object): Promise<readonly [number, string | null]>
}

const members = ['demo', 'demo5', 'demo36', 'demo37', 'demo38']

export function useTetherHouse(database: TestDatabase): TetherHouse {
  database.startFrom('house')
  const clock = testClock()
  let opening: Pick<TetherHouse, 'house' | 'sandbox'> | undefined
  let [token, admin, turn] = ['', '', 0]
  const there = () => {
    assert(opening, 'house and sandbox are there from beforeAll on')
    return opening
  }
  beforeAll(async () => {
    const sandbox = await startSandbox(() => clock.now())
    const gateway = { url: sandbox.url, secret: GATEWAY_SECRET }
    opening = { sandbox, house: await startHouse({ db: database.db, clock, gateway }) }
    await setSetting({ tetherMaintenanceFlag: 0 })
  })
  afterAll(async () => {
    await opening?.house.close()
    opening?.sandbox.close()
  })
  beforeEach(async () => {
    await endAllDeposits(database)
    turn += 1
    await relogIn()
  })
  const relogIn = async () => {
    const { house } = there()
    admin = await house.logIn('admin')
    token = await house.logIn(members[turn % members.length] ?? '')
  }
  const setSetting = async (settings: object) => {
    const { house } = there()
    const operator = await house.logIn('admin')
    const answer = await house.post('admin/settings', { settings, reason: '테더 점검' }, { token: operator })
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  const open: TetherHouse['open'] = ({ amount, network }) => {
    const query = new URLSearchParams({
      ...(amount && { amount: String(amount) }),
      ...(network && { network }),
    })
    return there().house.get(`charge/tetherDepositUrl?${query}`, { token })
  }
  const payments = async (): Promise<TetherPayment[]> =>
    (await (await there().house.get('charge/tether/payments', { token })).json()).payments
  return {
    get house() {
      return there().house
    },
    get sandbox() {
      return there().sandbox
    },
    clock,
    get token() {
      return token
    },
    get admin() {
      return admin
    },
    relogIn,
    setSetting,
    open,
    payments,
    opened: async (amount = 100_000) => {
      const answer = await open({ amount })
      expect(answer.status, await answer.clone().text()).toBe(200)
      const [payment] = await payments()
      assert(payment, 'the payment is listed')
      return payment
    },
    balance: async () => (await (await there().house.get('member/user', { token })).json()).emoney,
    told: async news => {
      const answer = await callHouse(there().house, news)
      return [answer.status, answer.ok ? (await answer.json()).result : answer.headers.get('x-refusal')]
    },
  }
}

async function endAllDeposits({ db }: TestDatabase): Promise<void> {
  await db.run(sql`
    update cash_request set state = 'cancelled', decided_at = created_at
    where direction = 'deposit' and state in ('requested', 'on-hold')`)
  await db.run(sql`
    update tether_payment set state = 'cancelled' where state in ('opening', 'open', 'confirming')`)
}

export const newTxid = (): string => randomBytes(32).toString('hex')

/** Returns a call-back on a payment. Default: the whole amount, seen just now. */
export const newsOf = ({ clock }: TetherHouse, payment: TetherPayment, more: object = {}) => ({
  event: randomUUID(),
  type: 'transfer',
  payment: payment.id,
  network: 'TRC-20',
  txid: newTxid(),
  usdt: payment.usdt,
  confirmations: 0,
  state: 'seen',
  seenAt: new Date(clock.now()).toISOString(),
  ...more,
})

export const refusalOf = (answer: Response): readonly [number, string | null] => [
  answer.status,
  answer.headers.get('x-refusal'),
]
