export type Turnstile = {
  /** Runs work when its turn comes; undefined at once when the queue is full. */
  pass<T>(work: () => Promise<T>): Promise<T> | undefined
}

/** Lets so many pieces of work run at once and so many wait; more are turned away. */
export function turnstile({ width, queueMax }: { width: number; queueMax: number }): Turnstile {
  const queue: (() => void)[] = []
  let inside = 0

  const enter = (): Promise<void> | undefined => {
    if (inside < width) {
      inside += 1
      return Promise.resolve()
    }
    if (queue.length >= queueMax) return undefined
    return new Promise(resolve => queue.push(resolve))
  }
  // Whoever leaves hands the place to the first in the queue.
  const leave = (): void => {
    const next = queue.shift()
    if (next) next()
    else inside -= 1
  }

  return {
    pass: work =>
      enter()?.then(async () => {
        try {
          return await work()
        } finally {
          leave()
        }
      }),
  }
}
