import { setTimeout as sleep } from 'node:timers/promises'

/** Ends early when stopped. */
export const pauseUnlessStopped = (milliseconds: number, stopping: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal: stopping }).catch(() => {})
