type Place = readonly [number, number]

const turnOf = (a: Place, b: Place, c: Place): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** One half of the outline. */
function half(places: readonly Place[]): readonly Place[] {
  const chain: Place[] = []
  for (const place of places) {
    while (chain.length > 1) {
      const [before, last] = [chain.at(-2), chain.at(-1)]
      if (!before || !last || turnOf(before, last, place) > 0) break
      chain.pop()
    }
    chain.push(place)
  }
  return chain.slice(0, -1)
}

/** The convex hull of some points. */
export function outlineOf(places: readonly Place[]): readonly Place[] {
  const sorted = places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...half(sorted), ...half(sorted.toReversed())]
}
