import { type KeptStream, keepStream, type StreamSurroundings } from './kept-stream.ts'
import type { LiveMessage } from './live-stream.ts'

type Surroundings = StreamSurroundings & {
  /** The stream's address. */
  readonly url: string
  readonly onMessage: (message: LiveMessage) => void
  /** Attempts in a row that brought nothing; 0 once the stream is open. */
  readonly onFailures: (failures: number) => void
}

export type LiveSource = {
  /** Something was missed: the state is told once more, whole. */
  renew(): void
  close(): void
}

/**
 * One event stream of a fixed topic, kept open: after a break or silence it goes on behind the last message, as the
 * server allows, else from a fresh snapshot (API-045).
 */
export function openLiveSource({ url, onMessage, onFailures, ...around }: Surroundings): LiveSource {
  let lastEventId = ''
  const stream: KeptStream = keepStream({
    ...around,
    ask: () => ({ url, lastEventId }),
    onState: (state, failures) => {
      if (state === 'open' || state === 'waiting') onFailures(failures)
    },
    onMessage: message => {
      if (message.lastEventId) lastEventId = message.lastEventId
      onMessage(message)
    },
  })
  stream.begin()
  return {
    renew: () => {
      lastEventId = ''
      stream.begin()
    },
    close: stream.end,
  }
}
