import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import type { OpenBet } from '#domain/open-bet-rules.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Tx } from '#server/platform/postgres.ts'
import { uuidFloor } from '#server/platform/uuid.ts'
import { listLevelSettings, type Site } from '#server/site/site.ts'
import type { BetOrder } from './bet-order.ts'
import type { BetReceipt, BetRefusal } from './bet-refusal.ts'
import type { BookMemory } from './book-memory.ts'
import {
  bookBets,
  type EnteredRow,
  enterBooking,
  type KnownRequestRow,
  listKnownRequests,
  listOpenLegs,
} from './booking.sql.ts'
import {
  type AcceptedBet,
  type AnsweredRequest,
  bookingColumns,
  plainArray,
  textArray,
} from './booking-columns.ts'
import { type BetFacts, type BetTerms, judgeBet } from './judge-bet.ts'
import { readBook } from './read-book.ts'

export type BatchDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & {
  readonly site: Site
  readonly memory: BookMemory
}
export type BetAnswer = Result<BetReceipt, BetRefusal>

/** Open bets are looked for so far back: a fixture is not offered for longer. */
const OPEN_BET_DAYS = 31

/**
 * Books a batch in one transaction: locks its members and holds the gates of its fixtures, judges every bet
 * by what the database says then, takes the stakes and stores the accepted ones. Each order gets its own
 * answer, in the order of the batch; no member may come twice in it.
 */
export const bookBatch = (deps: BatchDeps, orders: readonly BetOrder[]): Promise<readonly BetAnswer[]> =>
  deps.db.transaction(async tx => {
    // Wallets are taken from in the order of members, as everywhere.
    const sorted = orders.toSorted((one, other) => one.memberId - other.memberId)
    const entered = await enter(tx, sorted)
    const answers = await answeredBefore(tx, sorted)
    const fresh = answers.size === 0 ? sorted : sorted.filter(order => !answers.has(order))
    if (fresh.length > 0) await book(deps, tx, await judgeAll(deps, tx, fresh, entered), answers)
    return orders.map(order => {
      const answer = answers.get(order)
      assert(answer, `the bet of member ${order.memberId} was answered`)
      return answer
    })
  })

type Entered = ReadonlyMap<MemberId, EnteredRow>
type Answers = Map<BetOrder, BetAnswer>

async function enter(tx: Tx, orders: readonly BetOrder[]): Promise<Entered> {
  const members = orders.map(order => order.memberId)
  const fixtures = new Set(orders.flatMap(order => order.claims.map(claim => claim.fixtureId)))
  const rows = await enterBooking(tx, members, [...fixtures])
  return new Map(rows.map(row => [row.member_id, row]))
}

/** The orders whose key is known, with what it stands for. */
async function answeredBefore(tx: Tx, orders: readonly BetOrder[]): Promise<Answers> {
  const keyed = orders.filter(order => order.request)
  if (keyed.length === 0) return new Map()
  const rows = await listKnownRequests(tx, {
    members: plainArray(keyed.map(order => order.memberId)),
    keys: textArray(keyed.map(order => order.request?.key)),
    hashes: plainArray(keyed.map(order => order.request?.bodyHash)),
  })
  const known = new Map(rows.map(row => [row.member_id, row]))
  if (known.size === 0) return new Map()
  return new Map(
    keyed.flatMap(order => {
      const row = known.get(order.memberId)
      return row ? [[order, earlierAnswer(row)] as const] : []
    }),
  )
}

/** The same request again gets the first answer; its key with another body is refused. */
function earlierAnswer({ same_body, bet_id, emoney, refusal }: KnownRequestRow): BetAnswer {
  if (!same_body) return refuse({ code: 'KEY_REUSED' })
  if (bet_id !== null && emoney !== null) return accept({ betId: bet_id, balance: emoney })
  assert(refusal, 'a request was accepted or refused')
  return refuse(JSON.parse(refusal))
}

type Judged = { readonly order: BetOrder; readonly verdict: ReturnType<typeof judgeBet> }

/** Reads the facts of all orders set-wise and judges each by its own. */
async function judgeAll(
  { clock, site, memory }: BatchDeps,
  tx: Tx,
  orders: readonly BetOrder[],
  entered: Entered,
): Promise<readonly Judged[]> {
  const book = await readBook(tx, memory, orders, clock.now())
  const openBets = await openBetsOf(tx, orders, clock.now())
  const terms = await termsInForce(tx, site)
  const now = clock.now()
  return orders.map(order => {
    const member = entered.get(order.memberId)
    assert(member, `member ${order.memberId} exists`)
    const facts: BetFacts = { member, book, terms, now, openBets: openBets.get(order.memberId) ?? [] }
    return { order, verdict: judgeBet(order, facts) }
  })
}

async function termsInForce(tx: Tx, site: Site): Promise<BetTerms> {
  const { protoLimits, prematchCloseSec } = site.settings()
  return { levels: await listLevelSettings(tx), protoLimits, closeSeconds: prematchCloseSec }
}

async function openBetsOf(
  tx: Tx,
  orders: readonly BetOrder[],
  now: Instant,
): Promise<ReadonlyMap<MemberId, OpenBet[]>> {
  const rows = await listOpenLegs(
    tx,
    orders.flatMap(order => order.claims.map(() => order.memberId)),
    orders.flatMap(order => order.claims.map(claim => claim.fixtureId)),
    [uuidFloor(instant(now - OPEN_BET_DAYS * DAY)), uuidFloor(instant(now + DAY))],
  )
  const byMember = new Map<MemberId, OpenBet[]>()
  for (const legs of Map.groupBy(rows, row => row.bet_id).values()) {
    const [first] = legs
    if (!first) continue
    const bet: OpenBet = {
      legs: legs.map(row => ({
        outcomeId: row.outcome_id,
        fixtureId: row.fixture_id,
        marketTypeId: row.market_type_id,
        pick: row.pick,
      })),
      stake: won(first.stake),
      winnings: won(first.winnings),
      placedAt: first.placed_at,
    }
    byMember.set(first.member_id, [...(byMember.get(first.member_id) ?? []), bet])
  }
  return byMember
}

/** Stores what was accepted, and every answer whose request carries a key; completes the answers. */
async function book(
  { clock, newUuid }: BatchDeps,
  tx: Tx,
  judged: readonly Judged[],
  answers: Answers,
): Promise<void> {
  const accepted: AcceptedBet[] = []
  const answered: AnsweredRequest[] = []
  for (const { order, verdict } of judged) {
    if (verdict.ok) accepted.push({ ...verdict.value, order, betId: newUuid() })
    else answers.set(order, verdict)
    if (!order.request) continue
    if (verdict.ok) answered.push({ order, bet: accepted.length, refusal: undefined })
    else answered.push({ order, bet: undefined, refusal: verdict.refusal })
  }
  if (accepted.length === 0 && answered.length === 0) return
  const balances = await bookBets(tx, bookingColumns(accepted, answered), clock.now())
  for (const [index, { order, betId }] of accepted.entries()) {
    const balance = balances[index]
    assert(balance !== undefined, 'every bet is answered')
    answers.set(order, balance < 0 ? refuse({ code: 'INSUFFICIENT_BALANCE' }) : accept({ betId, balance }))
  }
}
