import { assert } from '#domain/assert.ts'
import { hasMatchChanged, isMaterialStop } from '#domain/fixtures/match-mark.ts'
import { scoreAtBet } from '#domain/grading/score-at-bet.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Leg } from '#domain/slip/leg.ts'
import { captureHolds, loadPurses, releaseHolds } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { InplayAnswer, InplayRefusal } from '../bet-answer.ts'
import type { BatchDeps } from '../booking/book-batch.ts'
import { fixturesOfLegs } from '../booking/booking-columns.ts'
import { type EnteredBatch, enterBatch, onlyHold } from '../booking/enter-batch.ts'
import { keyAnswer } from '../booking/key-answers.ts'
import { readBook } from '../booking/read-book.ts'
import { type JudgedBet, judgeBet } from '../judge-bet.ts'
import type { NamedSlip } from '../offers.ts'
import type { BatchRecord } from '../record/bet-records.ts'
import { termsInForce } from '../terms-in-force.ts'
import { readLiveFacts } from './live-facts.ts'
import type { LiveFacts } from './live-offers.ts'
import {
  type BookedBet,
  type BookedLeg,
  bookInplay,
  claimDue,
  endWaiting,
  listEnds,
  listWaitingOf,
  type WaitingBet,
  type WaitingEnd,
} from './waiting-bets.sql.ts'
import { openBetOfWaiting, requestOfWaiting } from './waiting-request.ts'

/** A bet that nobody ended for so long after its turn is refused: it was asked for in another match than this. */
const LATE_MILLISECONDS = 10 * SECOND

/** Whether a bet may no longer be booked. */
export const isLate = ({ dueAt }: Pick<WaitingBet, 'dueAt'>, now: Instant): boolean =>
  now - dueAt > LATE_MILLISECONDS

/** What became of a waiting bet: it ended now, or it had before. */
export type EndAttempt =
  | {
      readonly kind: 'ended'
      readonly answer: InplayAnswer
      readonly bet: WaitingBet
      readonly balance: number
    }
  | { readonly kind: 'known'; readonly answer: InplayAnswer }
  /** Not due, or somebody else is ending it. */
  | { readonly kind: 'waits' }

/**
 * Ends those of the waiting bets that are due and that nobody else is ending, in one transaction: judges each by
 * what the book and its matches say now, behind their gates, then books it at the price in force and takes the
 * held stake, or gives the stake back (handbook 2.4, FIELD-015). Answers in the order asked. No member may come
 * twice.
 */
export const endWaitingBets = (deps: BatchDeps, ids: readonly string[]): Promise<readonly EndAttempt[]> =>
  deps.db.transaction(async tx => {
    const due = await claimDue(tx, ids, deps.clock.now())
    const ended = due.length > 0 ? await end(deps, tx, due) : new Map<string, EndAttempt>()
    const rest = ids.filter(id => !ended.has(id))
    for (const { id, balance, refusal } of rest.length > 0 ? await listEnds(tx, rest) : []) {
      const answer = refusal === null ? accept({ betId: id, balance }) : refuse(JSON.parse(refusal))
      ended.set(id, { kind: 'known', answer })
    }
    return ids.map(id => ended.get(id) ?? { kind: 'waits' })
  })

type JudgedWaiting = {
  readonly bet: WaitingBet
  readonly verdict: Result<JudgedBet, InplayRefusal>
  readonly offered: NamedSlip
}

type AcceptedWaiting = Pick<JudgedWaiting, 'bet' | 'offered'> & { readonly booked: JudgedBet }

type AnsweredWaiting = { readonly bet: WaitingBet; readonly answer: InplayAnswer; readonly balance: number }

async function end(deps: BatchDeps, tx: Tx, due: readonly WaitingBet[]): Promise<Map<string, EndAttempt>> {
  const { judged, live, now } = await judgeDue(deps, tx, due)
  const accepted = judged.flatMap(({ bet, verdict, offered }) =>
    verdict.ok ? [{ bet, offered, booked: verdict.value }] : [],
  )
  const refused = judged.flatMap(({ bet, verdict }) => (verdict.ok ? [] : [bet]))
  await moveStakes(tx, { accepted: accepted.map(({ bet }) => bet), refused }, now)
  const answers = await answerAll(tx, judged)
  const record = await deps.records.keep(
    tx,
    accepted.map(one => one.offered),
  )
  await book(tx, { accepted, record, live, answers }, now)
  await endWaiting(tx, answers.map(waitingEnd), now)
  return new Map(answers.map(one => [one.bet.id, { kind: 'ended', ...one }]))
}

type StakesToMove = { readonly accepted: readonly WaitingBet[]; readonly refused: readonly WaitingBet[] }

/** Takes the stakes that were held, or gives them back. */
async function moveStakes(tx: Tx, { accepted, refused }: StakesToMove, at: Instant): Promise<void> {
  const act = { at, actor: 'member' }
  const taken = accepted.map(bet => bet.id)
  await captureHolds(tx, taken, { ...act, kind: 'bet', to: 'house:open-stakes' })
  const givenBack = refused.map(bet => bet.id)
  await releaseHolds(tx, givenBack, { ...act, kind: 'bet-refused' })
}

/** What the members are answered, with what they have once the stakes are moved. */
async function answerAll(tx: Tx, judged: readonly JudgedWaiting[]): Promise<readonly AnsweredWaiting[]> {
  const memberIds = judged.map(({ bet }) => bet.memberId)
  const purses = await loadPurses(tx, memberIds)
  return judged.map(({ bet, verdict }) => {
    const purse = purses.get(bet.memberId)
    assert(purse, `member ${bet.memberId} has a wallet`)
    const balance = purse.wallet
    return { bet, balance, answer: verdict.ok ? accept({ betId: bet.id, balance }) : refuse(verdict.refusal) }
  })
}

type InplayBooking = {
  readonly accepted: readonly AcceptedWaiting[]
  readonly record: BatchRecord
  readonly live: LiveFacts
  readonly answers: readonly AnsweredWaiting[]
}

/** Books the accepted ones, and what is answered to the keys of all. */
const book = (tx: Tx, { accepted, record, live, answers }: InplayBooking, now: Instant): Promise<void> => {
  const rows = {
    bets: accepted.map(({ bet, booked }) => bookedBet(bet, booked, record)),
    legs: accepted.flatMap(one => bookedLegs(one, record, live)),
    answers: answers.flatMap(({ bet, answer }) => keyAnswer(bet, answer)),
  }
  return bookInplay(tx, rows, now)
}

const waitingEnd = ({ bet, answer, balance }: AnsweredWaiting): WaitingEnd => ({
  id: bet.id,
  balance,
  refusal: answer.ok ? null : JSON.stringify(answer.refusal),
})

/** Judges all at one moment, behind the locks of the members and the gates of the matches. */
async function judgeDue(
  deps: BatchDeps,
  tx: Tx,
  due: readonly WaitingBet[],
): Promise<{ judged: readonly JudgedWaiting[]; live: LiveFacts; now: Instant }> {
  const { memory, site, clock } = deps
  const requests = due.map(requestOfWaiting)
  const entered = await enterBatch(tx, memory, requests, { reserve: onlyHold, now: clock.now() })
  const waiting = Map.groupBy(
    await listWaitingOf(
      tx,
      due.map(bet => bet.memberId),
    ),
    bet => bet.memberId,
  )
  const book = await readBook(tx, deps, requests)
  const live = { ...(await readLiveFacts(tx, requests, site)), afterDelay: true }
  const terms = await termsInForce(deps, tx, entered.levelsMark)
  const now = clock.now()
  const judged = due.map((bet, index) => {
    const offered = book[index] ?? []
    const { member, openBets } = ofMember(entered, bet, waiting.get(bet.memberId) ?? [])
    const verdict = isLate(bet, now)
      ? refuse({ code: 'WAITED_TOO_LONG' })
      : judgeAfterDelay(bet, { offered, terms, live, now, member, openBets })
    return { bet, verdict, offered }
  })
  return { judged, live, now }
}

/** The member's open bets, and the others that wait beside this one. */
function ofMember(
  { members, openBets }: EnteredBatch,
  { id, memberId }: WaitingBet,
  waiting: readonly WaitingBet[],
) {
  const member = members.get(memberId)
  assert(member, `member ${memberId} exists`)
  const others = waiting.filter(other => other.id !== id).map(openBetOfWaiting)
  return { member, openBets: [...(openBets.get(memberId) ?? []), ...others] }
}

type DelayFacts = Parameters<typeof judgeBet>[1] & { readonly live: LiveFacts }

/** First whether the match is still the one that was bet on, then everything that any bet is asked. */
function judgeAfterDelay(bet: WaitingBet, facts: DelayFacts): Result<JudgedBet, InplayRefusal> {
  const { moments } = facts.live
  const changed = bet.legs.some(leg => {
    const moment = moments.get(leg.fixtureId)
    return moment !== undefined && hasMatchChanged(leg, moment)
  })
  if (changed) return refuse({ code: 'MATCH_CHANGED' })
  const verdict = judgeBet(requestOfWaiting(bet), facts)
  if (verdict.ok || verdict.refusal.code !== 'MARKET_SUSPENDED') return verdict
  const stopped = bet.legs.some(leg => isMaterialStop(moments.get(leg.fixtureId)?.stopReason ?? null))
  return stopped ? refuse({ code: 'MATCH_CHANGED' }) : verdict
}

const bookedBet = (bet: WaitingBet, booked: JudgedBet, record: BatchRecord): BookedBet => ({
  id: bet.id,
  member: bet.memberId,
  detail_type: bet.detailType,
  style: bet.style,
  stake: booked.stake,
  total_odds: booked.totalOdds,
  winnings: booked.winnings,
  winnings_max: booked.winningsMax,
  legs: booked.legs.length,
  fixtures: fixturesOfLegs(booked.legs),
  payout_rule: record.payoutRule,
  accepts: bet.accepts,
  device: bet.device,
  address: bet.address,
})

const bookedLegs = (
  { bet, booked, offered }: AcceptedWaiting,
  record: BatchRecord,
  live: LiveFacts,
): readonly BookedLeg[] =>
  booked.legs.map((leg, index) => ({
    bet: bet.id,
    number: index + 1,
    member: bet.memberId,
    fixture: leg.fixtureId,
    market: leg.marketId,
    market_type: leg.marketTypeId,
    outcome: leg.outcomeId,
    pick: leg.pick,
    line: leg.line,
    odds: leg.odds,
    version: leg.version,
    starts_ms: leg.startsAt,
    ...standAtBet(leg, live),
    names: nameNumber(offered[index], record),
  }))

function nameNumber(said: NamedSlip[number], record: BatchRecord): number {
  assert(said, 'a bet is on what the book knows')
  return record.numberOf(said)
}

/** How the match stood when the bet was taken: what a handicap counts from, and what was known of it. */
function standAtBet(leg: Leg, { moments }: LiveFacts) {
  const moment = moments.get(leg.fixtureId)
  assert(moment, `fixture ${leg.fixtureId} is in play`)
  const { home, away, periods, incident } = moment
  const score =
    home === null || away === null ? undefined : scoreAtBet(leg, { home, away, periods: periods ?? [] })
  return { home_at_bet: score?.home, away_at_bet: score?.away, incident }
}
