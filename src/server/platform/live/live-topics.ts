import type { LiveMessage } from './live-frames.ts'

/** Destination of a listener's bytes: a socket, or a test's memory. */
export type Sink = {
  write(bytes: Buffer): void
  /** Bytes written that have not been sent. */
  waiting(): number
  end(): void
}

export type Topic = {
  readonly name: string
  readonly groups: Set<Group>
  /** Messages of the next frame, by key. */
  readonly pending: Map<string, LiveMessage>
  /** All frames of this topic above this number are recorded. */
  since: number
  lastNumber: number
  /** The state as last read, valid until the next frame. */
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
  /** `joining`: its state is being read. `late`: missed frames and gets its state later. */
  state: 'joining' | 'live' | 'late' | 'gone'
  /** Number up to which it has been sent frames, or their effect as state. */
  told: number
  /** Counts reads of the state: only the newest may continue. */
  turn: number
  /** The client's own number of its last change of topics. */
  change: number
  /** Since when it has not been reading. */
  lateSince: number
}

/** Topics with current or recent listeners, and their groups. */
export type TopicRegistry = {
  find(name: string): Topic | undefined
  /** Returns the group of these topics; new topics are recorded from this number on. */
  groupOf(names: readonly string[], number: number): Group
  /** Moves a listener to the group of other topics; a topic that it keeps has a listener all the time. */
  regroup(listener: Listener, names: readonly string[], number: number): void
  /** Removes a listener. A group without listeners is removed at once, its topics after a while. */
  drop(listener: Listener): void
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

  const groupOf = (names: readonly string[], number: number): Group => {
    const sorted = [...new Set(names)].sort()
    const key = sorted.join(',')
    const known = groups.get(key)
    if (known) return known
    const group: Group = { key, topics: sorted.map(name => topicOf(name, number)), listeners: new Set() }
    for (const topic of group.topics) topic.groups.add(group)
    groups.set(key, group)
    return group
  }

  const removeFrom = (group: Group, listener: Listener) => {
    group.listeners.delete(listener)
    if (group.listeners.size > 0) return
    groups.delete(group.key)
    for (const topic of group.topics) {
      topic.groups.delete(group)
      if (topic.groups.size === 0) cool(topic)
    }
  }

  return {
    find: name => topics.get(name),
    groupOf,
    regroup: (listener, names, number) => {
      const before = listener.group
      listener.group = groupOf(names, number)
      if (listener.group === before) return
      listener.group.listeners.add(listener)
      removeFrom(before, listener)
    },
    drop: listener => removeFrom(listener.group, listener),
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
