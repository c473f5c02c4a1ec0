/** How long a pointer must rest before the list may move under it, and how long at most the list waits for that. */
const restMilliseconds = 1_500
const longestWait = 10_000
/** Not more often than this, however much happens. */
const shortestGap = 2_000
/** A reading that takes longer than this is given up for the next: its connection may be dead. */
const longestReading = 10_000

type Surroundings = {
  /** Milliseconds of any steady clock. */
  readonly now: () => number
  readonly schedule: (act: () => void, delay: number) => () => void
  readonly refresh: () => Promise<unknown>
}

/**
 * Reads a list anew when something of it has changed its shape, but not while a finger aims at it: rows that come or
 * go would move the price that is about to be pressed. A reading under way comes to its end first: begun anew with all
 * that happens, it would bring nothing over a slow line.
 */
export function createCalmRefresh({ now, schedule, refresh }: Surroundings) {
  let aimedAt = Number.NEGATIVE_INFINITY
  let refreshedAt = Number.NEGATIVE_INFINITY
  let askedAt: number | undefined
  let reading: Promise<unknown> | undefined
  let cancel = () => {}

  function dueAt(asked: number): number {
    const calm = Math.min(aimedAt + restMilliseconds, asked + longestWait)
    return Math.max(asked, calm, refreshedAt + (reading ? longestReading : shortestGap))
  }

  function attempt(): void {
    if (askedAt === undefined) return
    cancel()
    const left = dueAt(askedAt) - now()
    if (left > 0) {
      cancel = schedule(attempt, left)
      return
    }
    askedAt = undefined
    refreshedAt = now()
    const own = refresh()
    reading = own
    void own.finally(() => {
      if (reading !== own) return
      reading = undefined
      attempt()
    })
  }

  return {
    /** A pointer moved or pressed on the list. */
    aimed(): void {
      aimedAt = now()
    },
    /** The list is no longer what the server has. */
    ask(): void {
      if (askedAt !== undefined) return
      askedAt = now()
      attempt()
    },
    stop(): void {
      askedAt = undefined
      cancel()
    },
  }
}
