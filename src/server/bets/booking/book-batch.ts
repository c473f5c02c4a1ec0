import { assert } from '#domain/assert.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { NewUuid } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { BetAnswer, BetRefusal } from '../bet-answer.ts'
import type { BetRequest } from '../bet-request.ts'
import { type BetFacts, judgeBet } from '../judge-bet.ts'
import type { OfferedSlip } from '../offers.ts'
import type { BetRecords } from '../record/bet-records.ts'
import { termsInForce } from '../terms-in-force.ts'
import type { BookMemory } from './book-memory.ts'
import {
  type AcceptedBet,
  type AnsweredRequest,
  type Booking,
  bookingColumns,
  type GivenBack,
} from './booking-columns.ts'
import { type EnteredBatch, enterBatch, takeStake } from './enter-batch.ts'
import { earlierAnswer } from './key-answers.ts'
import type { LevelsInForce } from './levels-in-force.ts'
import { readBook } from './read-book.ts'
import { bookBets } from './stored-bets.sql.ts'

export type BatchDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & {
  readonly site: Site
  readonly memory: BookMemory
  readonly levelsInForce: LevelsInForce
  readonly records: BetRecords
}

/**
 * Books a batch in one transaction: takes its stakes and holds the gates of its fixtures, judges every bet by what
 * the database says then, stores the accepted ones and gives the stakes of the others back. Each request gets its own
 * answer, in the order of the batch; no member may come twice in it.
 */
export const bookBatch = (deps: BatchDeps, requests: readonly BetRequest[]): Promise<readonly BetAnswer[]> =>
  deps.db.transaction(async tx => {
    const asked: readonly AskedBet[] = requests.map(request => ({ request, answer: undefined }))
    // Wallets are taken from in the order of members, as everywhere.
    const sorted = asked.toSorted((one, other) => one.request.memberId - other.request.memberId)
    const now = deps.clock.now()
    const entered = await enterBatch(tx, deps.memory, sorted.map(requestOf), { reserve: takeStake, now })
    const fresh: AskedBet[] = []
    for (const one of sorted) {
      const known = one.request.key && entered.known.get(one.request.memberId)
      if (known) one.answer = earlierAnswer(known)
      else fresh.push(one)
    }
    const judged = fresh.length > 0 ? await judgeAll(deps, tx, fresh.map(requestOf), entered) : nothingJudged
    const answered = answerAll(fresh, judged, entered.balances, deps.newUuid)
    await book(deps, tx, { ...answered, givenBack: takenForNothing(sorted, entered.balances) })
    return asked.map(answerOf)
  })

/** A bet on its way through the batch; what is found out about it is kept with it, and in no list beside. */
type AskedBet = { readonly request: BetRequest; answer: BetAnswer | undefined }

const requestOf = ({ request }: AskedBet): BetRequest => request

function answerOf({ answer }: AskedBet): BetAnswer {
  assert(answer, 'every bet of a batch was answered')
  return answer
}

type Verdict = ReturnType<typeof judgeBet>

/** Each bet's verdict, and what the book said of its picks. */
type BatchVerdicts = { readonly verdicts: readonly Verdict[]; readonly book: readonly OfferedSlip[] }

const nothingJudged: BatchVerdicts = { verdicts: [], book: [] }

/** Judges each order by its own facts, all at one moment behind the locks. */
async function judgeAll(
  deps: BatchDeps,
  tx: Tx,
  requests: readonly BetRequest[],
  { members, openBets, levelsMark }: EnteredBatch,
): Promise<BatchVerdicts> {
  const book = await readBook(tx, deps, requests)
  const terms = await termsInForce(deps, tx, levelsMark)
  const now = deps.clock.now()
  const verdicts = requests.map((request, index) => {
    const member = members.get(request.memberId)
    const offered = book[index]
    assert(member && offered, 'every member of a batch exists')
    return judgeBet(request, {
      offered,
      terms,
      now,
      member,
      openBets: openBets.get(request.memberId) ?? none,
    })
  })
  return { verdicts, book }
}

const none: BetFacts['openBets'] = []

/** Answers the bets that had no answer yet; gives what is to be stored of them. */
function answerAll(
  asked: readonly AskedBet[],
  { verdicts, book }: BatchVerdicts,
  balances: EnteredBatch['balances'],
  newUuid: NewUuid,
): Omit<Booking, 'givenBack'> {
  const accepted: AcceptedBet[] = []
  const answered: AnsweredRequest[] = []
  verdicts.forEach((verdict, index) => {
    const one = asked[index]
    assert(one, 'every verdict is on a bet')
    const { request } = one
    const offered = book[index]
    assert(offered, 'the book was asked for every bet')
    const balance = balances.get(request.memberId)
    const refusal = refusalOf(verdict, balance)
    if (verdict.ok && balance !== undefined) {
      const betId = newUuid()
      accepted.push({ request, bet: verdict.value, betId, balance, offered })
      one.answer = accept({ betId, balance })
    } else if (refusal) one.answer = refuse(refusal)
    if (!request.key) return
    if (refusal) answered.push({ request, bet: undefined, refusal: JSON.stringify(refusal) })
    else answered.push({ request, bet: accepted.length, refusal: undefined })
  })
  return { accepted, answered }
}

/** A bet that may be booked is refused all the same where its stake was not there. */
function refusalOf(verdict: Verdict, balance: number | undefined): BetRefusal | undefined {
  if (!verdict.ok) return verdict.refusal
  return balance === undefined ? { code: 'INSUFFICIENT_BALANCE' } : undefined
}

/** The stakes that were taken of members who have no new bet by this batch. */
function takenForNothing(asked: readonly AskedBet[], balances: EnteredBatch['balances']): GivenBack[] {
  const givenBack: GivenBack[] = []
  for (const { request, answer } of asked) {
    const isBooked = answer?.ok === true && !answer.value.repeated
    if (!isBooked && balances.has(request.memberId)) givenBack.push(request)
  }
  return givenBack
}

/** Stores what was accepted, and every answer whose request carries a key, and moves the stakes. */
async function book({ clock, records }: BatchDeps, tx: Tx, booking: Booking): Promise<void> {
  const { accepted, answered, givenBack } = booking
  if (accepted.length + answered.length + givenBack.length === 0) return
  const record = await records.keep(
    tx,
    accepted.map(one => one.offered),
  )
  const posted = await bookBets(tx, bookingColumns(booking, record), clock.now())
  assert(posted === accepted.length, 'every stake of a bet was posted')
}
