import type { Instant } from '#domain/instant.ts'
import type { TaskReport } from '#domain/watch/process-report.ts'
import { systemClock } from './clock.ts'

/** Records the runs of a task, for monitoring. */
export type Turns = {
  /** Runs the work and records its end, duration and failure; rethrows. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** Starts again, such as after taking the lead. */
  begin(leads: boolean | null): void
  fail(fault: unknown): void
  report(): TaskReport
}

/** Maximum length of a recorded failure, so that it fits in one line. */
const TEXT_MAX = 200

/** Records the runs of one task of this process, by the machine's time. */
export function noteTurns(name: string, every: number | null): Turns {
  let turns = 0
  let failures = 0
  let last: { readonly at: Instant; readonly milliseconds: number } | undefined
  let lastFailure: TaskReport['lastFailure'] = null
  let isFailing = false
  let began: { readonly since: Instant; readonly leads: boolean | null } | undefined

  const fail = (fault: unknown): void => {
    failures += 1
    isFailing = true
    const text = fault instanceof Error ? fault.message : String(fault)
    lastFailure = { at: systemClock.now(), text: text.slice(0, TEXT_MAX) }
  }
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    const from = systemClock.now()
    try {
      const done = await work()
      isFailing = false
      return done
    } catch (fault) {
      fail(fault)
      throw fault
    } finally {
      const at = systemClock.now()
      turns += 1
      last = { at, milliseconds: at - from }
    }
  }
  return {
    take,
    fail,
    begin: leads => {
      began = { since: systemClock.now(), leads }
      if (leads) isFailing = false
    },
    report: () => ({
      name,
      every,
      leads: began?.leads ?? null,
      since: began?.since ?? null,
      turns,
      lastAt: last?.at ?? null,
      lastMilliseconds: last?.milliseconds ?? null,
      failures,
      lastFailure,
      isFailing,
    }),
  }
}
