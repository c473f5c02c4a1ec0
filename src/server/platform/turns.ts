/** Runs work of the same key one after another, in the order it came; other keys are not kept waiting. */
export function turnsByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lasts = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = lasts.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    lasts.set(key, mine)
    const forget = () => {
      if (lasts.get(key) === mine) lasts.delete(key)
    }
    mine.then(forget, forget)
    return mine
  }
}
