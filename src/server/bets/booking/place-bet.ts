import { refuse } from '#domain/result.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import type { BetAnswer } from '../bet-answer.ts'
import { betAccepted } from '../bet-news.ts'
import type { BetRequest } from '../bet-request.ts'
import { openBetRecords } from '../record/bet-records.ts'
import { inBatches } from './book-alone.ts'
import { type BatchDeps, bookBatch } from './book-batch.ts'
import { createBookMemory } from './book-memory.ts'
import { createBookingQueue } from './booking-queue.ts'
import { openLevelsInForce } from './levels-in-force.ts'

export type BettingDeps = Omit<BatchDeps, 'memory' | 'levelsInForce' | 'records'> & { readonly bus: Bus }

export type Betting = {
  /** Books a bet or says why not. Resolves only when the answer is durable. */
  place(request: BetRequest): Promise<BetAnswer>
  /** Resolves when all that was asked has been answered. */
  drained(): Promise<void>
}

/** Three batches at a time: one is judged here, one worked on by the database, one on its way to the disk. */
const LANES = 3
const BATCH_MAX = 512
const WAITING_MAX = 20_000

/**
 * Where bets are placed: one a process. `db` should be a pool of its own with at least three
 * connections, so that bets never wait for another part of the house.
 */
export function openBetting(
  deps: BettingDeps,
  { lanes = LANES, batchMax = BATCH_MAX }: { lanes?: number; batchMax?: number } = {},
): Betting {
  const batchDeps: BatchDeps = {
    ...deps,
    memory: createBookMemory(),
    levelsInForce: openLevelsInForce(),
    records: openBetRecords(),
  }
  const queue = createBookingQueue<BetRequest, BetAnswer>({
    lanes,
    batchMax,
    waitingMax: WAITING_MAX,
    memberOf: request => request.memberId,
    book: inBatches(async requests => {
      const answers = await bookBatch(batchDeps, requests)
      tellAccepted(deps.bus, requests, answers)
      return answers
    }),
  })
  return {
    // Not an async function: each promise more is paid by every bet.
    place: request => queue.submit(request) ?? Promise.resolve(refuse({ code: 'TOO_MANY_REQUESTS' })),
    drained: queue.drained,
  }
}

function tellAccepted(bus: Bus, requests: readonly BetRequest[], answers: readonly BetAnswer[]): void {
  for (const [index, { memberId }] of requests.entries()) {
    const answer = answers[index]
    if (!answer?.ok || answer.value.repeated) continue
    const { betId, balance } = answer.value
    bus.publish(betAccepted, { memberId, betId, balance })
  }
}
