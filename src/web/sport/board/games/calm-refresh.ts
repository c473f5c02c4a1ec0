/** How long the pointer must rest before the list may move under it, and the maximum wait for that. */
const restMilliseconds = 1_500
const longestWait = 10_000
/** Minimum gap between two refreshes. */
const shortestGap = 2_000
/** A request longer than this is abandoned for the next: its connection may be dead. */
const longestReading = 10_000

type Surroundings = {
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number
  readonly schedule: (act: () => void, delay: number) => () => void
  readonly refresh: () => Promise<unknown>
}

/**
 * Refetches a list when rows have changed, but not while the pointer is active on it: rows that come or
 * go would move the price about to be pressed. A running request finishes first: restarted on every
 * change, it would never finish on a slow line.
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
    /** The pointer moved or pressed on the list. */
    aimed(): void {
      aimedAt = now()
    },
    /** The list differs from the server's. */
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
