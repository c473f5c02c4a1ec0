/** Decides when the frames of connections are written, and for how long at a time. */
export type Pace = {
  /** Requests a write. */
  wake(): void
  stop(): void
}

export type PacedWork = {
  /** Minimum interval between writes. */
  readonly tickMilliseconds: number
  /** Writes frames; each step is one small write, after which other work may run. */
  readonly work: () => Iterator<void>
  readonly onFault: (fault: unknown) => void
}

const BREATH_MILLISECONDS = 2
/** Writing leaves at least as much time for other work as it takes: requests are answered in between. */
const BUSY_STRETCH = 2
/**
 * Maximum duration of one slice: thousands of sockets take tens of milliseconds, and requests must not wait that long.
 */
const SLICE_MILLISECONDS = 8
const STEPS_A_LOOK = 32

/**
 * After a pause the first change is written at once, together with others of the same tick; then at the tick interval.
 */
export function openPace({ tickMilliseconds, work, onFault }: PacedWork): Pace {
  let nextAt = 0
  let timer: NodeJS.Timeout | undefined
  let slice: NodeJS.Immediate | undefined
  let isStopped = false
  let isWorking = false
  let isWanted = false

  const wake = () => {
    if (isWorking) isWanted = true
    else if (!isStopped)
      timer ??= setTimeout(begin, Math.max(BREATH_MILLISECONDS, nextAt - performance.now()))
  }
  const begin = () => {
    timer = undefined
    isWorking = true
    goOn(work(), performance.now(), 0)
  }
  const goOn = (steps: Iterator<void>, began: number, spentBefore: number) => {
    const before = process.threadCpuUsage()
    let isDone = true
    try {
      isDone = runSlice(steps)
    } catch (fault) {
      onFault(fault)
    }
    const { user, system } = process.threadCpuUsage(before)
    const spent = spentBefore + (user + system) / 1_000
    if (!isDone && !isStopped) slice = setImmediate(goOn, steps, began, spent)
    else end(began + Math.max(tickMilliseconds, spent * BUSY_STRETCH))
  }
  const end = (at: number) => {
    nextAt = at
    isWorking = false
    if (!isWanted) return
    isWanted = false
    wake()
  }
  return {
    wake,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      clearImmediate(slice)
    },
  }
}

/** True when all steps are done. */
function runSlice(steps: Iterator<void>): boolean {
  const until = performance.now() + SLICE_MILLISECONDS
  for (let step = 1; ; step++) {
    if (steps.next().done) return true
    if (step % STEPS_A_LOOK === 0 && performance.now() > until) return false
  }
}
