import { liveTopicsContract } from '#contract/live/live-topics.ts'
import { chunksOf, createLiveParser, type LiveMessage } from './live-stream.ts'
import { createTopicTally } from './topic-tally.ts'

export type LiveState = 'off' | 'connecting' | 'open' | 'waiting'

type Surroundings = {
  readonly fetch: typeof fetch
  readonly readToken: () => string | undefined
  readonly onMessage: (message: LiveMessage) => void
  readonly onState: (state: LiveState) => void
  /** Something arrived, be it a heartbeat. */
  readonly onHeard: () => void
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
 * Other topics are asked for on the open line. When the line breaks or the heartbeat stops it goes on after the
 * last seen message, or from a fresh state where that of some topic was not complete yet.
 */
export class LiveClient {
  readonly #around: Surroundings
  readonly #tally = createTopicTally()
  #topics: readonly string[] = []
  #attempt = 0
  #line: AbortController | undefined
  #cancelTimer = () => {}
  /** Topics to be told anew with the next change. */
  readonly #again = new Set<string>()
  #isAsking = false

  constructor(surroundings: Surroundings) {
    this.#around = surroundings
  }

  /** Listens to these topics from now on; none ends the connection. */
  listenTo(next: readonly string[]): void {
    const wanted = [...new Set(next)].sort()
    if (wanted.join() === this.#topics.join()) return
    const isOpen = this.#topics.length > 0 && wanted.length > 0
    this.#topics = wanted
    if (isOpen && this.#line) this.#askTopics()
    else {
      this.#attempt = 0
      this.#listenAgain()
    }
  }

  /** Something of these topics was missed: their state is told once more. */
  renew(topics: readonly string[]): void {
    for (const topic of topics) if (this.#topics.includes(topic)) this.#again.add(topic)
    this.#askTopics()
  }

  /** Tries at once, as after the network came back. */
  retryNow(): void {
    this.#attempt = 0
    if (this.#topics.length > 0) this.#listenAgain()
  }

  stop(): void {
    this.#topics = []
    this.#tally.forget()
    this.#listenAgain()
  }

  #listenAgain(): void {
    this.#line?.abort()
    this.#line = undefined
    this.#cancelTimer()
    if (this.#again.size > 0) this.#tally.forget()
    this.#again.clear()
    if (this.#topics.length === 0) {
      this.#around.onState('off')
      return
    }
    const line = new AbortController()
    this.#line = line
    this.#around.onState('connecting')
    void this.#listen(line).then(refused => this.#endOf(line, refused))
  }

  /** Resolves when the line ends; true when the server refused it for good. */
  async #listen(line: AbortController): Promise<boolean> {
    this.#watchSilence(line)
    try {
      const query = new URLSearchParams({ topics: this.#topics.join(',') })
      const lastEventId = this.#tally.begin(this.#topics)
      const headers = { accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) }
      const answer = await this.#send(`/api/live?${query}`, { headers, signal: line.signal })
      if (answer.status !== 200 || !answer.body)
        return this.#around.onRefused(answer.status, await answer.text())
      this.#attempt = 0
      this.#around.onState('open')
      await this.#readAll(answer.body, line)
    } catch {
      // A broken line is no news: the next attempt tells.
    }
    return false
  }

  async #readAll(body: ReadableStream<Uint8Array>, line: AbortController): Promise<void> {
    const parse = createLiveParser(message => {
      if (this.#tally.take(message)) this.#askTopics()
      this.#around.onMessage(message)
    })
    const decoder = new TextDecoder()
    for await (const chunk of chunksOf(body)) {
      if (line.signal.aborted) return
      this.#watchSilence(line)
      this.#around.onHeard()
      parse(decoder.decode(chunk, { stream: true }))
    }
  }

  /** Asks for the topics wanted now on the open line, one change at a time; a line that cannot change is left. */
  #askTopics(): void {
    const line = this.#line
    if (!line || this.#isAsking || (this.#again.size === 0 && this.#tally.isAsked(this.#topics))) return
    const asked = this.#tally.ask(this.#topics)
    if (!asked) return
    const again = [...this.#again]
    this.#again.clear()
    this.#isAsking = true
    void this.#post({ ...asked, topics: this.#topics, again }, line.signal).then(isTaken => {
      this.#isAsking = false
      if (isTaken || line !== this.#line) this.#askTopics()
      else {
        this.#tally.forget()
        this.#listenAgain()
      }
    })
  }

  async #post(body: object, signal: AbortSignal): Promise<boolean> {
    try {
      const headers = { 'content-type': 'application/json' }
      const { method, path } = liveTopicsContract.topics
      const answer = await this.#send(`/api/${path}`, { method, headers, body: JSON.stringify(body), signal })
      return answer.ok
    } catch {
      return false
    }
  }

  #send(url: string, request: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const token = this.#around.readToken()
    const headers = { ...request.headers, ...(token && { 'X-AUTH-TOKEN': `Bearer ${token}` }) }
    return this.#around.fetch(url, { ...request, headers, cache: 'no-store' })
  }

  #watchSilence(line: AbortController): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#around.schedule(() => line.abort(), this.#around.silenceMax ?? 20_000)
  }

  #endOf(line: AbortController, refused: boolean): void {
    if (line !== this.#line) return
    this.#cancelTimer()
    this.#line = undefined
    this.#around.onState(refused ? 'off' : 'waiting')
    if (refused) return
    const wait = reconnectWait(this.#attempt++, this.#around.spread())
    this.#cancelTimer = this.#around.schedule(() => this.#listenAgain(), wait)
  }
}
