/** All open pages receive a change at the same moment; they reload within this time. */
const SPREAD_MILLISECONDS = 1_500
/** Minimum interval between reloads of a page. */
const GAP_MILLISECONDS = 4_000

type Surroundings = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly spread: () => number
  readonly schedule: (act: () => void, delay: number) => () => void
  readonly read: () => void
}

/**
 * Reloads data after live notifications: each page at a random moment, and once for all notifications
 * until then. This spreads the requests of thousands of pages, and limits a busy board to a reload every
 * few seconds.
 */
export function createSpreadReread({ now, spread, schedule, read }: Surroundings) {
  let readAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  return {
    /** Call on each change. */
    hear(): void {
      if (cancel) return
      const gap = Math.max(0, readAt + GAP_MILLISECONDS - now())
      cancel = schedule(
        () => {
          cancel = undefined
          readAt = now()
          read()
        },
        gap + spread() * SPREAD_MILLISECONDS,
      )
    },
    stop(): void {
      cancel?.()
      cancel = undefined
    },
  }
}
