/** Counts messages and their outcomes by name, for the log and for monitoring. */
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
      // Some names come from outside (unknown message types), so their number is bounded.
      const known = counts.has(name) || counts.size < NAMES_MAX ? name : 'others'
      counts.set(known, (counts.get(known) ?? 0) + count)
    },
    of: name => counts.get(name) ?? 0,
    all: () => Object.fromEntries(counts),
  }
}
