import type { LiveMessage } from './live-frames.ts'
import type { Topic } from './live-topics.ts'

/** Reads the state of a topic as messages, for new listeners. */
export type ReadState = (topic: string) => Promise<readonly LiveMessage[]>

/** Within a tick, an unchanged state is reused for the next listener. */
export const sharedStates = (read: ReadState, tickMilliseconds: number) => {
  return (topic: Topic): Promise<readonly LiveMessage[]> => {
    const known = topic.state
    if (known && known.number === topic.lastNumber && topic.pending.size === 0) return known.messages
    const messages = read(topic.name)
    const asked = { number: topic.lastNumber, messages }
    topic.state = asked
    const forget = () => {
      if (topic.state === asked) topic.state = undefined
    }
    messages.then(() => setTimeout(forget, tickMilliseconds).unref(), forget)
    return messages
  }
}
