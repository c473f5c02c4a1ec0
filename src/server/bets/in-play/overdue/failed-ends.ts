import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Log } from '#server/platform/process/log.ts'
import { isOwnFault } from '../../booking/book-alone.ts'

/** Waiting bets that could not be ended: when each is tried again, and how. */
export type FailedEnds = {
  /** Not before its pause is over. */
  mayTry(id: string): boolean
  /** The fault was the bet's own: it is kept away from the batches of the others. */
  isPoisoned(id: string): boolean
  note(id: string, fault: unknown): void
  forget(id: string): void
}

type Failure = { readonly times: number; readonly nextAt: Instant; readonly poisoned: boolean }

const PAUSE_MAX = MINUTE
const REMEMBERED_MAX = 10_000

/** Pauses grow to a minute, and the log has each fault once: how many bets wait is told by the overdue watch. */
export function openFailedEnds({ clock, log }: { readonly clock: Clock; readonly log: Log }): FailedEnds {
  const failures = new Map<string, Failure>()
  const told = new WeakSet<object>()
  // Beyond `forget`: an attempt that was under way when the bet was given up fails behind it.
  const toldBets = new Set<string>()

  const tell = (id: string, fault: unknown) => {
    if (toldBets.has(id)) return
    if (toldBets.size >= REMEMBERED_MAX) toldBets.clear()
    toldBets.add(id)
    const isObject = typeof fault === 'object' && fault !== null
    // One fault may have befallen a whole batch.
    if (isObject && told.has(fault)) return
    if (isObject) told.add(fault)
    log.error({ err: fault, bet: id }, 'an in-play bet could not be ended; it is tried again')
  }

  return {
    mayTry: id => (failures.get(id)?.nextAt ?? 0) <= clock.now(),
    isPoisoned: id => failures.get(id)?.poisoned ?? false,
    note: (id, fault) => {
      const times = (failures.get(id)?.times ?? 0) + 1
      tell(id, fault)
      if (failures.size >= REMEMBERED_MAX) failures.clear()
      const pause = Math.min(SECOND * 2 ** (times - 1), PAUSE_MAX)
      failures.set(id, { times, nextAt: instant(clock.now() + pause), poisoned: isOwnFault(fault) })
    },
    forget: id => void failures.delete(id),
  }
}
