/** Says what one turn of the event loop begins, and keeps the rest for the next ones. */
export type RequestTurns<Key> = {
  /** Whether what comes now may be begun at once. */
  hasRoom(): boolean
  /** Leaves what there is no room for to one of the next turns. */
  leave(key: Key, begin: () => void): void
}

type Options = {
  /** So long a turn goes on beginning what comes. */
  readonly milliseconds: number
  readonly now?: () => number
  /** Calls back in the next turn, after what has come in meanwhile was read. */
  readonly nextTurn?: (run: () => void) => void
}

/**
 * Bounds what one turn of the event loop begins. What is left over is begun in the next ones, one of each key after
 * the other, so that whoever sends much waits behind whoever sends little.
 */
export function requestTurns<Key>({
  milliseconds,
  now = () => performance.now(),
  nextTurn = run => void setImmediate(run),
}: Options): RequestTurns<Key> {
  const waiting = new Map<Key, (() => void)[]>()
  let began: number | undefined

  const begin = (): number => {
    nextTurn(goOn)
    return now()
  }
  const goOn = (): void => {
    began = undefined
    if (waiting.size === 0) return
    began = begin()
    while (waiting.size > 0 && now() - began < milliseconds) beginFirst()
  }
  /** The key whose turn it is goes behind all others. */
  const beginFirst = (): void => {
    for (const [key, queue] of waiting) {
      waiting.delete(key)
      const first = queue.shift()
      if (queue.length > 0) waiting.set(key, queue)
      first?.()
      return
    }
  }

  return {
    hasRoom: () => {
      began ??= begin()
      return waiting.size === 0 && now() - began < milliseconds
    },
    leave: (key, beginOne) => {
      began ??= begin()
      const queue = waiting.get(key)
      if (queue) queue.push(beginOne)
      else waiting.set(key, [beginOne])
    },
  }
}
