export type Lane = {
  /** Who asks, as far as that is known: what one waits for keeps nobody else waiting. */
  readonly key: string
  /** There is room left for these when strangers fill the rest. */
  readonly isKnown?: boolean
}

export type Turnstile = {
  /** Runs work when its turn comes; undefined at once when too much of its lane, or of all, waits. */
  pass<T>(lane: Lane, work: () => Promise<T>): Promise<T> | undefined
}

type TurnstileSize = {
  /** So many pieces of work run at once. */
  readonly width: number
  /** So many wait, of all lanes and of one. */
  readonly queueMax: number
  readonly laneMax: number
  /** So many more may wait of lanes that are known. */
  readonly keptForKnown: number
}

/** Lets so many pieces of work run at once and so many wait. Lanes take turns, however long each of them is. */
export function turnstile({ width, queueMax, laneMax, keptForKnown }: TurnstileSize): Turnstile {
  /** In the order of their turns. */
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
  // Whoever leaves hands the place to the lane whose turn it is, and that lane goes to the end.
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
