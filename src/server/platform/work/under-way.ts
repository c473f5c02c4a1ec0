/** Work that is not awaited while the server runs, but before its database closes. */
export type UnderWay = {
  /** Returns the same promise; the caller handles its faults. */
  keep<Work extends Promise<unknown>>(work: Work): Work
  /** Resolves when no work is in progress, including work added meanwhile. */
  done(): Promise<void>
}

/** Tracks work in progress. */
export function underWay(): UnderWay {
  const all = new Set<Promise<unknown>>()
  return {
    keep: work => {
      const forget = () => void all.delete(work)
      all.add(work)
      work.then(forget, forget)
      return work
    },
    done: async () => {
      while (all.size > 0) await Promise.allSettled(all)
    },
  }
}
