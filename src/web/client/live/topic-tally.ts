import type { LiveMessage } from './live-stream.ts'
import { numberIn, textIn } from './read-json.ts'

/** Tracks the topics requested on a connection, what was received, and where to resume after a break. */
export function createTopicTally() {
  let lastEventId = ''
  /** Name of the open connection; undefined before the server has sent it. */
  let name: string | undefined
  /** Counts topic changes over all connections, to recognise answers to older ones. */
  let change = 0
  let asked = { change: 0, topics: '' }
  /** The topics whose state is complete. */
  let told = ''

  return {
    /** Starts a new connection; returns the id to resume from, or an empty string. */
    begin(topics: readonly string[]): string {
      name = undefined
      asked = { change: 0, topics: topics.join() }
      if (told !== asked.topics) lastEventId = ''
      return lastEventId
    },
    /** Records a message; returns true when it contained the connection's name. */
    take({ event, data, lastEventId: id }: LiveMessage): boolean {
      if (id) lastEventId = id
      if (event === 'ready' && numberIn(data, 'change') === asked.change) told = asked.topics
      if (event !== 'line') return false
      name = textIn(data, 'line')
      return name !== undefined
    },
    /** Whether the state of these topics has been sent in full. */
    isTold: (topics: readonly string[]): boolean => told === topics.join(),
    isAsked: (topics: readonly string[]): boolean => asked.topics === topics.join(),
    /** Registers a topic change; undefined while the connection has no name. */
    ask(topics: readonly string[]): { line: string; change: number } | undefined {
      if (name === undefined) return undefined
      change += 1
      asked = { change, topics: topics.join() }
      told = ''
      return { line: name, change }
    },
    /** Discards the progress: the next connection starts from a fresh state. */
    forget(): void {
      told = ''
      lastEventId = ''
    },
  }
}
