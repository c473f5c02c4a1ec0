import type { Instant } from '#domain/instant.ts'
import type { TaskReport } from '#domain/watch/process-report.ts'
import { systemClock } from './clock.ts'

/** Notes the turns of a task, for whoever watches the house. */
export type Turns = {
  /** Does a turn and notes when it ended, how long it took and whether it failed; throws what it throws. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** Begun anew, such as with a lead. */
  begin(leads: boolean | null): void
  fail(fault: unknown): void
  report(): TaskReport
}

/** A failure is told in a line. */
const TEXT_MAX = 200

/** The turns of one task of this process, by the machine's own time. */
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
