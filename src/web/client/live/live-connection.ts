import { LIVE_TOPICS_MAX } from '#contract/live/live.ts'
import { liveTopicsContract } from '#contract/live/live-topics.ts'
import { isLiveOver } from '../api/global-status.ts'
import {
  type KeptStream,
  keepStream,
  type StreamState,
  type StreamSurroundings,
  tokenHeader,
} from './kept-stream.ts'
import { liveSilence } from './live-silence.ts'
import type { LiveMessage } from './live-stream.ts'
import { createTopicTally } from './topic-tally.ts'

type Surroundings = StreamSurroundings & {
  readonly onMessage: (message: LiveMessage) => void
  /** `failures` is the number of consecutive failed attempts. */
  readonly onState: (state: StreamState, failures: number) => void
}

/**
 * The single connection for all topics of a page: `GET /api/live?topics=…`. Topics are changed while it
 * is open. After a break or silence it resumes after the last message, or from a fresh state when a
 * topic's state was incomplete.
 */
export class LiveConnection {
  readonly #around: Surroundings
  readonly #stream: KeptStream
  readonly #tally = createTopicTally()
  #topics: readonly string[] = []
  /** Topics whose state is requested again with the next change. */
  readonly #again = new Set<string>()
  #isAsking = false

  constructor(around: Surroundings) {
    this.#around = around
    this.#stream = keepStream({
      ...around,
      ask: () => {
        this.#forgetMissed()
        // Topic names are not encoded: encoding would lengthen a URL with many topics by half.
        return {
          url: `/api/live?topics=${this.#topics.join()}`,
          lastEventId: this.#tally.begin(this.#topics),
        }
      },
      onMessage: message => {
        if (this.#tally.take(message)) this.#askTopics()
        around.onMessage(message)
      },
    })
  }

  /** Whether all topics listened to have been sent in full. */
  get isComplete(): boolean {
    return this.#again.size === 0 && this.#tally.isTold(this.#topics)
  }

  /** Sets the topics, the first ones of too many; an empty list ends the connection. `again`: topics whose state is requested again. */
  listenTo(next: readonly string[], again: readonly string[] = []): void {
    const wanted = [...new Set(next)].slice(0, LIVE_TOPICS_MAX).sort()
    const isSame = wanted.join() === this.#topics.join()
    const isOpen = this.#topics.length > 0 && wanted.length > 0
    this.#topics = wanted
    for (const topic of again) if (wanted.includes(topic)) this.#again.add(topic)
    if (isOpen && this.#stream.signal()) this.#askTopics()
    else if (!isSame) {
      this.#stream.forgetFailures()
      this.#beginAgain()
    }
  }

  /** Requests the state of these topics again after a gap. */
  renew(topics: readonly string[]): void {
    this.listenTo(this.#topics, topics)
  }

  /** Reconnects immediately, for example after the network returned. */
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

  /**
   * Missed topics that were not requested yet arrive with the next attempt, which starts from a fresh
   * state.
   */
  #forgetMissed(): void {
    if (this.#again.size > 0) this.#tally.forget()
    this.#again.clear()
  }

  /**
   * Requests the current topics, one change at a time; a connection that can't change is replaced by a
   * new one.
   */
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

/** Callbacks of a tab for the live connection, whether its own or shared. */
export type LiveListener = {
  readonly onMessage: (message: LiveMessage) => void
  /** Any message arrived, including heartbeats. */
  readonly onHeard: () => void
  /** `failures` counts the attempts in a row that brought nothing. */
  readonly onState: (state: StreamState, failures: number) => void
  /** The server refused for good. */
  readonly onRefused: (status: number, text: string) => void
}

type OwnSurroundings = Pick<Surroundings, 'readToken' | 'schedule'> & { readonly listener: LiveListener }

/** The connection of a tab that has no shared worker. */
export const openOwnConnection = ({ listener, ...around }: OwnSurroundings): LiveConnection =>
  new LiveConnection({
    ...listener,
    ...around,
    fetch: (...request) => fetch(...request),
    spread: Math.random,
    silenceMax: liveSilence,
    onRefused: (status, text) => {
      const isOver = isLiveOver(status)
      if (isOver) listener.onRefused(status, text)
      return isOver
    },
  })
