/** Shares work among concurrent callers: callers that come while it is running get its result. */
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
