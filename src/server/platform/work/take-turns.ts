import type { Log } from '../process/log.ts'

type Turns = {
  /** As the log names it when a turn fails. */
  readonly name: string
  readonly every: number
  readonly log: Log
  readonly turn: () => Promise<unknown>
}

/**
 * Takes turns until stopped, so far apart in milliseconds; one that takes longer delays the next, and one that fails
 * is taken again. Stopping waits for the turn at hand.
 */
export function takeTurns({ name, every, log, turn }: Turns): () => Promise<void> {
  let stopped = false
  const stopping = Promise.withResolvers<void>()
  const run = async () => {
    while (!stopped) {
      const started = performance.now()
      await turn().catch(err => log.error({ err, name }, 'a turn failed'))
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
