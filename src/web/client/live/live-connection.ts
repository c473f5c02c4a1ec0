import { liveTopicsContract } from '#contract/live/live-topics.ts'
import {
  type KeptStream,
  keepStream,
  type StreamState,
  type StreamSurroundings,
  tokenHeader,
} from './kept-stream.ts'
import type { LiveMessage } from './live-stream.ts'
import { createTopicTally } from './topic-tally.ts'

type Surroundings = StreamSurroundings & {
  readonly onMessage: (message: LiveMessage) => void
  /** `failures` counts the attempts in a row that brought nothing. */
  readonly onState: (state: StreamState, failures: number) => void
}

/**
 * The one connection that carries all topics of a page: `GET /api/live?topics=…`. Other topics are asked for while it is
 * open. When it breaks or falls silent it goes on after the last seen message, or from a fresh state where that of some
 * topic was not complete yet.
 */
export class LiveConnection {
  readonly #around: Surroundings
  readonly #stream: KeptStream
  readonly #tally = createTopicTally()
  #topics: readonly string[] = []
  /** Topics to be told anew with the next change. */
  readonly #again = new Set<string>()
  #isAsking = false

  constructor(around: Surroundings) {
    this.#around = around
    this.#stream = keepStream({
      ...around,
      ask: () => {
        this.#forgetMissed()
        const query = new URLSearchParams({ topics: this.#topics.join(',') })
        return { url: `/api/live?${query}`, lastEventId: this.#tally.begin(this.#topics) }
      },
      onMessage: message => {
        if (this.#tally.take(message)) this.#askTopics()
        around.onMessage(message)
      },
    })
  }

  /** Listens to these topics from now on; none ends the connection. */
  listenTo(next: readonly string[]): void {
    const wanted = [...new Set(next)].sort()
    if (wanted.join() === this.#topics.join()) return
    const isOpen = this.#topics.length > 0 && wanted.length > 0
    this.#topics = wanted
    if (isOpen && this.#stream.signal()) this.#askTopics()
    else {
      this.#stream.forgetFailures()
      this.#beginAgain()
    }
  }

  /** Something of these topics was missed: their state is told once more. */
  renew(topics: readonly string[]): void {
    for (const topic of topics) if (this.#topics.includes(topic)) this.#again.add(topic)
    this.#askTopics()
  }

  /** Tries at once, as after the network came back. */
  retryNow(): void {
    this.#stream.forgetFailures()
    if (this.#topics.length > 0) this.#beginAgain()
  }

  stop(): void {
    this.#topics = []
    this.#tally.forget()
    this.#beginAgain()
  }

  #beginAgain(): void {
    if (this.#topics.length > 0) this.#stream.begin()
    else {
      this.#forgetMissed()
      this.#stream.end()
    }
  }

  /** What was missed and not asked for yet comes with the next attempt, which then begins from a fresh state. */
  #forgetMissed(): void {
    if (this.#again.size > 0) this.#tally.forget()
    this.#again.clear()
  }

  /** Asks for the topics wanted now, one change at a time; a connection that cannot change is left for a new one. */
  #askTopics(): void {
    const signal = this.#stream.signal()
    if (!signal || this.#isAsking || (this.#again.size === 0 && this.#tally.isAsked(this.#topics))) return
    const asked = this.#tally.ask(this.#topics)
    if (!asked) return
    const again = [...this.#again]
    this.#again.clear()
    this.#isAsking = true
    void this.#post({ ...asked, topics: this.#topics, again }, signal).then(isTaken => {
      this.#isAsking = false
      if (isTaken || signal !== this.#stream.signal()) this.#askTopics()
      else {
        this.#tally.forget()
        this.#beginAgain()
      }
    })
  }

  async #post(body: object, signal: AbortSignal): Promise<boolean> {
    try {
      const { method, path } = liveTopicsContract.topics
      const answer = await this.#around.fetch(`/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...tokenHeader(this.#around.readToken()) },
        body: JSON.stringify(body),
        signal,
        cache: 'no-store',
      })
      return answer.ok
    } catch {
      return false
    }
  }
}
