/** What waits its turn: a member has one under way, and the next comes up when that one is answered. */
export type MemberTurns<Entry> = {
  /** How many may be taken at once; no member comes twice among them. */
  ready(): number
  take(max: number): readonly Entry[]
  enter(member: number, entry: Entry): void
  /** The member's entry under way has been answered. */
  moveUp(member: number): void
}

export function createMemberTurns<Entry>(): MemberTurns<Entry> {
  let ready: Entry[] = []
  /** Members with an entry ready or under way, and what they have sent behind it. */
  const behind = new Map<number, Entry[]>()
  /** Stands for all those who have sent nothing behind it, nearly everybody. */
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
