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
import { type BetFacts, judgeBet } from './judge-bet.ts'
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
    const asked: readonly AskedBet[] = orders.map(order => ({ order, answer: undefined }))
    // Wallets are taken from in the order of members, as everywhere.
    const sorted = asked.toSorted((one, other) => one.order.memberId - other.order.memberId)
    const entered = await enterBatch(tx, deps.memory, sorted.map(orderOf), deps.clock.now())
    const fresh: AskedBet[] = []
    for (const one of sorted) {
      const known = one.order.request && entered.known.get(one.order.memberId)
      if (known) one.answer = earlierAnswer(known)
      else fresh.push(one)
    }
    if (fresh.length > 0) await book(deps, tx, fresh, await judgeAll(deps, tx, fresh.map(orderOf), entered))
    return asked.map(answerOf)
  })

/** A bet on its way through the batch; what is found out about it is kept with it, and in no list beside. */
type AskedBet = { readonly order: BetOrder; answer: BetAnswer | undefined }

const orderOf = ({ order }: AskedBet): BetOrder => order

function answerOf({ answer }: AskedBet): BetAnswer {
  assert(answer, 'every bet of a batch was answered')
  return answer
}

/** The same request again gets the first answer; its key with another body is refused. */
function earlierAnswer({ sameBody, betId, balance, refusal }: KnownRequest): BetAnswer {
  if (!sameBody) return refuse({ code: 'KEY_REUSED' })
  if (betId !== null && balance !== null) return accept({ betId, balance, repeated: true })
  assert(refusal, 'a request was accepted or refused')
  return refuse(JSON.parse(refusal))
}

type Verdict = ReturnType<typeof judgeBet>

/** Judges each order by its own facts, all at one moment behind the locks. */
async function judgeAll(
  { clock, site, memory, levelsInForce }: BatchDeps,
  tx: Tx,
  orders: readonly BetOrder[],
  { members, openBets, levelsMark }: EnteredBatch,
): Promise<readonly Verdict[]> {
  const book = await readBook(tx, memory, orders)
  const levels = await levelsInForce(tx, levelsMark)
  const { protoLimits, prematchCloseSec: closeSeconds } = site.settings()
  const terms = { levels, protoLimits, closeSeconds }
  const now = clock.now()
  return orders.map((order, index) => {
    const member = members.get(order.memberId)
    const offered = book[index]
    assert(member && offered, 'every member of a batch exists')
    return judgeBet(order, { offered, terms, now, member, openBets: openBets.get(order.memberId) ?? none })
  })
}

const none: BetFacts['openBets'] = []

/** Stores what was accepted, and every answer whose request carries a key; completes the answers. */
async function book(
  { clock, newUuid }: BatchDeps,
  tx: Tx,
  asked: readonly AskedBet[],
  verdicts: readonly Verdict[],
): Promise<void> {
  const accepted: (AcceptedBet & { readonly asked: AskedBet })[] = []
  const answered: AnsweredRequest[] = []
  verdicts.forEach((verdict, index) => {
    const one = asked[index]
    assert(one, 'every verdict is on a bet')
    const { order } = one
    if (verdict.ok) accepted.push({ order, bet: verdict.value, betId: newUuid(), asked: one })
    else one.answer = verdict
    if (!order.request) return
    if (verdict.ok) answered.push({ order, bet: accepted.length, refusal: undefined })
    else answered.push({ order, bet: undefined, refusal: JSON.stringify(verdict.refusal) })
  })
  if (accepted.length === 0 && answered.length === 0) return
  const balances = await bookBets(tx, bookingColumns(accepted, answered), clock.now())
  accepted.forEach(({ asked: one, betId }, index) => {
    const balance = balances[index]
    assert(balance !== undefined, 'every bet is answered')
    one.answer = balance < 0 ? refuse({ code: 'INSUFFICIENT_BALANCE' }) : accept({ betId, balance })
  })
}
