export type SharedRuns<T> = { join(key: string, work: () => Promise<T>): Promise<T> }

/** Shares work among concurrent callers by key: callers that come while a key's work is running get its result. */
export function sharedRuns<T>(): SharedRuns<T> {
  const running = new Map<string, Promise<T>>()
  return {
    join: (key, work) => {
      const known = running.get(key)
      if (known) return known
      const run = work().finally(() => running.delete(key))
      running.set(key, run)
      return run
    },
  }
}
