import type { LiveMessage } from './live-frames.ts'

/** Where a listener's bytes go: a socket, or a test's memory. */
export type Sink = {
  write(bytes: Buffer): void
  /** Bytes written that have not left yet. */
  waiting(): number
  end(): void
}

export type Topic = {
  readonly name: string
  readonly groups: Set<Group>
  /** What the next frame will say, by key. */
  readonly pending: Map<string, LiveMessage>
  /** Frames of this topic above this number are all recorded. */
  since: number
  lastNumber: number
  /** The state as last read, good until the next frame. */
  state: { readonly number: number; readonly messages: Promise<readonly LiveMessage[]> } | undefined
  cooling: NodeJS.Timeout | undefined
}

/** Listeners of the same topics; they share every buffer. */
export type Group = {
  readonly key: string
  readonly topics: readonly Topic[]
  readonly listeners: Set<Listener>
}

export type Listener = {
  readonly sink: Sink
  group: Group
  /** A `joining` one is having its state read; a `late` one missed frames and gets its state read later. */
  state: 'joining' | 'live' | 'late' | 'gone'
  /** Frames up to this number are written to it, or older than its state. */
  told: number
  /** Counts readings of the state: only the newest may go on. */
  turn: number
  /** The listener's own number of its last change of topics. */
  change: number
  /** When it stopped reading. */
  lateSince: number
}

/** The topics that somebody hears, or heard a moment ago, and who hears them together. */
export type TopicRegistry = {
  find(name: string): Topic | undefined
  /** The group of these topics; topics that were unknown are recorded from this number on. */
  groupOf(names: readonly string[], number: number): Group
  /** Without a listener left the group goes at once, its topics after a while. */
  dropGroup(group: Group): void
  groups(): Iterable<Group>
  all(): Iterable<Topic>
  close(): void
}

export function topicRegistry(warmMilliseconds: number): TopicRegistry {
  const topics = new Map<string, Topic>()
  const groups = new Map<string, Group>()

  const topicOf = (name: string, number: number): Topic => {
    const topic = topics.get(name) ?? newTopic(name, number)
    clearTimeout(topic.cooling)
    topics.set(name, topic)
    return topic
  }

  const cool = (topic: Topic) => {
    topic.cooling = setTimeout(() => topics.delete(topic.name), warmMilliseconds)
    topic.cooling.unref()
  }

  return {
    find: name => topics.get(name),
    groupOf: (names, number) => {
      const sorted = [...new Set(names)].sort()
      const key = sorted.join(',')
      const known = groups.get(key)
      if (known) return known
      const group: Group = { key, topics: sorted.map(name => topicOf(name, number)), listeners: new Set() }
      for (const topic of group.topics) topic.groups.add(group)
      groups.set(key, group)
      return group
    },
    dropGroup: group => {
      groups.delete(group.key)
      for (const topic of group.topics) {
        topic.groups.delete(group)
        if (topic.groups.size === 0) cool(topic)
      }
    },
    groups: () => groups.values(),
    all: () => topics.values(),
    close: () => {
      for (const topic of topics.values()) clearTimeout(topic.cooling)
    },
  }
}

const newTopic = (name: string, number: number): Topic => ({
  name,
  groups: new Set(),
  pending: new Map(),
  since: number,
  lastNumber: number,
  state: undefined,
  cooling: undefined,
})
