import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

export type Keeping = {
  /** Receives a sentence about each end and each restart. */
  readonly tell: (sentence: string) => void
  /** Called once, when the server has ended too often. */
  readonly giveUp: () => void
  /** This many ends within `spanMilliseconds` are too many. */
  readonly endsMax?: number
  readonly spanMilliseconds?: number
  /** Pause before the second start in a row. Each further pause is twice as long. */
  readonly pauseMilliseconds?: number
}

const ENDS_MAX = 6
const SPAN_MILLISECONDS = 120_000
const PAUSE_MILLISECONDS = 1_000

/**
 * Restarts the embedded PostgreSQL whenever it ends unexpectedly (out of memory, a crash), so that the site keeps
 * running; meanwhile calls are answered with 503. Gives up when the server ends again and again. Returns a function to
 * call before the server is stopped on purpose.
 */
export function keepPostgres(postgres: EmbeddedPostgres, keeping: Keeping): () => void {
  const released = new AbortController()
  keep(postgres, keeping, released.signal).catch(fault => {
    if (!released.signal.aborted) throw fault
  })
  return () => released.abort()
}

async function keep(
  postgres: EmbeddedPostgres,
  { tell, giveUp, ...limits }: Keeping,
  released: AbortSignal,
): Promise<void> {
  const { endsMax = ENDS_MAX, spanMilliseconds = SPAN_MILLISECONDS } = limits
  let ends: number[] = []
  for (;;) {
    await postgres.ended
    released.throwIfAborted()
    const now = performance.now()
    ends = [...ends.filter(at => at > now - spanMilliseconds), now]
    if (ends.length >= endsMax) {
      tell(`The embedded PostgreSQL ended ${endsMax} times in a short time and is given up.`)
      giveUp()
      return
    }
    tell('The embedded PostgreSQL ended unexpectedly and is started again; until then calls answer 503.')
    if (ends.length > 1)
      await sleep((limits.pauseMilliseconds ?? PAUSE_MILLISECONDS) * 2 ** (ends.length - 2), undefined, {
        signal: released,
      })
    await startAgain(postgres, tell)
  }
}

/** A failed start counts as an end, so the loop sees the last end again. */
async function startAgain(postgres: EmbeddedPostgres, tell: Keeping['tell']): Promise<void> {
  try {
    await postgres.startAgain()
    tell('The embedded PostgreSQL is back.')
  } catch (fault) {
    tell(fault instanceof Error ? fault.message : String(fault))
  }
}
