import { BrokenInvariant } from '#domain/assert.ts'
import type { BatchOutcome } from './booking-queue.ts'

/**
 * Returns a batch function for a queue. A batch that the database refuses as a whole is repeated one task at a time, so
 * that one faulty bet does not fail the others. Callers whose work may be repeated can pass further faults in
 * `mayRepeat`.
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

/** After a connection or server failure it is unknown whether the batch was committed, so it must not be repeated. */
const OUTCOME_UNKNOWN = /^(08|53|57|58|XX)/

const wasRolledBack = (fault: unknown): boolean =>
  fault instanceof Error &&
  'severity' in fault &&
  'code' in fault &&
  typeof fault.code === 'string' &&
  !OUTCOME_UNKNOWN.test(fault.code)

/**
 * True when the fault came from the work itself and not from the connection to the database. The work may have been
 * committed nevertheless, since a bug can throw after the commit. Use only for work that may be repeated.
 */
export const isOwnFault = (fault: unknown): boolean =>
  wasRolledBack(fault) ||
  fault instanceof BrokenInvariant ||
  fault instanceof TypeError ||
  fault instanceof RangeError
