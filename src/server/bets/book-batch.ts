import { assert } from '#domain/assert.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Tx } from '#server/platform/postgres.ts'
import type { Site } from '#server/site/site.ts'
import type { BetOrder } from './bet-order.ts'
import type { BetReceipt, BetRefusal } from './bet-refusal.ts'
import type { BookMemory } from './book-memory.ts'
import { bookBets, type KnownRequest } from './booking.sql.ts'
import { type AcceptedBet, type AnsweredRequest, bookingColumns } from './booking-columns.ts'
import { type EnteredBatch, enterBatch } from './enter-batch.ts'
import { type BetFacts, type JudgedBet, judgeBet } from './judge-bet.ts'
import type { LevelsInForce } from './levels-in-force.ts'
import { readBook } from './read-book.ts'

export type BatchDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & {
  readonly site: Site
  readonly memory: BookMemory
  readonly levelsInForce: LevelsInForce
}
export type BetAnswer = Result<BetReceipt, BetRefusal>

/**
 * Books a batch in one transaction: locks its members and holds the gates of its fixtures, judges every bet
 * by what the database says then, takes the stakes and stores the accepted ones. Each order gets its own
 * answer, in the order of the batch; no member may come twice in it.
 */
export const bookBatch = (deps: BatchDeps, orders: readonly BetOrder[]): Promise<readonly BetAnswer[]> =>
  deps.db.transaction(async tx => {
    // Wallets are taken from in the order of members, as everywhere.
    const sorted = orders.toSorted((one, other) => one.memberId - other.memberId)
    const entered = await enterBatch(tx, deps.memory, sorted, deps.clock.now())
    const answers: Answers = new Map()
    const fresh: BetOrder[] = []
    for (const order of sorted) {
      const known = order.request && entered.known.get(order.memberId)
      if (known) answers.set(order, earlierAnswer(known))
      else fresh.push(order)
    }
    if (fresh.length > 0) await book(deps, tx, await judgeAll(deps, tx, fresh, entered), answers)
    return orders.map(order => {
      const answer = answers.get(order)
      assert(answer, 'every bet of a batch was answered')
      return answer
    })
  })

type Answers = Map<BetOrder, BetAnswer>

/** The same request again gets the first answer; its key with another body is refused. */
function earlierAnswer({ sameBody, betId, balance, refusal }: KnownRequest): BetAnswer {
  if (!sameBody) return refuse({ code: 'KEY_REUSED' })
  if (betId !== null && balance !== null) return accept({ betId, balance, repeated: true })
  assert(refusal, 'a request was accepted or refused')
  return refuse(JSON.parse(refusal))
}

type Judged = { readonly order: BetOrder; readonly verdict: ReturnType<typeof judgeBet> }

/** Judges each order by its own facts, all at one moment behind the locks. */
async function judgeAll(
  { clock, site, memory, levelsInForce }: BatchDeps,
  tx: Tx,
  orders: readonly BetOrder[],
  { members, openBets, levelsMark }: EnteredBatch,
): Promise<readonly Judged[]> {
  const book = await readBook(tx, memory, orders)
  const levels = await levelsInForce(tx, levelsMark)
  const { protoLimits, prematchCloseSec: closeSeconds } = site.settings()
  const terms = { levels, protoLimits, closeSeconds }
  const now = clock.now()
  return orders.map(order => {
    const member = members.get(order.memberId)
    assert(member, 'every member of a batch exists')
    const facts: BetFacts = { book, terms, now, member, openBets: openBets.get(order.memberId) ?? [] }
    return { order, verdict: judgeBet(order, facts) }
  })
}

/** Named one by one: a spread of so many fields would cost each bet ten times as much. */
const acceptedBet = (
  { legs, bonus, stake, totalOdds, winnings, winningsMax }: JudgedBet,
  order: BetOrder,
  betId: string,
): AcceptedBet => ({ legs, bonus, stake, totalOdds, winnings, winningsMax, order, betId })

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
    if (verdict.ok) accepted.push(acceptedBet(verdict.value, order, newUuid()))
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
