export type Lane = {
  /** Identifies the caller; work of one key does not delay other keys. */
  readonly key: string
  /** Known callers have reserved room when unknown ones fill the rest. */
  readonly isKnown?: boolean
}

export type Turnstile = {
  /** Runs work when its turn comes; undefined at once if too much waits in its lane or in all. */
  pass<T>(lane: Lane, work: () => Promise<T>): Promise<T> | undefined
}

type TurnstileSize = {
  /** Number of concurrent tasks. */
  readonly width: number
  /** Maximum number of waiting tasks, in total and per lane. */
  readonly queueMax: number
  readonly laneMax: number
  /** Additional waiting tasks for known lanes. */
  readonly keptForKnown: number
}

/** Limits concurrent and waiting tasks. Lanes are served round robin, however long each is. */
export function turnstile({ width, queueMax, laneMax, keptForKnown }: TurnstileSize): Turnstile {
  /** In the order in which they are served. */
  const lanes = new Map<string, (() => void)[]>()
  let waiting = 0
  let inside = 0

  const enter = ({ key, isKnown = false }: Lane): Promise<void> | undefined => {
    if (inside < width) {
      inside += 1
      return Promise.resolve()
    }
    const lane = lanes.get(key) ?? []
    if (lane.length >= laneMax || waiting >= queueMax + (isKnown ? keptForKnown : 0)) return undefined
    return new Promise(resolve => {
      lane.push(resolve)
      lanes.set(key, lane)
      waiting += 1
    })
  }
  // A finished task passes its place to the next lane, which moves to the end.
  const leave = (): void => {
    const [first] = lanes
    if (!first) {
      inside -= 1
      return
    }
    const [key, lane] = first
    const next = lane.shift()
    lanes.delete(key)
    if (lane.length > 0) lanes.set(key, lane)
    waiting -= 1
    next?.()
  }

  return {
    pass: (lane, work) =>
      enter(lane)?.then(async () => {
        try {
          return await work()
        } finally {
          leave()
        }
      }),
  }
}
