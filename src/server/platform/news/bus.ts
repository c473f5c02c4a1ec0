/** Where events go: to all processes (`bus-bridge.ts`), or only within the publishing process. */
type Reach = 'house' | 'process'

/** A kind of event, created once with `topic` by its publisher. */
export type Topic<Message> = {
  readonly name: string
  readonly reach: Reach
  /** Only for the type checker. */
  readonly message?: (message: Message) => void
}

/** Defines a kind of event: its name, message type and reach. Messages with reach `house` must survive JSON. */
export const topic = <Message>(name: string, { reach }: { readonly reach: Reach }): Topic<Message> => ({
  name,
  reach,
})

export type Bus = {
  /** Calls all subscribers in the order of subscription. One that throws does not stop the others. */
  publish<Message>(topic: Topic<Message>, message: Message): void
  /** Subscribes to a topic; returns a function that unsubscribes. */
  subscribe<Message>(topic: Topic<Message>, hear: (message: Message) => void): () => void
  /** Subscribes to all topics, for forwarding; returns a function that unsubscribes. */
  subscribeAll(hear: (topic: Topic<never>, message: unknown) => void): () => void
}

/**
 * The event bus of one process. Publish only committed changes (`tx.afterCommit`). An event is only a hint: subscribers
 * that must not miss any also read the tables.
 */
export function createBus(onFault: (fault: Error) => void = () => {}): Bus {
  // Stored untyped: `publish` and `subscribe` enforce the topic's type.
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
