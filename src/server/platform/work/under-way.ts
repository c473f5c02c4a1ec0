/** Work that nobody waits for while the house is open, and that is awaited before its database closes. */
export type UnderWay = {
  /** Gives the work back as it is; whoever begins it hears of its faults. */
  keep<Work extends Promise<unknown>>(work: Work): Work
  /** Resolves when nothing is under way any more, what came meanwhile included. */
  done(): Promise<void>
}

/** Keeps account of what has been begun and has not ended. */
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
