import type { LoopFigures } from './figures.ts'

const LOOK_EVERY_MILLISECONDS = 2
const MICROSECONDS = 1_000

/** Returns the processor time of this thread in milliseconds. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

/**
 * Measures how long the event loop of this process stalls: by the clock, and by the processor time that it used
 * meanwhile. When another program has the processor, the first is long and the second is not.
 */
export function watchLoop() {
  let stands: { clock: number; processor: number }[] = []
  let timer: NodeJS.Timeout | undefined
  return {
    begin: (): void => {
      let [at, used] = [performance.now(), processorTime()]
      stands = []
      timer = setInterval(() => {
        const [now, usedNow] = [performance.now(), processorTime()]
        stands.push({ clock: now - at - LOOK_EVERY_MILLISECONDS, processor: usedNow - used })
        at = now
        used = usedNow
      }, LOOK_EVERY_MILLISECONDS)
    },
    end: (): LoopFigures => {
      clearInterval(timer)
      const sorted = stands.map(({ clock }) => clock).toSorted((a, b) => a - b)
      return {
        longestStandMs: Math.round(sorted.at(-1) ?? 0),
        longestAtWorkMs: Math.round(Math.max(0, ...stands.map(({ processor }) => processor))),
        p99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      }
    },
  }
}
