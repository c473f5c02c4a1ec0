import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoopFigures } from './figures.ts'

const RESOLUTION_MILLISECONDS = 2
const NANOSECONDS = 1e6

/** Watches how long the event loop of this process stands still. */
export function watchLoop() {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS })
  const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / NANOSECONDS)
  return {
    begin: (): void => {
      delays.enable()
      delays.reset()
    },
    end: (): LoopFigures => {
      delays.disable()
      return { longestStandMs: milliseconds(delays.max), p99Ms: milliseconds(delays.percentile(99)) }
    },
  }
}
