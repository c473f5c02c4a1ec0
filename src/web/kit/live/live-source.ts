import { reconnectWait } from './live-client.ts'
import { chunksOf, createLiveParser, type LiveMessage } from './live-stream.ts'

type Surroundings = {
  /** The stream's address. */
  readonly url: string
  readonly fetch: typeof fetch
  readonly readToken: () => string | undefined
  readonly onMessage: (message: LiveMessage) => void
  /** Something arrived, be it a heartbeat. */
  readonly onHeard: () => void
  /** Attempts in a row that brought nothing; 0 once the stream is open. */
  readonly onFailures: (failures: number) => void
  /** An answer that is no stream. True ends the source for good. */
  readonly onRefused: (status: number, text: string) => boolean
  /** Runs an act later and gives the way to call it off. */
  readonly schedule: (act: () => void, delay: number) => () => void
  /** 0 to 1: spreads the reconnections of many browsers. */
  readonly spread: () => number
  /** Silence after which the stream counts as dead, in milliseconds. */
  readonly silenceMax: number
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
export function openLiveSource(around: Surroundings): LiveSource {
  let attempt: AbortController | undefined
  let failures = 0
  let lastEventId = ''
  let cancelTimer = () => {}

  const after = (act: () => void, delay: number) => {
    cancelTimer()
    cancelTimer = around.schedule(act, delay)
  }
  const isRunning = (own: AbortController) => own === attempt

  const count = (next: number) => {
    failures = next
    around.onFailures(next)
  }

  async function read(body: ReadableStream<Uint8Array>, own: AbortController): Promise<void> {
    const decoder = new TextDecoder()
    const parse = createLiveParser(message => {
      if (message.lastEventId) lastEventId = message.lastEventId
      around.onMessage(message)
    })
    for await (const chunk of chunksOf(body)) {
      if (!isRunning(own)) return
      after(() => own.abort(), around.silenceMax)
      around.onHeard()
      parse(decoder.decode(chunk, { stream: true }))
    }
  }

  /** True when the server refused for good. */
  async function listen(own: AbortController): Promise<boolean> {
    after(() => own.abort(), around.silenceMax)
    try {
      const token = around.readToken()
      const answer = await around.fetch(around.url, {
        headers: {
          accept: 'text/event-stream',
          ...(token && { 'X-AUTH-TOKEN': `Bearer ${token}` }),
          ...(lastEventId && { 'Last-Event-ID': lastEventId }),
        },
        signal: own.signal,
        cache: 'no-store',
      })
      if (answer.status !== 200 || !answer.body) return around.onRefused(answer.status, await answer.text())
      if (isRunning(own)) count(0)
      await read(answer.body, own)
    } catch {
      // A broken stream is no news: the next attempt tells.
    }
    return false
  }

  function begin(): void {
    const own = new AbortController()
    attempt = own
    void listen(own).then(isRefused => {
      if (!isRunning(own)) return
      attempt = undefined
      cancelTimer()
      if (isRefused) return
      count(failures + 1)
      after(begin, reconnectWait(failures - 1, around.spread()))
    })
  }

  function stop(): void {
    const own = attempt
    attempt = undefined
    cancelTimer()
    own?.abort()
  }

  begin()
  return {
    renew: () => {
      stop()
      lastEventId = ''
      begin()
    },
    close: stop,
  }
}
