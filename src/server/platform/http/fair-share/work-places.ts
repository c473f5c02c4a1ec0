/** Places for calls in work, so many for each who calls. */
export type WorkPlaces<Key> = {
  isFull(key: Key): boolean
  enter(key: Key): void
  /** A call that has entered is answered, or has failed. */
  leave(key: Key): void
}

/** Counts the calls in work of each key; whoever has none costs nothing. */
export function workPlaces<Key>(max: number): WorkPlaces<Key> {
  const counts = new Map<Key, number>()
  return {
    isFull: key => (counts.get(key) ?? 0) >= max,
    enter: key => void counts.set(key, (counts.get(key) ?? 0) + 1),
    leave: key => {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}
