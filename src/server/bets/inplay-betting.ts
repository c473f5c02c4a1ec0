import { instant, SECOND } from '#domain/instant.ts'
import { refuse } from '#domain/result.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Log } from '#server/platform/log.ts'
import { type Due, openAwaitedAnswers } from './awaited-answers.ts'
import { type Begun, beginWaiting, type InplayAnswer } from './begin-waiting.ts'
import { betAccepted, memberBalance } from './bet-news.ts'
import type { BetOrder } from './bet-order.ts'
import { inBatches } from './book-alone.ts'
import type { BatchDeps } from './book-batch.ts'
import { createBookMemory } from './book-memory.ts'
import { createBookingQueue } from './booking-queue.ts'
import { type Ended, endWaitingBets } from './end-waiting.ts'
import { betAnswered, betWaiting, tellAnswered, tellWaiting } from './inplay-news.ts'
import { openLevelsInForce } from './levels-in-force.ts'
import { listOverdue, type WaitingBet } from './waiting-bets.sql.ts'

export type InplayBetting = {
  /** Takes an in-play bet; resolves with its final answer when its delay is over and the answer is durable. */
  place(order: BetOrder): Promise<InplayAnswer>
  /** Ends what any process has left beyond its time. */
  sweep(): Promise<void>
  /** Resolves when nothing is being begun or ended; what waits is left to whoever sweeps next. */
  close(): Promise<void>
}

export type InplayBettingDeps = Omit<BatchDeps, 'memory' | 'levelsInForce'> & {
  readonly bus: Bus
  readonly log: Log
}

/** One batch begins while another ends: beginning and ending have a lane each, and each lane a connection. */
const LANES = 1
/** Prices of the matches wait for a batch to commit: it is kept short. */
const BATCH_MAX = 256
const WAITING_MAX = 20_000
const OVERDUE_AFTER = SECOND
const SWEPT_MAX = 5_000

/**
 * The desk for in-play bets: one a process. A bet's delay is kept in the database, so that it outlives this
 * process; here is kept who waits for its answer.
 */
export function openInplayBetting({ log, ...deps }: InplayBettingDeps): InplayBetting {
  const { bus, clock, db } = deps
  const batchDeps: BatchDeps = { ...deps, memory: createBookMemory(), levelsInForce: openLevelsInForce() }
  const beginning = createBookingQueue<BetOrder, Begun>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    memberOf: order => order.memberId,
    book: inBatches(orders => beginWaiting(batchDeps, orders)),
  })
  const ending = createBookingQueue<Due, Ended>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    waitingMax: Number.POSITIVE_INFINITY,
    memberOf: one => one.memberId,
    book: inBatches(due =>
      endWaitingBets(
        batchDeps,
        due.map(one => one.id),
      ),
    ),
  })

  const finish = async (due: Due): Promise<void> => {
    const ended = await ending.submit(due)
    if (!ended || ended.kind === 'waits') return
    if (ended.kind === 'ended') tellEnd(bus, ended)
    awaited.settle(due.id, ended.answer)
  }
  const awaited = openAwaitedAnswers({ clock, log, finish })
  const stopHearing = bus.subscribe(betAnswered, ({ id }) => awaited.lookSoon(id))

  return {
    place: async order => {
      const begun = await (beginning.submit(order) ?? tooMany)
      if (begun.kind === 'answered') return begun.answer
      const answer = awaited.answerOf(begun.bet)
      if (begun.balance !== undefined) tellBeginning(bus, begun.bet, begun.balance)
      return answer
    },
    sweep: async () => {
      const overdue = await listOverdue(db, instant(clock.now() - OVERDUE_AFTER), SWEPT_MAX)
      await Promise.all(overdue.filter(({ id }) => !awaited.isUnderWay(id)).map(finish))
    },
    close: async () => {
      awaited.stop()
      stopHearing()
      await Promise.all([beginning.drained(), ending.drained()])
    },
  }
}

const tooMany: Begun = { kind: 'answered', answer: refuse({ code: 'TOO_MANY_REQUESTS' }) }

function tellBeginning(bus: Bus, bet: WaitingBet, balance: number): void {
  bus.publish(memberBalance, { memberId: bet.memberId, balance })
  if (bet.seconds > 0) bus.publish(betWaiting, tellWaiting(bet))
}

function tellEnd(bus: Bus, { bet, answer, balance }: Extract<Ended, { readonly kind: 'ended' }>): void {
  const { memberId, id } = bet
  if (answer.ok) bus.publish(betAccepted, { memberId, betId: id, balance })
  else bus.publish(memberBalance, { memberId, balance })
  bus.publish(betAnswered, tellAnswered(bet, answer))
}
