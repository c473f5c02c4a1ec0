import type { TaskReport } from '#domain/watch/process-report.ts'
import type { Log } from './log.ts'
import { noteTurns } from './turns.ts'

/** Background work: started once, stopped at shutdown. */
export type Background = {
  readonly name: string
  /** Starts the work; returns a function that stops it. */
  start(): Promise<() => Promise<void> | void>
  /** Its state, for monitoring. */
  report?(): TaskReport
}

/** Starts everything in the order of the list; returns a function that stops all in reverse order. */
export async function startBackgrounds(list: readonly Background[], log: Log): Promise<() => Promise<void>> {
  const stops: { readonly name: string; readonly stop: () => Promise<void> | void }[] = []
  const stopAll = async () => {
    for (const { name, stop } of stops.reverse()) {
      log.debug({ background: name }, 'stops')
      await stop()
    }
  }
  try {
    for (const { name, start } of list) {
      log.debug({ background: name }, 'starts')
      stops.push({ name, stop: await start() })
    }
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}

/** Background work that repeats one task; a failed run is logged and the next follows. */
export const repeating = (
  name: string,
  { every, work, log }: { every: number; work: () => Promise<unknown>; log: Log },
): Background => {
  const turns = noteTurns(name, every)
  return {
    name,
    report: turns.report,
    start: async () => {
      turns.begin(null)
      let turn: Promise<unknown> = Promise.resolve()
      const timer = setInterval(() => {
        turn = turn
          .then(() => turns.take(work))
          .catch(err => log.error({ err, background: name }, 'a run failed'))
      }, every)
      return async () => {
        clearInterval(timer)
        await turn
      }
    },
  }
}
