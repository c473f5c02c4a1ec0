/** Counts by name what came and what became of it: for the log, and for whoever watches the feed. */
export type FeedCounts = {
  add(name: string, count?: number): void
  of(name: string): number
  all(): Readonly<Record<string, number>>
}

const NAMES_MAX = 500

export function openFeedCounts(): FeedCounts {
  const counts = new Map<string, number>()
  return {
    add: (name, count = 1) => {
      // Names come partly from outside (unknown message types): their number is bounded.
      const known = counts.has(name) || counts.size < NAMES_MAX ? name : 'others'
      counts.set(known, (counts.get(known) ?? 0) + count)
    },
    of: name => counts.get(name) ?? 0,
    all: () => Object.fromEntries(counts),
  }
}
