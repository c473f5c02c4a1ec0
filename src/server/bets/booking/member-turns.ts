/** Queue with one entry in progress per member; the next becomes ready when that one is answered. */
export type MemberTurns<Entry> = {
  /** Number of entries that can be taken now; no member occurs twice among them. */
  ready(): number
  take(max: number): readonly Entry[]
  enter(member: number, entry: Entry): void
  /** The member's entry under way has been answered. */
  moveUp(member: number): void
}

export function createMemberTurns<Entry>(): MemberTurns<Entry> {
  let ready: Entry[] = []
  /** Members with an entry ready or in progress, and the entries queued after it. */
  const behind = new Map<number, Entry[]>()
  /** Shared by all members with no further entries, which is nearly all of them. */
  const nothing: Entry[] = []
  return {
    ready: () => ready.length,
    take: max => {
      const taken = ready.slice(0, max)
      ready = ready.slice(max)
      return taken
    },
    enter: (member, entry) => {
      const queue = behind.get(member)
      if (!queue) {
        behind.set(member, nothing)
        ready.push(entry)
      } else if (queue === nothing) behind.set(member, [entry])
      else queue.push(entry)
    },
    moveUp: member => {
      const queue = behind.get(member)
      const next = queue === nothing ? undefined : queue?.shift()
      if (next) ready.push(next)
      else behind.delete(member)
    },
  }
}
