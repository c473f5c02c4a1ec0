import { beforeAll, expect, test } from 'vitest'
import type { ReconciliationRun } from '#contract/cashier/reconciliation.ts'
import { DAY, HOUR, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { walletOf } from '#domain/transfer.ts'
import { captureHold, hasUnproved, postTransfer } from '#server/ledger/ledger.ts'
import { raw, sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { closeDays } from '../closing/close-day.ts'
import type { Gateway, GatewayReport } from '../gateway/gateway-port.ts'
import { openDeposit, openWithdrawal } from '../requests/open-request.ts'
import { readReconciliationFigures } from './read-reconciliation.ts'
import { reconcileHouse } from './reconcile-house.ts'

const database = useDatabase()
const house = useHouse(database)
const ports = {
  onDeposited: [],
  onReversed: [],
  depositChecks: [],
  withdrawalChecks: [],
  depositBonuses: async () => [],
  turnoverLeft: async () => new Map(),
}

/** A gateway that reports a transfer that the site never received, or nothing. */
let told: GatewayReport | undefined = { transfers: [], payouts: [] }
const gateway = { report: async () => told } as unknown as Gateway

let bettor: Bettor

/** Days pass in this test, so each call logs in again. */
const admin = () => house.logIn('admin')
const read = async (path: string) => (await house.get(path, { token: await admin() })).json()

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.db.transaction(work)
const deps = () => ({ ...house.deps, ...ports })
const asked = (amount: number, key: string) => ({
  memberId: bettor.memberId,
  method: 'bank' as const,
  amount: won(amount),
  key,
  at: house.clock.now(),
})
const done = (tx: Tx, id: string) =>
  tx.run(sql`
    update cash_request set state = 'done', decided_at = to_timestamp(${house.clock.now() / 1_000}) where id = ${id}`)
const booking = () => ({ at: house.clock.now(), actor: 'operator:1' })

async function deposit(amount: number, key: string): Promise<void> {
  await inTx(async tx => {
    const opened = await openDeposit(tx, deps(), asked(amount, key))
    if (!opened.ok) return
    const { id: ref } = opened.value.request
    const postings = [{ from: 'house:bank', to: walletOf(bettor.memberId), amount: won(amount) }] as const
    await postTransfer(tx, { ...booking(), ref, kind: 'deposit', postings })
    await done(tx, ref)
  })
}

async function withdrawal(amount: number, key: string, isPaid: boolean): Promise<void> {
  await inTx(async tx => {
    const opened = await openWithdrawal(tx, deps(), asked(amount, key))
    if (!opened.ok || !isPaid) return
    const { id: holdId } = opened.value.request
    await captureHold(tx, { ...booking(), holdId, kind: 'withdrawal', to: 'house:bank' })
    await done(tx, holdId)
  })
}

/** One run, a minute after the previous one; returns what each check found. */
async function turn(): Promise<Record<string, readonly string[]>> {
  house.clock.advance(MINUTE)
  await reconcileHouse({ ...house.deps, gateway })
  const { last }: { last: ReconciliationRun[] } = await read('admin/reconciliation')
  return Object.fromEntries(last.map(({ check, differences }) => [check, differences]))
}

/** Runs until a day is closed, which requires that all of it is verified; returns the day. */
async function closed(): Promise<string> {
  let day: string | undefined
  await expect
    .poll(
      async () => {
        await turn()
        day = (await closeDays({ ...house.deps, gateway }))[0]
        return day
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return day ?? ''
}

/** Start of the day in Seoul. */
const startOf = (at: Instant): Instant => seoulDayRange(seoulDay(at))?.from ?? at

/** Changes rows directly in the database while `look` runs. */
async function broken(change: string, back: string, look: () => Promise<void>): Promise<void> {
  await database.db.run(raw(change))
  try {
    await look()
  } finally {
    await database.db.run(raw(back))
  }
}

beforeAll(async () => {
  bettor = await aBettor(house)
  await deposit(50_000, 'one')
  await withdrawal(20_000, 'two', true)
  await withdrawal(10_000, 'three', false)
})

test('W14 compares requests with postings and holds each minute, and finds a changed request in the next run', async () => {
  expect(await turn()).toEqual({ balances: [], requests: [], gateway: [] })
  await broken(
    `update cash_request set amount = amount + 1 where key = 'one'`,
    `update cash_request set amount = amount - 1 where key = 'one'`,
    async () => {
      const { requests = [], balances } = await turn()
      expect(balances).toEqual([])
      expect(requests).toHaveLength(1)
      expect(requests[0]).toContain('50,001원')
      const [figures] = await readReconciliationFigures(database.db)
      expect(figures).toMatchObject({ check: 'requests', differences: 1 })
    },
  )
  await broken(
    `update cash_request set state = 'done', decided_at = created_at where key = 'three'`,
    `update cash_request set state = 'requested', decided_at = null where key = 'three'`,
    async () => expect((await turn()).requests).toHaveLength(1),
  )
  expect(await turn()).toEqual({ balances: [], requests: [], gateway: [] })
  expect(await readReconciliationFigures(database.db)).toEqual([])
  const { runs } = await read('admin/reconciliation/runs')
  expect(runs).toHaveLength(2)
})

test('W14 finds a gateway transfer that the house does not have in the next run', async () => {
  const txid = 'a'.repeat(64)
  const seenAt = instant(house.clock.now() - HOUR)
  told = {
    transfers: [
      { payment: house.deps.newUuid(), network: 'TRC-20', txid, usdt: 1_000_000, confirmations: 20, seenAt },
    ],
    payouts: [],
  } as unknown as GatewayReport
  expect((await turn()).gateway?.[0]).toContain(txid)
  told = { transfers: [], payouts: [] }
  expect((await turn()).gateway).toEqual([])
})

test('W14 closes a day when it is over: accounts, flows, and each difference with its explanation', async () => {
  house.clock.advance(DAY)
  const day = await closed()
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(await closeDays({ ...house.deps, gateway })).toEqual([])
  const { accounts, flows, differences } = await read(`admin/closings/${day}`)
  expect(differences).toEqual([])
  expect(flows[0]).toMatchObject({ direction: 'deposit', method: 'bank', ledger: 50_000, requests: 50_000 })
  expect(accounts.find(({ account }: { account: string }) => account === 'house:bank')).toMatchObject({
    opening: 0,
    cameIn: 20_000,
    wentOut: 50_000,
    closing: -30_000,
  })

  // Money without a request: a difference of the next day, and of the check of requests.
  await inTx(tx =>
    postTransfer(tx, {
      ref: house.deps.newUuid(),
      kind: 'deposit',
      postings: [{ from: 'house:bank', to: walletOf(bettor.memberId), amount: won(700) }],
      at: house.clock.now(),
      actor: 'system:test',
    }),
  )
  expect((await turn()).requests).toHaveLength(1)
  house.clock.advance(DAY)
  const next = await closed()
  const { differences: found } = await read(`admin/closings/${next}`)
  expect(found).toMatchObject([{ amount: 700, explanation: null }])
  const body = { reason: '은행 처리 지연' }
  const path = `admin/closings/differences/${found[0].id}/explain`
  expect((await house.post(path, body, { token: await admin() })).status).toBe(200)
  const { days } = await read('admin/closings')
  expect(days).toMatchObject([
    { day: next, differences: 1, unexplained: 0 },
    { day, differences: 0 },
  ])
  const file = await house.post(`admin/closings/${next}/file`, body, { token: await admin() })
  expect(await file.text()).toContain('은행 처리 지연')
})

test('W14 closes a day against the gateway’s report: a transfer on one side only is a difference to explain', async () => {
  const txid = 'b'.repeat(64)
  const seenAt = house.clock.now()
  const payment = house.deps.newUuid()
  const transfer = { payment, network: 'TRC-20', txid, usdt: 10_500_000, confirmations: 20, seenAt }
  told = { transfers: [transfer], payouts: [] } as unknown as GatewayReport
  house.clock.advance(DAY)
  const day = await closed()
  const closing = await read(`admin/closings/${day}`)
  expect(closing.gateway).toBe('compared')
  expect(closing.differences).toMatchObject([{ amount: 10_500_000, unit: 'usdt', explanation: null }])
  expect(closing.differences[0].what).toContain(txid)
  const body = { reason: '게이트웨이 시험 입금' }
  const file = await house.post(`admin/closings/${day}/file`, body, { token: await admin() })
  expect(await file.text()).toContain('10.50 USDT')

  // The following day has no such difference. A silent gateway keeps it open for hours, and then is a difference.
  told = undefined
  house.clock.advance(startOf(house.clock.now()) + DAY + HOUR - house.clock.now())
  const against = { ...house.deps, gateway }
  await expect
    .poll(() => turn().then(() => hasUnproved(database.db, startOf(house.clock.now()))), { timeout: 30_000 })
    .toBe(false)
  expect(await closeDays(against)).toEqual([])
  house.clock.advance(7 * HOUR)
  const next = await closed()
  const silent = await read(`admin/closings/${next}`)
  expect(silent).toMatchObject({ gateway: 'silent', differences: [{ amount: 0, unit: 'won' }] })
})
