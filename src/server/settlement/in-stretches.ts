import type { Clock } from '#server/platform/process/clock.ts'
import { firstStretch, nextStretch } from './stretch-size.ts'

/** Lets a run end between two stretches. */
export type Stopping = { readonly stopped: boolean }

/** `over`: somebody else has finished this, or begun a newer revision. */
export type StretchState = 'more' | 'finished' | 'over'

/** Works stretch by stretch, each as long as it may take; gives how it ended, `more` when it was stopped. */
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
