/** Limits what begins in one tick of the event loop, and queues the rest for later ticks. */
export type RequestTurns<Key> = {
  /** Whether a new request may begin at once. */
  hasRoom(): boolean
  /** Queues a request for a later tick. */
  leave(key: Key, begin: () => void): void
}

type Options = {
  /** How long a tick begins new requests. */
  readonly milliseconds: number
  readonly now?: () => number
  /** Calls back in the next tick, after pending input was read. */
  readonly nextTurn?: (run: () => void) => void
}

/**
 * Limits what begins in one tick of the event loop. The rest begins in later ticks, round robin by key, so that heavy
 * senders wait behind light ones.
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
  /** Moves the key that was served to the end. */
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
