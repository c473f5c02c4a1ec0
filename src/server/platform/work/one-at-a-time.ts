/** Work that many ask for at once: who comes while it is under way gets what it gives. */
export function oneAtATime<T>(work: () => Promise<T>) {
  let underWay: Promise<T> | undefined
  return {
    isUnderWay: (): boolean => underWay !== undefined,
    join: (): Promise<T> => {
      underWay ??= work().finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
}
