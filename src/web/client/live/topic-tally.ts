import type { LiveMessage } from './live-stream.ts'
import { readJson } from './read-json.ts'

/** What a connection was asked for, what of it has been told, and where it would go on after a break. */
export function createTopicTally() {
  let lastEventId = ''
  /** The name of the open connection; none before the server has told it. */
  let name: string | undefined
  /** Counts the changes of topics of all connections, so that an answer to an older one is known as such. */
  let change = 0
  let asked = { change: 0, topics: '' }
  /** The topics whose state is complete. */
  let told = ''

  return {
    /** A new connection begins; gives the id after which it can go on, or nothing. */
    begin(topics: readonly string[]): string {
      name = undefined
      asked = { change: 0, topics: topics.join() }
      if (told !== asked.topics) lastEventId = ''
      return lastEventId
    },
    /** Takes note of a message; true when it has just brought the connection's name. */
    take({ event, data, lastEventId: id }: LiveMessage): boolean {
      if (id) lastEventId = id
      if (event === 'ready' && numberIn(data, 'change') === asked.change) told = asked.topics
      if (event !== 'line') return false
      name = textIn(data, 'line')
      return name !== undefined
    },
    isAsked: (topics: readonly string[]): boolean => asked.topics === topics.join(),
    /** A change of topics is asked for; undefined while the connection has no name. */
    ask(topics: readonly string[]): { line: string; change: number } | undefined {
      if (name === undefined) return undefined
      change += 1
      asked = { change, topics: topics.join() }
      told = ''
      return { line: name, change }
    },
    /** Nothing is known any more: the next connection begins from a fresh state. */
    forget(): void {
      told = ''
      lastEventId = ''
    },
  }
}

const fieldIn = (text: string, name: string): unknown => Reflect.get(Object(readJson(text)), name)

const numberIn = (text: string, name: string): number | undefined => {
  const value = fieldIn(text, name)
  return typeof value === 'number' ? value : undefined
}

const textIn = (text: string, name: string): string | undefined => {
  const value = fieldIn(text, name)
  return typeof value === 'string' ? value : undefined
}
