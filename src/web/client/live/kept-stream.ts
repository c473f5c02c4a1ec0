import { chunksOf, createLiveParser, type LiveMessage } from './live-stream.ts'

export type StreamState = 'off' | 'connecting' | 'open' | 'waiting'

/** What a stream needs of the browser; a test holds it in its hand. */
export type StreamSurroundings = {
  readonly fetch: typeof fetch
  readonly readToken: () => string | undefined
  /** Something arrived, be it a heartbeat. */
  readonly onHeard: () => void
  /** An answer that is no stream (556, 500 …). True ends the stream for good. */
  readonly onRefused: (status: number, text: string) => boolean
  /** Runs an act later and gives the way to call it off. */
  readonly schedule: (act: () => void, delay: number) => () => void
  /** 0 to 1: spreads the reconnections of many browsers after a restart of the server. */
  readonly spread: () => number
  /** Silence after which the stream counts as dead, in milliseconds. */
  readonly silenceMax: number
}

type Stream = StreamSurroundings & {
  /** What the next attempt asks for: the address, and the id after which it goes on; empty for a fresh state. */
  readonly ask: () => { readonly url: string; readonly lastEventId: string }
  readonly onMessage: (message: LiveMessage) => void
  /** `failures` counts the attempts in a row that brought nothing; 0 once the stream is open. */
  readonly onState: (state: StreamState, failures: number) => void
}

export type KeptStream = {
  /** Begins at once, in place of an attempt that runs or waits. */
  readonly begin: () => void
  /** The attempts that failed count no more, as after the network came back. */
  readonly forgetFailures: () => void
  /** Ends it; `begin` opens it again. */
  readonly end: () => void
  /** Ends with the attempt that runs; undefined while none does. */
  readonly signal: () => AbortSignal | undefined
}

const firstWait = 500
const longestWait = 15_000

/** Waits 0.5, 1, 2 … 15 seconds, each shortened by up to half. */
export const reconnectWait = (attempt: number, spread: number): number =>
  Math.min(longestWait, firstWait * 2 ** attempt) * (1 - spread / 2)

/** The token travels in a header. */
export const tokenHeader = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { 'X-AUTH-TOKEN': `Bearer ${token}` }

/**
 * An event stream that is kept open: after a break or a silence another attempt is made, each after a longer wait, until
 * the server refuses for good. It is read by fetch, because EventSource cannot send the token.
 */
export function keepStream(stream: Stream): KeptStream {
  let running: AbortController | undefined
  let failures = 0
  let cancelTimer = () => {}

  const after = (act: () => void, delay: number) => {
    cancelTimer()
    cancelTimer = stream.schedule(act, delay)
  }

  const tell = (state: StreamState) => stream.onState(state, failures)

  function stop(): void {
    const own = running
    running = undefined
    cancelTimer()
    own?.abort()
  }

  function begin(): void {
    stop()
    const own = new AbortController()
    const watchSilence = () => after(() => own.abort(), stream.silenceMax)
    running = own
    tell('connecting')
    watchSilence()
    const onOpen = () => {
      failures = 0
      tell('open')
    }
    void attempt(stream, { signal: own.signal, onOpen, watchSilence }).then(refused => endOf(own, refused))
  }

  function endOf(own: AbortController, refused: boolean): void {
    if (own !== running) return
    running = undefined
    cancelTimer()
    if (refused) {
      tell('off')
      return
    }
    failures += 1
    tell('waiting')
    after(begin, reconnectWait(failures - 1, stream.spread()))
  }

  return {
    begin,
    forgetFailures: () => {
      failures = 0
    },
    end: () => {
      stop()
      tell('off')
    },
    signal: () => running?.signal,
  }
}

type Attempt = {
  readonly signal: AbortSignal
  readonly onOpen: () => void
  readonly watchSilence: () => void
}

/** Resolves when the attempt is over; true when the server refused for good. */
async function attempt(stream: Stream, { signal, onOpen, watchSilence }: Attempt): Promise<boolean> {
  try {
    const { url, lastEventId } = stream.ask()
    const headers = {
      accept: 'text/event-stream',
      ...tokenHeader(stream.readToken()),
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    }
    const answer = await stream.fetch(url, { headers, signal, cache: 'no-store' })
    if (answer.status !== 200 || !answer.body) return stream.onRefused(answer.status, await answer.text())
    if (!signal.aborted) onOpen()
    const decoder = new TextDecoder()
    const parse = createLiveParser(stream.onMessage)
    for await (const chunk of chunksOf(answer.body)) {
      if (signal.aborted) return false
      watchSilence()
      stream.onHeard()
      parse(decoder.decode(chunk, { stream: true }))
    }
  } catch {
    // A broken stream is no news: the next attempt tells.
  }
  return false
}
