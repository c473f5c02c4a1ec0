import type { Log } from '../process/log.ts'

type Turns = {
  /** Name in the log when a run fails. */
  readonly name: string
  readonly every: number
  readonly log: Log
  readonly turn: () => Promise<unknown>
}

/**
 * Runs a task at an interval in milliseconds until stopped; a slow run delays the next, a failed one is repeated.
 * Stopping waits for the current run.
 */
export function takeTurns({ name, every, log, turn }: Turns): () => Promise<void> {
  let stopped = false
  const stopping = Promise.withResolvers<void>()
  const run = async () => {
    while (!stopped) {
      const started = performance.now()
      await turn().catch(err => log.error({ err, name }, 'a run failed'))
      const rest = Math.max(0, every - (performance.now() - started))
      await Promise.race([stopping.promise, pause(rest)])
    }
  }
  const running = run()
  return async () => {
    stopped = true
    stopping.resolve()
    await running
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds).unref())
