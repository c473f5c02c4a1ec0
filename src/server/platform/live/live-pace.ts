/** When the frames of a connection are written, and how long a stretch of the process they take. */
export type Pace = {
  /** There is something to write. */
  wake(): void
  stop(): void
}

export type PacedWork = {
  /** At most once in so many milliseconds. */
  readonly tickMilliseconds: number
  /** Writes; each step is one small write, between which others may have their turn. */
  readonly work: () => Iterator<void>
  readonly onFault: (fault: unknown) => void
}

const BREATH_MILLISECONDS = 2
/** Writing leaves the process at least as much time as it takes: requests are answered in between. */
const BUSY_STRETCH = 2
/** Thousands of sockets take tens of milliseconds: whoever asks something meanwhile waits no longer than this. */
const SLICE_MILLISECONDS = 8
const STEPS_A_LOOK = 32

/** After a quiet while the first change leaves at once, with what is told in the same breath; then tick by tick. */
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
