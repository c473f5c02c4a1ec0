/** Where news goes: to every process of the house (`bus-bridge.ts`), or no further than the process that tells it. */
type Reach = 'house' | 'process'

/** A kind of news that one part of the house tells the others. Made once, with `topic`, by whoever tells. */
export type Topic<Message> = {
  readonly name: string
  readonly reach: Reach
  /** Only there to carry the type. */
  readonly message?: (message: Message) => void
}

/** Names a kind of news, the type of its messages and where they go. What reaches the house must survive JSON. */
export const topic = <Message>(name: string, { reach }: { readonly reach: Reach }): Topic<Message> => ({
  name,
  reach,
})

export type Bus = {
  /** Tells all subscribers, in the order they came. One that throws keeps the news from nobody else. */
  publish<Message>(topic: Topic<Message>, message: Message): void
  /** Hears every message of a topic; gives the function that ends it. */
  subscribe<Message>(topic: Topic<Message>, hear: (message: Message) => void): () => void
  /** Hears every message of all topics, for whoever carries them on; gives the function that ends it. */
  subscribeAll(hear: (topic: Topic<never>, message: unknown) => void): () => void
}

/**
 * The bus within one process. Tell only what is committed (`tx.afterCommit`). A message is a nudge: whoever
 * must not miss anything reads the tables as well.
 */
export function createBus(onFault: (fault: Error) => void = () => {}): Bus {
  // Held without its type: `publish` and `subscribe` let only what fits the topic in.
  const listeners = new Map<string, Set<(message: never) => void>>()
  const carriers = new Set<(topic: Topic<never>, message: unknown) => void>()
  const attempt = (tell: () => void): void => {
    try {
      tell()
    } catch (error) {
      onFault(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return {
    publish: ({ name, reach }, message) => {
      for (const hear of listeners.get(name) ?? []) attempt(() => hear(message as never))
      for (const carry of carriers) attempt(() => carry({ name, reach }, message))
    },
    subscribe: ({ name }, hear) => {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(hear))
      return () => void all.delete(hear)
    },
    subscribeAll: hear => {
      carriers.add(hear)
      return () => void carriers.delete(hear)
    },
  }
}
