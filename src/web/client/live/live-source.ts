import { reconnectWait } from './live-connection.ts'
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
  let running: AbortController | undefined
  let failures = 0
  let lastEventId = ''
  let cancelTimer = () => {}

  const after = (act: () => void, delay: number) => {
    cancelTimer()
    cancelTimer = around.schedule(act, delay)
  }

  const count = (next: number) => {
    failures = next
    around.onFailures(next)
  }

  function begin(): void {
    const own = new AbortController()
    const watchSilence = () => after(() => own.abort(), around.silenceMax)
    running = own
    watchSilence()
    void listen(around, {
      signal: own.signal,
      lastEventId,
      onOpen: () => count(0),
      onHeard: () => {
        watchSilence()
        around.onHeard()
      },
      onMessage: message => {
        if (message.lastEventId) lastEventId = message.lastEventId
        around.onMessage(message)
      },
    }).then(isRefused => endOf(own, isRefused))
  }

  function endOf(own: AbortController, isRefused: boolean): void {
    if (own !== running) return
    running = undefined
    cancelTimer()
    if (isRefused) return
    count(failures + 1)
    after(begin, reconnectWait(failures - 1, around.spread()))
  }

  function stop(): void {
    const own = running
    running = undefined
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

/** One try at the stream: where it goes on from, and what it tells until its signal ends it. */
type Attempt = {
  readonly signal: AbortSignal
  readonly lastEventId: string
  readonly onOpen: () => void
  readonly onHeard: () => void
  readonly onMessage: (message: LiveMessage) => void
}

/** Resolves when the attempt is over; true when the server refused for good. */
async function listen(around: Surroundings, attempt: Attempt): Promise<boolean> {
  try {
    const answer = await ask(around, attempt)
    if (answer.status !== 200 || !answer.body) return around.onRefused(answer.status, await answer.text())
    if (!attempt.signal.aborted) attempt.onOpen()
    await read(answer.body, attempt)
  } catch {
    // A broken stream is no news: the next attempt tells.
  }
  return false
}

function ask(around: Surroundings, { signal, lastEventId }: Attempt): Promise<Response> {
  const token = around.readToken()
  return around.fetch(around.url, {
    headers: {
      accept: 'text/event-stream',
      ...(token && { 'X-AUTH-TOKEN': `Bearer ${token}` }),
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    },
    signal,
    cache: 'no-store',
  })
}

async function read(body: ReadableStream<Uint8Array>, attempt: Attempt): Promise<void> {
  const decoder = new TextDecoder()
  const parse = createLiveParser(attempt.onMessage)
  for await (const chunk of chunksOf(body)) {
    if (attempt.signal.aborted) return
    attempt.onHeard()
    parse(decoder.decode(chunk, { stream: true }))
  }
}
