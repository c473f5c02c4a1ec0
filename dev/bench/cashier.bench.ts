import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import type { CashRequest } from '#server/cashier/requests/cash-requests.sql.ts'
import { completeDeposit, lockWaiting } from '#server/cashier/requests/decide-request.ts'
import { openDeposit } from '#server/cashier/requests/open-request.ts'
import { readMonths, readStatement } from '#server/cashier/statement/read-statement.ts'
import { proveBalances, verifyLedger } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertMembers, listBettors } from './bets/bet-world.sql.ts'
import { fillStatement } from './cashier/filled-statement.sql.ts'
import { settleWithRolling } from './cashier/settle-with-rolling.ts'
import { onBenchGround } from './load/bench-ground.ts'

const MEMBERS = 2_000
const DECIDED = 2_000
const AT_ONCE = 8
/** Two thirds of a member's movements are stakes: a million movements in all. */
const BETS = 666_667
const LOOKS = 30
/** Members whose movements all come from the bench. */
const MANY = 9_000_001 as MemberId
const FEW = 9_000_002 as MemberId

const ports = {
  onDeposited: [],
  onReversed: [],
  depositChecks: [],
  withdrawalChecks: [],
  depositBonuses: async () => [],
  turnoverLeft: async () => new Map(),
}

/**
 * Measures three things. Requests decided a second: eight at once compared with one after the other. Settling with
 * rolling on four levels compared with settling without. The first page of the statement of a member with a million
 * movements compared with one of thirty, and the cost of the months and of one run of the proof.
 */
export const bench = () =>
  onBenchGround(async ({ deps }) => {
    const { db, clock } = deps
    await insertMembers(db, { members: MEMBERS, fixtures: 1, poorShare: 0 }, clock.now())
    const ids = (await listBettors(db)).map(id => id as MemberId)
    const single = await decideAll(deps, ids, 1, 'one')
    const decided = await decideAll(deps, ids, AT_ONCE, 'many')
    console.error(`decided: ${single}/s one by one, ${decided}/s by ${AT_ONCE}`)

    const rolling = await settleWithRolling(deps)
    console.error(`settled: ${JSON.stringify(rolling)}`)

    await fillStatement(db, MANY, BETS, clock.now())
    await fillStatement(db, FEW, 20, clock.now())
    console.error('the movements are there')
    const page = await timed(LOOKS, () => readStatement(deps, MANY, {}))
    const small = await timed(LOOKS, () => readStatement(deps, FEW, {}))
    const months = await timed(1, () => readMonths(deps, MANY))
    const monthsKept = await timed(LOOKS, () => readMonths(deps, MANY))
    const proof = await timed(1, () => proveBalances(db, clock.now()))
    const { faults } = await verifyLedger(db)
    assert(faults.length === 0, `the books are wrong: ${faults[0]}`)
    return {
      name: 'cashier',
      requests: { decidedPerSecond: decided, oneByOne: single },
      settlingSeconds: rolling,
      statement: {
        movements: Math.floor(BETS * 1.5) + 1,
        firstPageMilliseconds: page,
        ofThirtyMovements: small,
        monthsFirstTime: months.median,
        monthsKept,
      },
      proofTurnMilliseconds: proof.median,
      ratio: {
        decided: tenths(decided / single),
        rolling: Math.round((rolling.on / rolling.off) * 100) / 100,
        statement: tenths(page.median / small.median),
      },
    }
  })

async function decideAll(deps: Deps, ids: readonly MemberId[], atOnce: number, key: string): Promise<number> {
  const { db, clock } = deps
  const requests: CashRequest[] = []
  for (const memberId of ids.slice(0, DECIDED)) {
    const asked = { memberId, method: 'bank' as const, amount: won(10_000), key, at: clock.now() }
    const opened = await db.transaction(tx => openDeposit(tx, { ...deps, ...ports }, asked))
    assert(opened.ok, 'a deposit can be asked for')
    requests.push(opened.value.request)
  }
  const began = performance.now()
  const waiting = requests.values()
  const decide = async () => {
    for (const { id } of waiting)
      await db.transaction(async tx => {
        const locked = await lockWaiting(tx, id, { direction: 'deposit' })
        assert(locked.ok, 'the deposit waits')
        await completeDeposit(tx, { ...deps, ...ports }, locked.value, {
          actor: 'operator:1',
          at: clock.now(),
        })
      })
  }
  await Promise.all(Array.from({ length: atOnce }, decide))
  return Math.round((requests.length * 1_000) / (performance.now() - began))
}

async function timed(times: number, work: () => Promise<unknown>) {
  const took: number[] = []
  for (let count = 0; count < times; count++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) =>
    tenths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { median: at(0.5), p99: at(0.99) }
}

const tenths = (figure: number): number => Math.round(figure * 10) / 10
