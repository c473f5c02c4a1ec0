import { assert } from '#domain/assert.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Tx } from '#server/platform/postgres.ts'
import type { Site } from '#server/site/site.ts'
import type { BetOrder } from './bet-order.ts'
import type { BetReceipt, BetRefusal } from './bet-refusal.ts'
import type { BookMemory } from './book-memory.ts'
import { bookBets, type KnownRequest } from './booking.sql.ts'
import { type AcceptedBet, type AnsweredRequest, bookingColumns, type GivenBack } from './booking-columns.ts'
import { type EnteredBatch, enterBatch, takeStake } from './enter-batch.ts'
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
 * Books a batch in one transaction: takes its stakes and holds the gates of its fixtures, judges every bet by what
 * the database says then, stores the accepted ones and gives the stakes of the others back. Each order gets its own
 * answer, in the order of the batch; no member may come twice in it.
 */
export const bookBatch = (deps: BatchDeps, orders: readonly BetOrder[]): Promise<readonly BetAnswer[]> =>
  deps.db.transaction(async tx => {
    // Wallets are taken from in the order of members, as everywhere.
    const sorted = orders.toSorted((one, other) => one.memberId - other.memberId)
    const now = deps.clock.now()
    const entered = await enterBatch(tx, deps.memory, sorted, { reserve: takeStake, now })
    const answers: Answers = new Map()
    const fresh: BetOrder[] = []
    for (const order of sorted) {
      const known = order.request && entered.known.get(order.memberId)
      if (known) answers.set(order, earlierAnswer(known))
      else fresh.push(order)
    }
    const judged = fresh.length > 0 ? await judgeAll(deps, tx, fresh, entered) : []
    await book(deps, tx, { sorted, judged, entered }, answers)
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
  balance: number,
): AcceptedBet => ({ legs, bonus, stake, totalOdds, winnings, winningsMax, order, betId, balance })

type JudgedBatch = {
  readonly sorted: readonly BetOrder[]
  /** Those that had no answer yet. */
  readonly judged: readonly Judged[]
  readonly entered: EnteredBatch
}

/**
 * Stores what was accepted, and every answer whose request carries a key, and gives back each stake that was taken
 * for nothing; completes the answers.
 */
async function book(
  { clock, newUuid }: BatchDeps,
  tx: Tx,
  { sorted, judged, entered: { balances } }: JudgedBatch,
  answers: Answers,
): Promise<void> {
  const accepted: AcceptedBet[] = []
  const answered: AnsweredRequest[] = []
  for (const { order, verdict } of judged) {
    const balance = balances.get(order.memberId)
    const refusal = refusalOf(verdict, balance)
    if (verdict.ok && balance !== undefined) {
      const betId = newUuid()
      accepted.push(acceptedBet(verdict.value, order, betId, balance))
      answers.set(order, accept({ betId, balance }))
    } else if (refusal) answers.set(order, refuse(refusal))
    if (order.request) answered.push({ order, bet: refusal ? undefined : accepted.length, refusal })
  }
  const givenBack = takenForNothing(sorted, balances, answers)
  if (accepted.length + answered.length + givenBack.length === 0) return
  const posted = await bookBets(tx, bookingColumns({ accepted, answered, givenBack }), clock.now())
  assert(posted === accepted.length, 'every stake of a bet was posted')
}

/** A bet that may be booked is refused all the same where its stake was not there. */
function refusalOf(verdict: Judged['verdict'], balance: number | undefined): BetRefusal | undefined {
  if (!verdict.ok) return verdict.refusal
  return balance === undefined ? { code: 'INSUFFICIENT_BALANCE' } : undefined
}

/** The stakes that were taken of members who have no new bet by this batch. */
const takenForNothing = (
  orders: readonly BetOrder[],
  balances: EnteredBatch['balances'],
  answers: Answers,
): readonly GivenBack[] =>
  orders.filter(order => {
    const answer = answers.get(order)
    const isBooked = answer?.ok === true && !answer.value.repeated
    return !isBooked && balances.has(order.memberId)
  })
