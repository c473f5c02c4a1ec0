import { createLiveParser, type LiveMessage } from './live-stream.ts'

export type LiveState = 'off' | 'connecting' | 'open' | 'waiting'

type Surroundings = {
  readonly fetch: typeof fetch
  readonly readToken: () => string | undefined
  readonly onMessage: (message: LiveMessage) => void
  readonly onState: (state: LiveState) => void
  /** An answer that is not a stream (556, 500 …). True ends the connection for good. */
  readonly onRefused: (status: number, text: string) => boolean
  /** Runs an act later and gives the way to call it off. */
  readonly schedule: (act: () => void, delay: number) => () => void
  /** 0 to 1: spreads the reconnections of many browsers after a restart of the server. */
  readonly spread: () => number
  /** Silence after which the connection counts as dead, in milliseconds. */
  readonly silenceMax?: number
}

const firstWait = 500
const longestWait = 15_000

/** Waits 0.5, 1, 2 … 15 seconds, each shortened by up to half. */
export const reconnectWait = (attempt: number, spread: number): number =>
  Math.min(longestWait, firstWait * 2 ** attempt) * (1 - spread / 2)

/**
 * Listens to `GET /api/live?topics=…` by fetch, because the token travels in a header that EventSource cannot send.
 * Goes on after the last seen message when the line breaks, the heartbeat stops or the topics change.
 */
export function createLiveClient(surroundings: Surroundings) {
  const { onState, onRefused, schedule, spread, silenceMax = 20_000 } = surroundings
  let topics: readonly string[] = []
  let lastEventId = ''
  let attempt = 0
  let current: AbortController | undefined
  let cancelTimer = () => {}

  function listenAgain(): void {
    current?.abort()
    current = undefined
    cancelTimer()
    if (topics.length === 0) {
      onState('off')
      return
    }
    const line = new AbortController()
    current = line
    onState('connecting')
    void listen(line).then(refused => endOf(line, refused))
  }

  /** Resolves when the line ends; true when the server refused it for good. */
  async function listen(line: AbortController): Promise<boolean> {
    watchSilence(line)
    try {
      const answer = await requestStream(surroundings, topics, lastEventId, line.signal)
      if (answer.status !== 200 || !answer.body) return onRefused(answer.status, await answer.text())
      attempt = 0
      onState('open')
      await readAll(answer.body, line)
    } catch {
      // A broken line is no news: the next attempt tells.
    }
    return false
  }

  async function readAll(body: ReadableStream<Uint8Array>, line: AbortController): Promise<void> {
    const parse = createLiveParser(message => {
      if (message.lastEventId) lastEventId = message.lastEventId
      surroundings.onMessage(message)
    })
    const decoder = new TextDecoder()
    for await (const chunk of chunksOf(body)) {
      if (line.signal.aborted) return
      watchSilence(line)
      parse(decoder.decode(chunk, { stream: true }))
    }
  }

  function watchSilence(line: AbortController): void {
    cancelTimer()
    cancelTimer = schedule(() => line.abort(), silenceMax)
  }

  function endOf(line: AbortController, refused: boolean): void {
    if (line !== current) return
    cancelTimer()
    onState(refused ? 'off' : 'waiting')
    if (!refused) cancelTimer = schedule(listenAgain, reconnectWait(attempt++, spread()))
  }

  return {
    /** Listens to these topics from now on; none ends the connection. Another set starts from a fresh snapshot. */
    listenTo(next: readonly string[]): void {
      const wanted = [...new Set(next)].sort()
      if (wanted.join() === topics.join()) return
      topics = wanted
      lastEventId = ''
      attempt = 0
      listenAgain()
    },
    /** Tries at once, as after the network came back. */
    retryNow(): void {
      attempt = 0
      if (topics.length > 0) listenAgain()
    },
    stop(): void {
      topics = []
      lastEventId = ''
      listenAgain()
    },
  }
}

function requestStream(
  { fetch, readToken }: Pick<Surroundings, 'fetch' | 'readToken'>,
  topics: readonly string[],
  lastEventId: string,
  signal: AbortSignal,
): Promise<Response> {
  const token = readToken()
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (token) headers['X-AUTH-TOKEN'] = `Bearer ${token}`
  if (lastEventId) headers['Last-Event-ID'] = lastEventId
  const query = new URLSearchParams({ topics: topics.join(',') })
  return fetch(`/api/live?${query}`, { headers, signal, cache: 'no-store' })
}

/** Safari cannot iterate a stream, so it is read by hand. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    reader.releaseLock()
  }
}
