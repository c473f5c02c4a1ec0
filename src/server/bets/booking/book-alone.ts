import { BrokenInvariant } from '#domain/assert.ts'
import type { BatchOutcome } from './booking-queue.ts'

/**
 * Work on a batch as a queue wants it: a batch that the database refuses as a whole is done one by one, so that
 * no bet pays for another's fault. Whose work may be done twice says which further faults it takes so.
 */
export const inBatches =
  <Task, Answer>(
    work: (tasks: readonly Task[]) => Promise<readonly Answer[]>,
    mayRepeat: (fault: unknown) => boolean = wasRolledBack,
  ) =>
  async (tasks: readonly Task[]): Promise<readonly BatchOutcome<Answer>[]> => {
    try {
      return (await work(tasks)).map(answer => ({ answer }))
    } catch (fault) {
      if (tasks.length === 1 || !mayRepeat(fault)) throw fault
      const outcomes: BatchOutcome<Answer>[] = []
      for (const task of tasks)
        outcomes.push(
          await work([task]).then(
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

/**
 * Whether a fault befell the work itself, and not its way to the database or back. What was committed may be among
 * it, for a bug can show behind a commit: to be asked by who may do the work twice.
 */
export const isOwnFault = (fault: unknown): boolean =>
  wasRolledBack(fault) ||
  fault instanceof BrokenInvariant ||
  fault instanceof TypeError ||
  fault instanceof RangeError
