import type { Clock } from '#server/platform/process/clock.ts'
import { firstStretch, nextStretch } from './stretch-size.ts'

/** Lets a run stop between two batches. */
export type Stopping = { readonly stopped: boolean }

/** `over`: another process has finished this revision, or begun a newer one. */
export type StretchState = 'more' | 'finished' | 'over'

/** Works batch by batch, sizing each by time. Returns how it ended; `more` when it was stopped. */
export async function inStretches(
  clock: Clock,
  stopping: Stopping,
  work: (legs: number) => Promise<StretchState>,
): Promise<StretchState> {
  let legs = firstStretch
  while (!stopping.stopped) {
    const startedAt = clock.now()
    const state = await work(legs)
    if (state !== 'more') return state
    legs = nextStretch(legs, clock.now() - startedAt)
  }
  return 'more'
}
