import { chunksOf, createLiveParser, type LiveMessage } from './live-stream.ts'

export type StreamState = 'off' | 'connecting' | 'open' | 'waiting'

/** Browser functions that a stream needs; injectable for tests. */
export type StreamSurroundings = {
  readonly fetch: typeof fetch
  readonly readToken: () => string | undefined
  /** Called when anything arrives, including heartbeats. */
  readonly onHeard: () => void
  /** Called for a response that is no stream (556, 500 …). Returning true ends the stream for good. */
  readonly onRefused: (status: number, text: string) => boolean
  /** Schedules a function and returns a cancel function. */
  readonly schedule: (act: () => void, delay: number) => () => void
  /** 0 to 1: spreads reconnections of many browsers after a server restart. */
  readonly spread: () => number
  /** Silence in milliseconds after which the stream counts as dead. */
  readonly silenceMax: number
}

type Stream = StreamSurroundings & {
  /** URL and last event id for the next attempt; an empty id requests a fresh state. */
  readonly ask: () => { readonly url: string; readonly lastEventId: string }
  readonly onMessage: (message: LiveMessage) => void
  /** `failures` is the number of consecutive failed attempts; 0 once the stream is open. */
  readonly onState: (state: StreamState, failures: number) => void
}

export type KeptStream = {
  /** Starts immediately, replacing a running or waiting attempt. */
  readonly begin: () => void
  /** Resets the failure count, for example after the network returned. */
  readonly forgetFailures: () => void
  /** Ends it; `begin` reopens it. */
  readonly end: () => void
  /** Aborted when the running attempt ends; undefined when there is none. */
  readonly signal: () => AbortSignal | undefined
}

const firstWait = 500
const longestWait = 15_000

/** Waits 0.5, 1, 2 … 15 seconds, each shortened by up to half at random. */
const reconnectWait = (attempt: number, spread: number): number =>
  Math.min(longestWait, firstWait * 2 ** attempt) * (1 - spread / 2)

/** The authentication header. */
export const tokenHeader = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { 'X-AUTH-TOKEN': `Bearer ${token}` }

/**
 * Keeps an event stream open: after a break or silence it reconnects with increasing waits, until the
 * server refuses for good. Uses fetch, because EventSource can't send the token.
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

/** Resolves at the end of an attempt; true when the server refused for good. */
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
    // Errors of a broken stream are ignored: the next attempt shows the state.
  }
  return false
}
