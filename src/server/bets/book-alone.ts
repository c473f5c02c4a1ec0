import type { BatchOutcome } from './booking-queue.ts'

/**
 * Work on a batch as a queue wants it: a batch that the database refuses as a whole is done one by one, so that
 * no bet pays for another's fault.
 */
export const inBatches =
  <Order, Answer>(work: (orders: readonly Order[]) => Promise<readonly Answer[]>) =>
  async (orders: readonly Order[]): Promise<readonly BatchOutcome<Answer>[]> => {
    try {
      return (await work(orders)).map(answer => ({ answer }))
    } catch (fault) {
      if (orders.length === 1 || !wasRolledBack(fault)) throw fault
      const outcomes: BatchOutcome<Answer>[] = []
      for (const order of orders)
        outcomes.push(
          await work([order]).then(
            ([answer]) => (answer === undefined ? { fault } : { answer }),
            alone => ({ fault: alone }),
          ),
        )
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
