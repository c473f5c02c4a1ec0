/** A kind of news that one part of the house tells the others. Made once, with `topic`, by whoever tells. */
export type Topic<Message> = {
  readonly name: string
  /** Only there to carry the type. */
  readonly message?: (message: Message) => void
}

/** Names a kind of news and the type of its messages. */
export const topic = <Message>(name: string): Topic<Message> => ({ name })

export type Bus = {
  /** Tells all subscribers, in the order they came. One that throws keeps the news from nobody else. */
  publish<Message>(topic: Topic<Message>, message: Message): void
  /** Hears every message of a topic; gives the function that ends it. */
  subscribe<Message>(topic: Topic<Message>, hear: (message: Message) => void): () => void
}

/**
 * The bus within one process. Tell only what is committed (`tx.afterCommit`). A message is a nudge: whoever
 * must not miss anything reads the tables as well.
 */
export function createBus(onFault: (fault: Error) => void = () => {}): Bus {
  // Held without its type: `publish` and `subscribe` let only what fits the topic in.
  const listeners = new Map<string, Set<(message: never) => void>>()
  return {
    publish: ({ name }, message) => {
      for (const hear of listeners.get(name) ?? []) {
        try {
          hear(message as never)
        } catch (error) {
          onFault(error instanceof Error ? error : new Error(String(error)))
        }
      }
    },
    subscribe: ({ name }, hear) => {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(hear))
      return () => void all.delete(hear)
    },
  }
}
