import { readData } from '#web/sport/prices/odds-frames.ts'
import type { LiveMessage } from './live-stream.ts'

/** What a line was asked for, what of it has been told, and where it would go on after a break. */
export function createTopicTally() {
  let lastEventId = ''
  /** The name of the open line; none before it has told it. */
  let line: string | undefined
  /** Counts the changes of topics of all lines, so that an answer to an older one is known as such. */
  let change = 0
  let asked = { change: 0, topics: '' }
  /** The topics whose state is complete. */
  let told = ''

  return {
    /** A new line begins; gives the id after which it can go on, or nothing. */
    begin(topics: readonly string[]): string {
      line = undefined
      asked = { change: 0, topics: topics.join() }
      if (told !== asked.topics) lastEventId = ''
      return lastEventId
    },
    /** Takes note of a message; true when the line has just told its name. */
    take({ event, data, lastEventId: id }: LiveMessage): boolean {
      if (id) lastEventId = id
      if (event === 'ready' && numberIn(data, 'change') === asked.change) told = asked.topics
      if (event !== 'line') return false
      line = textIn(data, 'line')
      return line !== undefined
    },
    isAsked: (topics: readonly string[]): boolean => asked.topics === topics.join(),
    /** A change of topics is asked for; undefined while the line has no name. */
    ask(topics: readonly string[]): { line: string; change: number } | undefined {
      if (line === undefined) return undefined
      change += 1
      asked = { change, topics: topics.join() }
      told = ''
      return { line, change }
    },
    /** Nothing is known any more: the next line begins from a fresh state. */
    forget(): void {
      told = ''
      lastEventId = ''
    },
  }
}

const fieldIn = (text: string, name: string): unknown => Reflect.get(Object(readData(text)), name)

const numberIn = (text: string, name: string): number | undefined => {
  const value = fieldIn(text, name)
  return typeof value === 'number' ? value : undefined
}

const textIn = (text: string, name: string): string | undefined => {
  const value = fieldIn(text, name)
  return typeof value === 'string' ? value : undefined
}
