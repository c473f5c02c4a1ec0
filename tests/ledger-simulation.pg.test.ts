import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { points, won } from '#domain/money.ts'
import { pointsOf, type Transfer, walletOf } from '#domain/transfer.ts'
import {
  captureHold,
  loadBalances,
  openMemberAccounts,
  placeHold,
  postClawback,
  postRows,
  postTransfer,
  releaseHold,
  sumOfHouseAccount,
} from '#server/ledger/ledger.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { testClock } from './support/house/clock.ts'
import { useDatabase } from './support/house/database.ts'
import { isThorough } from './support/timing/thorough.ts'

const database = useDatabase({ poolSize: 16 })
const clock = testClock()
const newId = uuidSource(clock)

const MEMBERS = 6
const RUNS = isThorough ? 25 : 8
const ACTS_A_RUN = 120

/** Balance and debt of a wallet in the model. */
type Purse = { balance: number; debt: number }
type Currency = 'won' | 'point'
type Hold = { id: string; member: number; amount: number; open: boolean }

type Act =
  | { do: 'credit' | 'debit' | 'claw'; member: number; amount: number; currency: Currency }
  | { do: 'repeat'; which: number }
  | { do: 'hold'; member: number; amount: number }
  | { do: 'capture' | 'release'; which: number }
  | { do: 'many'; shortfall: 'refuse' | 'owe'; rows: { member: number; change: number }[] }

const member = fc.integer({ min: 1, max: MEMBERS })
const amount = fc.integer({ min: 1, max: 50_000 })
const currency = fc.constantFrom<Currency>('won', 'won', 'point')
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('credit' as const), member, amount, currency }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('debit' as const), member, amount, currency }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claw' as const), member, amount, currency }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hold' as const), member, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('capture' as const, 'release' as const), which: fc.nat() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('many' as const),
      shortfall: fc.constantFrom('refuse' as const, 'owe' as const),
      rows: fc.array(
        fc.record({
          member,
          change: fc.integer({ min: -30_000, max: 30_000 }).filter(change => change !== 0),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    }),
  },
)

/** The model: three rules on two numbers. Returns whether the change was accepted. */
function change(purse: Purse, by: number, shortfall: 'refuse' | 'owe'): boolean {
  if (by < 0 && purse.balance + by < 0 && shortfall === 'refuse') return false
  const repaid = by > 0 ? Math.min(by, purse.debt) : 0
  const owed = by < 0 ? Math.max(0, -by - purse.balance) : 0
  purse.balance += by - repaid + owed
  purse.debt += owed - repaid
  return true
}

class Simulation {
  readonly #base: number
  readonly #purses = new Map<string, Purse>()
  readonly #holds: Hold[] = []
  readonly #transfers: { transfer: Transfer; taken: boolean }[] = []
  constructor(base: number) {
    this.#base = base
  }

  async open(): Promise<void> {
    for (let index = 1; index <= MEMBERS; index++) await openMemberAccounts(database.db, this.#id(index))
  }

  async perform(one: Act): Promise<void> {
    switch (one.do) {
      case 'credit':
      case 'debit':
      case 'claw':
        return this.#transfer(one)
      case 'repeat':
        return this.#repeat(one.which)
      case 'hold':
        return this.#hold(one)
      case 'capture':
      case 'release':
        return this.#close(one)
      case 'many':
        return this.#many(one)
    }
  }

  async check(): Promise<void> {
    for (let index = 1; index <= MEMBERS; index++) {
      const [wallet, pointPurse] = [this.#purse(index, 'won'), this.#purse(index, 'point')]
      expect(await loadBalances(database.db, this.#id(index))).toEqual({
        wallet: wallet.balance,
        debt: wallet.debt,
        points: pointPurse.balance,
        pointsDebt: pointPurse.debt,
      })
    }
  }

  async #transfer(one: Extract<Act, { do: 'credit' | 'debit' | 'claw' }>): Promise<void> {
    const transfer = this.#made(one)
    const shortfall = one.do === 'claw' ? 'owe' : 'refuse'
    const by = one.do === 'credit' ? one.amount : -one.amount
    const taken = change(this.#purse(one.member, one.currency), by, shortfall)
    if (one.do === 'claw') await database.db.transaction(tx => postClawback(tx, transfer))
    else expect((await this.#post(transfer)).ok).toBe(taken)
    if (one.do !== 'claw') this.#transfers.push({ transfer, taken })
  }

  #made(one: Extract<Act, { do: 'credit' | 'debit' | 'claw' }>): Transfer {
    const [purse, house] =
      one.currency === 'won'
        ? [walletOf(this.#id(one.member)), 'house:grants' as const]
        : [pointsOf(this.#id(one.member)), 'house:points' as const]
    const value = one.currency === 'won' ? won(one.amount) : points(one.amount)
    const posting = one.do === 'credit' ? { from: house, to: purse } : { from: purse, to: house }
    return {
      ref: newId(),
      kind: 'other',
      postings: [{ ...posting, amount: value }],
      at: clock.now(),
      actor: 'system:simulation',
    }
  }

  /** Only a booked transfer is recognised as a repeat; a refused one left no trace and is judged again. */
  async #repeat(which: number): Promise<void> {
    const booked = this.#transfers.filter(one => one.taken)
    const again = booked[which % Math.max(1, booked.length)]
    if (again) expect(await this.#post(again.transfer)).toMatchObject({ ok: true, value: { repeated: true } })
  }

  async #hold(one: Extract<Act, { do: 'hold' }>): Promise<void> {
    const hold = { id: newId(), member: one.member, amount: one.amount, open: true }
    const taken = change(this.#purse(one.member, 'won'), -one.amount, 'refuse')
    const placed = await database.db.transaction(tx =>
      placeHold(tx, {
        ...this.#holdAct(hold),
        from: walletOf(this.#id(one.member)),
        amount: won(one.amount),
      }),
    )
    expect(placed.ok).toBe(taken)
    if (taken) this.#holds.push(hold)
  }

  async #close(one: Extract<Act, { do: 'capture' | 'release' }>): Promise<void> {
    const hold = this.#holds[one.which % Math.max(1, this.#holds.length)]
    if (!hold) return
    const closed = await database.db.transaction(tx =>
      one.do === 'capture'
        ? captureHold(tx, { ...this.#holdAct(hold), kind: 'withdrawal', to: 'house:grants' })
        : releaseHold(tx, { ...this.#holdAct(hold), kind: 'withdrawal-withdrawn' }),
    )
    expect(closed.ok).toBe(hold.open)
    if (hold.open && one.do === 'release') change(this.#purse(hold.member, 'won'), hold.amount, 'refuse')
    hold.open = false
  }

  async #many({ rows, shortfall }: Extract<Act, { do: 'many' }>): Promise<void> {
    const each = <T>(value: T) => rows.map(() => value)
    const answers = await postRows(database.db, {
      refs: rows.map(newId),
      kinds: each('bet-settled'),
      seqs: each(0),
      parts: each(0),
      froms: rows.map(row => (row.change > 0 ? 'house:bets' : walletOf(this.#id(row.member)))),
      tos: rows.map(row => (row.change > 0 ? walletOf(this.#id(row.member)) : 'house:bets')),
      amounts: rows.map(row => Math.abs(row.change)),
      memos: each(null),
      at: clock.now(),
      actor: 'system:simulation',
      shortfall,
    })
    const expected = rows.map((row, index) => {
      const purse = this.#purse(row.member, 'won')
      const taken = change(purse, row.change, shortfall)
      return {
        ord: index + 1,
        state: taken ? 'booked' : 'short',
        balance: purse.balance,
        debt: purse.debt === 0 ? 0 : -purse.debt,
      }
    })
    expect(answers).toEqual(expected)
  }

  #post(transfer: Transfer) {
    return database.db.transaction(tx => postTransfer(tx, transfer))
  }

  #holdAct(hold: Hold) {
    return {
      holdId: hold.id,
      kind: 'withdrawal-requested' as const,
      at: clock.now(),
      actor: 'system:simulation',
    }
  }

  #id(index: number): MemberId {
    return (this.#base + index) as MemberId
  }

  #purse(index: number, of: Currency): Purse {
    const key = `${index} ${of}`
    const purse = this.#purses.get(key) ?? { balance: 0, debt: 0 }
    this.#purses.set(key, purse)
    return purse
  }
}

test('WALLET-018 matches a simple model after thousands of random operations', async () => {
  let base = 0
  const property = fc.asyncProperty(
    fc.array(act, { minLength: ACTS_A_RUN, maxLength: ACTS_A_RUN }),
    async acts => {
      const simulation = new Simulation(base)
      base += MEMBERS
      await simulation.open()
      for (const one of acts) await simulation.perform(one)
      await simulation.check()
    },
  )
  const seed = Number(process.env.SEED ?? (isThorough ? Math.floor(Math.random() * 2 ** 31) : 1))
  console.log(`ledger simulation: SEED=${seed}`)
  await fc.assert(property, {
    numRuns: RUNS,
    seed,
    interruptAfterTimeLimit: 50_000,
    markInterruptAsFailure: false,
  })
})

test('loses no won under concurrent random operations', async () => {
  const ids = [9_001, 9_002, 9_003].map(id => id as MemberId)
  for (const id of ids) await openMemberAccounts(database.db, id)
  const grants = ids.map(id => transferOf('house:grants', walletOf(id), 100_000))
  for (const grant of grants) await database.db.transaction(tx => postTransfer(tx, grant))
  const acts = Array.from({ length: 300 }, (_, index) => {
    const id = ids[index % ids.length] ?? ids[0]
    return index % 2 === 0
      ? transferOf(walletOf(id as MemberId), 'house:open-stakes', 1_000)
      : transferOf('house:bets', walletOf(id as MemberId), 500)
  })
  const before = await sumOfHouseAccount(database.db, 'house:open-stakes')
  const answers = await Promise.all(acts.map(one => database.db.transaction(tx => postTransfer(tx, one))))
  expect(answers.every(answer => answer.ok)).toBe(true)
  const balances = await Promise.all(ids.map(id => loadBalances(database.db, id)))
  expect(balances.map(one => one.wallet).reduce((sum, one) => sum + one, 0)).toBe(300_000 - 150_000 + 75_000)
  expect(await sumOfHouseAccount(database.db, 'house:open-stakes')).toBe(before + 150_000)
})

const transferOf = (
  from: Transfer['postings'][number]['from'],
  to: Transfer['postings'][number]['to'],
  amount: number,
): Transfer => ({
  ref: newId(),
  kind: 'other',
  postings: [{ from, to, amount: won(amount) }],
  at: clock.now(),
  actor: 'system:simulation',
})
