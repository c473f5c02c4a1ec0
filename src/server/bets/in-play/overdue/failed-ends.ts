import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Log } from '#server/platform/process/log.ts'
import { isOwnFault } from '../../booking/book-alone.ts'

/** Waiting bets that could not be ended: when each is tried again, and whether alone. */
export type FailedEnds = {
  /** False until the bet's pause is over. */
  mayTry(id: string): boolean
  /** True when the fault was the bet's own: it must stay out of batches. */
  isPoisoned(id: string): boolean
  note(id: string, fault: unknown): void
  forget(id: string): void
}

type Failure = { readonly times: number; readonly nextAt: Instant; readonly poisoned: boolean }

const PAUSE_MAX = MINUTE
const REMEMBERED_MAX = 10_000

/** Pauses grow up to a minute. Each fault is logged once; the overdue watch logs how many bets wait. */
export function openFailedEnds({ clock, log }: { readonly clock: Clock; readonly log: Log }): FailedEnds {
  const failures = new Map<string, Failure>()
  const told = new WeakSet<object>()
  // Not cleared by `forget`: an attempt that was in progress when the bet was given up may fail afterwards.
  const toldBets = new Set<string>()

  const tell = (id: string, fault: unknown) => {
    if (toldBets.has(id)) return
    if (toldBets.size >= REMEMBERED_MAX) toldBets.clear()
    toldBets.add(id)
    const isObject = typeof fault === 'object' && fault !== null
    // One fault may have failed a whole batch.
    if (isObject && told.has(fault)) return
    if (isObject) told.add(fault)
    log.error({ err: fault, bet: id }, 'an in-play bet could not be ended; will retry')
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
