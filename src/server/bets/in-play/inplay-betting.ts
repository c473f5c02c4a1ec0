import { instant, SECOND } from '#domain/instant.ts'
import { refuse } from '#domain/result.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import type { Log } from '#server/platform/process/log.ts'
import type { InplayAnswer } from '../bet-answer.ts'
import { memberBalance } from '../bet-news.ts'
import type { BetRequest } from '../bet-request.ts'
import { inBatches, isOwnFault } from '../booking/book-alone.ts'
import { createBookingQueue } from '../booking/booking-queue.ts'
import { openSportsMemory, type SportsMemory } from '../sports/sports-memory.ts'
import { type Due, openAwaitedAnswers } from './awaited-answers.ts'
import { beginWaiting, type WaitOrAnswer } from './begin-waiting.ts'
import { type EndAttempt, endWaitingBets, isLate } from './end-waiting.ts'
import type { WaitingDeps } from './enter-waiting.ts'
import { betAnswered, betWaiting, tellEnd, tellWaiting } from './inplay-news.ts'
import { openFailedEnds } from './overdue/failed-ends.ts'
import { giveUpWaiting } from './overdue/give-up-waiting.ts'
import { listOverdue, type WaitingBet } from './waiting-bets.sql.ts'

export type InplayBetting = {
  /** Places an in-play bet. Resolves with the final answer when the delay is over and the answer is durable. */
  place(request: BetRequest): Promise<InplayAnswer>
  /** Ends overdue bets of any process. */
  sweep(): Promise<void>
  /** Number of bets that wait to be begun or ended. */
  waiting(): number
  /** Resolves when no bet is being begun or ended; waiting bets are left to the next sweep of any process. */
  close(): Promise<void>
}

export type InplayBettingDeps = Omit<WaitingDeps, keyof SportsMemory> & {
  readonly bus: Bus
  readonly log: Log
}

/** Beginning and ending have one lane and one connection each, so both can run at the same time. */
const LANES = 1
/** Kept small, because price changes of the matches wait for a batch to commit. */
const BATCH_MAX = 256
const WAITING_MAX = 20_000
const OVERDUE_AFTER = SECOND
const SWEPT_MAX = 5_000

/**
 * Opens the placing of in-play bets, once per process. The database stores each bet's delay, so it survives this
 * process; memory holds only the callers that wait for answers.
 */
export function openInplayBetting({ log, ...deps }: InplayBettingDeps): InplayBetting {
  const { bus, clock, db } = deps
  const batchDeps: WaitingDeps = { ...deps, ...openSportsMemory() }
  const beginning = createBookingQueue<BetRequest, WaitOrAnswer>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    memberOf: request => request.memberId,
    book: inBatches(requests => beginWaiting(batchDeps, requests)),
  })
  const ending = createBookingQueue<Due, EndAttempt>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    waitingMax: Number.POSITIVE_INFINITY,
    memberOf: one => one.memberId,
    // May be repeated: a bet ends once, however often it is tried.
    book: inBatches(
      due =>
        endWaitingBets(
          batchDeps,
          due.map(one => one.id),
        ),
      isOwnFault,
    ),
  })
  const failed = openFailedEnds({ clock, log })

  /** A bet that failed by its own fault is tried outside the batches, and given up once it is late. */
  const tryToEnd = async (due: Due): Promise<EndAttempt | undefined> => {
    if (!failed.isPoisoned(due.id)) return ending.submit(due)
    if (isLate(due, clock.now())) return giveUpWaiting({ ...deps, log }, due.id)
    return (await endWaitingBets(batchDeps, [due.id]))[0]
  }
  const finish = async (due: Due): Promise<void> => {
    if (!failed.mayTry(due.id)) return
    try {
      const ended = await tryToEnd(due)
      failed.forget(due.id)
      if (!ended || ended.kind === 'waits') return
      if (ended.kind === 'ended') tellEnd(bus, ended.bet, ended.answer, ended.balance)
      awaited.settle(due.id, ended.answer)
    } catch (fault) {
      failed.note(due.id, fault)
    }
  }
  const awaited = openAwaitedAnswers({ clock, finish })
  const stopHearing = bus.subscribe(betAnswered, ({ id }) => awaited.lookSoon(id))

  return {
    place: async request => {
      const begun = await (beginning.submit(request) ?? tooMany)
      if (begun.kind === 'answered') return begun.answer
      const answer = awaited.answerOf(begun.bet)
      if (begun.balance !== undefined) tellBeginning(bus, begun.bet, begun.balance)
      return answer
    },
    sweep: async () => {
      const overdue = await listOverdue(db, instant(clock.now() - OVERDUE_AFTER), SWEPT_MAX)
      await Promise.all(overdue.filter(({ id }) => !awaited.isUnderWay(id)).map(finish))
    },
    waiting: () => beginning.waiting() + ending.waiting(),
    close: async () => {
      awaited.stop()
      stopHearing()
      await Promise.all([beginning.drained(), ending.drained()])
    },
  }
}

const tooMany: WaitOrAnswer = { kind: 'answered', answer: refuse({ code: 'TOO_MANY_REQUESTS' }) }

function tellBeginning(bus: Bus, bet: WaitingBet, balance: number): void {
  bus.publish(memberBalance, { memberId: bet.memberId, balance })
  if (bet.seconds > 0) bus.publish(betWaiting, tellWaiting(bet))
}
