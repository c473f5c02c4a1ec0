/** All who have a page open hear of a change in one moment; they ask for it within this time. */
const SPREAD_MILLISECONDS = 1_500
/** However much happens, a page asks no more often than this. */
const GAP_MILLISECONDS = 4_000

type Surroundings = {
  /** Milliseconds of any steady clock. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly spread: () => number
  readonly schedule: (act: () => void, delay: number) => () => void
  readonly read: () => void
}

/**
 * Reads something again after news of it: each page at a moment of its own, and one reading for all the news until then.
 * Thousands of open pages never ask at once, and a busy board is read every few seconds instead of with each word.
 */
export function createSpreadReread({ now, spread, schedule, read }: Surroundings) {
  let readAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  return {
    /** Something has changed. */
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
