import { assert } from '#domain/assert.ts'
import { hasMatchChanged, isMaterialStop } from '#domain/fixtures/match-mark.ts'
import { scoreAtBet } from '#domain/grading/score-at-bet.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Leg } from '#domain/slip/leg.ts'
import { captureHolds, loadPurses, releaseHolds } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { askGate, behindGate, isOfGate, NO_CAPS, noteGate } from '#server/protection/protection.ts'
import type { InplayAnswer, InplayRefusal } from '../bet-answer.ts'
import type { BetRequest } from '../bet-request.ts'
import type { AcceptedBet } from '../booking/bet-kind.ts'
import { askedStakes, type EnteredBatch, takeStake } from '../booking/enter-batch.ts'
import { type AnsweredRequest, headColumns, requestColumns } from '../booking/head-columns.ts'
import { keyAnswer } from '../booking/key-answers.ts'
import { storeBets, storeRefusals } from '../booking/store-bets.sql.ts'
import { withinOpenPayouts } from '../limits/within-open-payouts.ts'
import { type JudgedBet, judgeBet } from '../sports/judge-bet.ts'
import type { StandAtBet } from '../sports/leg-columns.ts'
import { readBook } from '../sports/read-book.ts'
import { sportsPicks } from '../sports/sports-picks.ts'
import { termsInForce } from '../sports/terms-in-force.ts'
import { enterWaiting, type WaitingDeps } from './enter-waiting.ts'
import { readLiveFacts } from './live-facts.ts'
import type { LiveFacts } from './live-offers.ts'
import {
  claimDue,
  endWaiting,
  listEnds,
  listWaitingOf,
  type WaitingBet,
  type WaitingEnd,
} from './waiting-bets.sql.ts'
import { openBetOfWaiting, requestOfWaiting } from './waiting-request.ts'

/** A bet that is not ended within this time after it was due is refused: the match has moved on too far. */
const LATE_MILLISECONDS = 10 * SECOND

/** Whether the bet is too late to be booked. */
export const isLate = ({ dueAt }: Pick<WaitingBet, 'dueAt'>, now: Instant): boolean =>
  now - dueAt > LATE_MILLISECONDS

/** Result of trying to end a waiting bet: it ended now, or it had ended before. */
export type EndAttempt =
  | {
      readonly kind: 'ended'
      readonly answer: InplayAnswer
      readonly bet: WaitingBet
      readonly balance: number
    }
  | { readonly kind: 'known'; readonly answer: InplayAnswer }
  /** Not due, or another process is ending it. */
  | { readonly kind: 'waits' }

/**
 * Ends the waiting bets that are due and that no other process is ending, in one transaction. Judges each bet by the
 * current book and match state under their gates. Then either books it at the odds in force and debits the held stake,
 * or refunds the stake (handbook 2.4, FIELD-015). Returns answers in the order of `ids`. A member must not occur twice.
 */
export const endWaitingBets = (deps: WaitingDeps, ids: readonly string[]): Promise<readonly EndAttempt[]> =>
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

type JudgedWaiting = { readonly bet: WaitingBet; readonly verdict: Result<JudgedBet, InplayRefusal> }

type AnsweredWaiting = { readonly bet: WaitingBet; readonly answer: InplayAnswer; readonly balance: number }

async function end(deps: WaitingDeps, tx: Tx, due: readonly WaitingBet[]): Promise<Map<string, EndAttempt>> {
  const { judged, live, now } = await judgeDue(deps, tx, due)
  await moveStakes(tx, judged, now)
  const answers = await answerAll(tx, judged)
  await book(deps, tx, { judged, live, answers }, now)
  await endWaiting(tx, answers.map(waitingEnd), now)
  return new Map(answers.map(one => [one.bet.id, { kind: 'ended', ...one }]))
}

/** Takes or refunds the held stakes. */
async function moveStakes(tx: Tx, judged: readonly JudgedWaiting[], at: Instant): Promise<void> {
  const act = { at, actor: 'member' }
  const idsOf = (ok: boolean) => judged.filter(({ verdict }) => verdict.ok === ok).map(({ bet }) => bet.id)
  await captureHolds(tx, idsOf(true), { ...act, kind: 'bet', to: 'house:open-stakes' })
  await releaseHolds(tx, idsOf(false), { ...act, kind: 'bet-refused' })
}

/** Builds the members' answers, with their balances after the stakes are moved. */
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
  readonly judged: readonly JudgedWaiting[]
  readonly live: LiveFacts
  readonly answers: readonly AnsweredWaiting[]
}

/** Books the accepted bets and stores the answers under the keys of all. */
async function book(
  { records }: WaitingDeps,
  tx: Tx,
  { judged, live, answers }: InplayBooking,
  now: Instant,
): Promise<void> {
  const accepted: AcceptedBet<BetRequest, JudgedBet>[] = []
  const requests: AnsweredRequest[] = []
  judged.forEach(({ bet, verdict }, index) => {
    const balance = answers[index]?.balance
    assert(balance !== undefined, 'every bet was answered')
    if (verdict.ok) {
      accepted.push({ request: requestOfWaiting(bet), bet: verdict.value, betId: bet.id, balance })
      requests.push(...keyAnswer(bet, { bet: accepted.length }))
    } else requests.push(...keyAnswer(bet, { refusal: verdict.refusal }))
  })
  if (accepted.length === 0) return storeRefusals(tx, requestColumns(requests), now)
  const picks = await sportsPicks(tx, records, {
    gameType: 'live',
    accepted,
    standOf: leg => standAtBet(leg, live),
  })
  return storeBets(tx, { heads: headColumns(accepted), picks, requests: requestColumns(requests) }, now)
}

const waitingEnd = ({ bet, answer, balance }: AnsweredWaiting): WaitingEnd => ({
  id: bet.id,
  balance,
  refusal: answer.ok ? null : JSON.stringify(answer.refusal),
})

/** Judges all bets at one moment, under the locks of the members and the gates of the matches. */
async function judgeDue(
  deps: WaitingDeps,
  tx: Tx,
  due: readonly WaitingBet[],
): Promise<{ judged: readonly JudgedWaiting[]; live: LiveFacts; now: Instant }> {
  const { site, clock } = deps
  const requests = due.map(requestOfWaiting)
  const entered = await enterWaiting(deps, tx, requests, NO_CAPS, clock.now())
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
  // The stake was within the house's caps when it was held. Members excluded or banned meanwhile are refused and
  // refunded.
  const gate = askGate(
    heldFacts(entered),
    { product: 'live', stakes: askedStakes(requests, takeStake, () => true) },
    NO_CAPS,
    now,
  )
  const verdicts = due.map((bet, index): JudgedWaiting['verdict'] => {
    const offered = book[index] ?? []
    const { member, openBets } = ofMember(entered, bet, waiting.get(bet.memberId) ?? [])
    return isLate(bet, now)
      ? refuse({ code: 'WAITED_TOO_LONG' })
      : behindGate(
          judgeAfterDelay(bet, { offered, terms, live, now, member, openBets }),
          gate.refusals.get(bet.memberId),
        )
  })
  const within = await withinOpenPayouts(tx, {
    limits: terms.houseLimits,
    verdicts,
    stands: () => true,
    books: true,
    standOf: leg => standAtBet(leg, live),
  })
  const judged = due.map((bet, index): JudgedWaiting => {
    const verdict = within[index]
    assert(verdict, 'every bet has a verdict')
    return { bet, verdict }
  })
  const met = judged.filter(({ verdict }) => !verdict.ok && isOfGate(verdict.refusal))
  await noteGate(tx, gate.noted, new Set(met.map(({ bet }) => bet.memberId)), now)
  return { judged, live, now }
}

/** A stake held before a break, or before the pause after the loss cap, is not refused by it. */
const heldFacts = ({ protection }: EnteredBatch): EnteredBatch['protection'] =>
  new Map(
    [...protection].map(([memberId, facts]) => [
      memberId,
      { ...facts, cappedUntil: undefined, breakUntil: undefined },
    ]),
  )

/** The member's open bets, and the member's other waiting bets. */
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

/** First checks whether the match has changed since the bet was asked for, then applies the rules of any bet. */
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

/** State of the match when the bet was taken: the score from which a handicap counts, and the last known incident. */
function standAtBet(leg: Leg, { moments }: LiveFacts): StandAtBet {
  const moment = moments.get(leg.fixtureId)
  assert(moment, `fixture ${leg.fixtureId} is in play`)
  const { home, away, periods, incident } = moment
  const score =
    home === null || away === null ? undefined : scoreAtBet(leg, { home, away, periods: periods ?? [] })
  return { home: score?.home, away: score?.away, incident }
}
