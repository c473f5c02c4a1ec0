/** A message to live connections: the event and the current data. */
export type LiveMessage = { readonly event: string; readonly data: unknown }

/** The messages of one topic and tick in wire format; numbers order all frames of this process. */
export type Frame = { readonly number: number; readonly topic: string; readonly bytes: Buffer }

export const writeMessage = ({ event, data }: LiveMessage): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n`

/** A message of a topic, with the topic's name in a field that only our own clients read. */
const writeOf = (topic: string, message: LiveMessage): string => `${writeMessage(message)}topic: ${topic}\n`

/**
 * Renders messages of a topic as one text. Only the last one has the id: a client that received only some resumes from
 * the previous frame and gets all of them again.
 */
export const writeFrame = (topic: string, messages: readonly LiveMessage[], id: string): Buffer =>
  Buffer.from(
    messages
      .map(
        (message, index) =>
          `${writeOf(topic, message)}${index === messages.length - 1 ? `id: ${id}\n` : ''}\n`,
      )
      .join(''),
  )

/** Renders a message about the connection itself, without a topic. */
export const writeOwn = (message: LiveMessage, id: string): Buffer =>
  Buffer.from(`${writeMessage(message)}id: ${id}\n\n`)

const written = new WeakMap<readonly LiveMessage[], Buffer>()

/** Renders the state of a topic, once for all receivers; without an id, since it is incomplete before `ready`. */
export function writeState(topic: string, messages: readonly LiveMessage[]): Buffer {
  const known = written.get(messages)
  if (known) return known
  const bytes = Buffer.from(messages.map(message => `${writeOf(topic, message)}\n`).join(''))
  written.set(messages, bytes)
  return bytes
}

/** The latest frames, for resuming broken connections. Bounded: the oldest are dropped first. */
export type FrameRing = {
  push(frame: Frame): void
  /** Frames above a number, in order; undefined if some have been dropped. */
  since(number: number): readonly Frame[] | undefined
}

export function frameRing({ bytesMax }: { readonly bytesMax: number }): FrameRing {
  let frames: Frame[] = []
  let first = 0
  let bytes = 0
  let floor = 0
  return {
    push: frame => {
      frames.push(frame)
      bytes += frame.bytes.length
      for (let oldest = frames[first]; bytes > bytesMax && oldest; oldest = frames[first]) {
        bytes -= oldest.bytes.length
        floor = oldest.number
        first += 1
      }
      // Trimmed only occasionally, since each trim copies the rest of the array.
      if (first > frames.length / 2) {
        frames = frames.slice(first)
        first = 0
      }
    },
    since: number => {
      if (number < floor) return undefined
      let low = first
      let high = frames.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((frames[middle]?.number ?? 0) > number) high = middle
        else low = middle + 1
      }
      return frames.slice(low)
    },
  }
}
