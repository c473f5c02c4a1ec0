import { refuse } from '#domain/result.ts'
import type { Bus } from '#server/platform/bus.ts'
import { betAccepted, memberBalance } from './bet-news.ts'
import type { BetOrder } from './bet-order.ts'
import { type BatchDeps, type BetAnswer, bookBatch } from './book-batch.ts'
import { createBookMemory } from './book-memory.ts'
import { type BatchOutcome, createBookingQueue } from './booking-queue.ts'
import { openLevelsInForce } from './levels-in-force.ts'

export type BettingDeps = Omit<BatchDeps, 'memory' | 'levelsInForce'> & { readonly bus: Bus }

export type Betting = {
  /** Books a bet or says why not. Resolves only when the answer is durable. */
  place(order: BetOrder): Promise<BetAnswer>
  /** Resolves when all that was asked has been answered. */
  drained(): Promise<void>
}

/** Two batches at a time: one is judged here while the database works on the other. */
const LANES = 2
const BATCH_MAX = 512
const WAITING_MAX = 20_000

/**
 * The desk where bets are placed: one a process. `db` should be a pool of its own with at least two
 * connections, so that bets never wait for another part of the house.
 */
export function openBetting(
  deps: BettingDeps,
  { lanes = LANES, batchMax = BATCH_MAX }: { lanes?: number; batchMax?: number } = {},
): Betting {
  const batchDeps = { ...deps, memory: createBookMemory(), levelsInForce: openLevelsInForce() }
  const queue = createBookingQueue<BetOrder, BetAnswer>({
    lanes,
    batchMax,
    waitingMax: WAITING_MAX,
    memberOf: order => order.memberId,
    book: orders => bookEach(batchDeps, orders),
  })
  return {
    place: async order => {
      const answer = await (queue.submit(order) ?? refuse({ code: 'TOO_MANY_REQUESTS' }))
      if (answer.ok) {
        const { memberId } = order
        deps.bus.publish(memberBalance, { memberId, balance: answer.value.balance })
        deps.bus.publish(betAccepted, { memberId, betId: answer.value.betId })
      }
      return answer
    },
    drained: queue.drained,
  }
}

/** A batch that the database refuses as a whole is booked one by one, so that no bet pays for another's fault. */
async function bookEach(
  deps: BatchDeps,
  orders: readonly BetOrder[],
): Promise<readonly BatchOutcome<BetAnswer>[]> {
  try {
    return (await bookBatch(deps, orders)).map(answer => ({ answer }))
  } catch (fault) {
    if (orders.length === 1 || !wasRolledBack(fault)) throw fault
    const outcomes: BatchOutcome<BetAnswer>[] = []
    for (const order of orders) {
      outcomes.push(
        await bookBatch(deps, [order]).then(
          ([answer]) => (answer ? { answer } : { fault }),
          alone => ({ fault: alone }),
        ),
      )
    }
    return outcomes
  }
}

/** Connections and servers that fail leave it open whether the batch was committed; it must not be repeated. */
const OUTCOME_UNKNOWN = /^(08|53|57|58|XX)/

const wasRolledBack = (fault: unknown): boolean =>
  fault instanceof Error &&
  'severity' in fault &&
  'code' in fault &&
  typeof fault.code === 'string' &&
  !OUTCOME_UNKNOWN.test(fault.code)
