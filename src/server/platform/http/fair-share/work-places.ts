/** Limits concurrent calls per key. */
export type WorkPlaces<Key> = {
  isFull(key: Key): boolean
  enter(key: Key): void
  /** The call was answered or failed. */
  leave(key: Key): void
}

/** Counts concurrent calls by key; keys without calls use no memory. */
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
