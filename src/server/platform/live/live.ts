import { randomBytes } from 'node:crypto'
import type { LiveReadyFrame } from '#contract/live/live.ts'
import {
  type FrameRing,
  frameRing,
  type LiveMessage,
  writeFrame,
  writeMessage,
  writeOwn,
  writeState,
} from './live-frames.ts'
import { type LiveOptions, usualLiveOptions } from './live-options.ts'
import { openPace, type Pace } from './live-pace.ts'
import { sharedStates } from './live-states.ts'
import {
  type Group,
  type Listener,
  type Sink,
  type Topic,
  type TopicRegistry,
  topicRegistry,
} from './live-topics.ts'

export type { LiveMessage } from './live-frames.ts'

export type { Sink } from './live-topics.ts'

/** Merges a pending message with a later one. */
export type Merge = (before: LiveMessage, after: LiveMessage) => LiveMessage

/** New topics for a listener; the states of added topics follow, then `ready` with the number. */
export type TopicChange = {
  readonly names: readonly string[]
  /** Topics already listened to whose state is requested again. */
  readonly again?: readonly string[]
  /** Counted by the client; returned with `ready`. */
  readonly change: number
}

export type Listening = {
  /** Changes the topics of the connection. */
  listenTo(change: TopicChange): void
  /** Sends a last message to this listener only, then closes. */
  end(message?: LiveMessage): void
  /** The client closed the connection. */
  leave(): void
}

/** Above this size, sending the state is shorter than sending the missed frames. */
const MISSED_BYTES_MAX = 1024 * 1024

/**
 * Live events of this process: changes are merged per tick, and each frame is rendered once for all listeners. Frames
 * are numbered across topics, so that one number tells a listener of many topics where to resume. A slow listener is
 * skipped and gets a fresh state when it reads again, so that it uses no memory.
 */
export class Live {
  readonly #options: Required<LiveOptions>
  readonly #boot = randomBytes(6).toString('hex')
  readonly #ring: FrameRing
  readonly #topics: TopicRegistry
  readonly #stateOf: ReturnType<typeof sharedStates>
  readonly #pace: Pace
  readonly #changed = new Set<Topic>()
  readonly #late = new Set<Listener>()
  #number = 0
  #listenerCount = 0
  #isClosed = false

  constructor(options: LiveOptions) {
    this.#options = { ...usualLiveOptions, ...options }
    const { tickMilliseconds, onFault, snapshot } = this.#options
    this.#ring = frameRing({ bytesMax: this.#options.ringBytesMax })
    this.#topics = topicRegistry(this.#options.warmMilliseconds)
    this.#stateOf = sharedStates(snapshot, tickMilliseconds)
    this.#pace = openPace({ tickMilliseconds, onFault, work: () => this.#writeChanged() })
  }

  get listenerCount(): number {
    return this.#listenerCount
  }

  /**
   * Publishes to a topic's listeners. Of messages with one key in one tick the later replaces the earlier, or is merged
   * with it.
   */
  publish(name: string, key: string, message: LiveMessage, merge?: Merge): void {
    const topic = this.#topics.find(name)
    if (!topic) return
    const before = topic.pending.get(key)
    topic.pending.set(key, before && merge ? merge(before, message) : message)
    this.#changed.add(topic)
    this.#pace.wake()
  }

  /** Whether a topic has listeners; avoids the work of publishing otherwise. */
  isHeard(name: string): boolean {
    return this.#topics.find(name) !== undefined
  }

  /** Topics with listeners whose names have this prefix. */
  heardTopics(beginning: string): readonly string[] {
    return [...this.#topics.all()].map(({ name }) => name).filter(name => name.startsWith(beginning))
  }

  /** Adds a listener: resumes after `lastId` if possible, otherwise starts with the current state. */
  join(sink: Sink, names: readonly string[], lastId = ''): Listening {
    const group = this.#topics.groupOf(names, this.#number)
    const listener: Listener = { sink, group, state: 'joining', told: 0, turn: 0, change: 0, lateSince: 0 }
    group.listeners.add(listener)
    this.#listenerCount += 1
    if (this.#isClosed) this.#end(listener)
    else if (!this.#resume(listener, lastId)) this.#begin(listener)
    return {
      listenTo: change => this.#listenTo(listener, change),
      end: message => this.#end(listener, message),
      leave: () => this.#leave(listener),
    }
  }

  /** Sends all listeners a fresh state: events may have been lost on the way to this process. */
  renew(): void {
    this.#number += 1
    for (const topic of this.#topics.all()) {
      topic.since = this.#number
      topic.state = undefined
    }
    for (const { listeners } of [...this.#topics.groups()])
      for (const listener of [...listeners]) if (listener.state !== 'late') this.#begin(listener)
  }

  /** Sends the heartbeat to every listener that keeps up. */
  ping(): void {
    const bytes = Buffer.from('event: ping\ndata: {}\n\n')
    for (const { listeners } of this.#topics.groups())
      for (const listener of listeners) if (listener.state === 'live') listener.sink.write(bytes)
  }

  /** Disconnects all current and future listeners. */
  close(): void {
    this.#isClosed = true
    this.#pace.stop()
    for (const { listeners } of [...this.#topics.groups()])
      for (const listener of [...listeners]) this.#end(listener)
    this.#topics.close()
  }

  /** One buffer per group: a socket write costs the same for any length. Each step is one write. */
  *#writeChanged(): Iterator<void> {
    const fresh = new Map<Group, Buffer[]>()
    for (const topic of this.#changed) {
      const bytes = this.#writeTopic(topic)
      for (const group of topic.groups) {
        const buffers = fresh.get(group)
        if (buffers) buffers.push(bytes)
        else fresh.set(group, [bytes])
      }
    }
    this.#changed.clear()
    const upTo = this.#number
    for (const [group, buffers] of fresh) {
      const bytes = buffers.length === 1 && buffers[0] ? buffers[0] : Buffer.concat(buffers)
      // Between two steps listeners may be added, removed or regrouped.
      for (const listener of [...group.listeners]) {
        this.#deliver(listener, bytes, upTo)
        yield
      }
    }
    this.#catchUpLate()
    if (this.#changed.size + this.#late.size > 0) this.#pace.wake()
  }

  #writeTopic(topic: Topic): Buffer {
    this.#number += 1
    topic.lastNumber = this.#number
    const bytes = writeFrame(topic.name, [...topic.pending.values()], this.#idOf(this.#number))
    topic.pending.clear()
    this.#ring.push({ number: this.#number, topic: topic.name, bytes })
    return bytes
  }

  #idOf(number: number): string {
    return `${this.#boot}.${number}`
  }

  /** Listeners added meanwhile already have these frames as part of their state. */
  #deliver(listener: Listener, bytes: Buffer, upTo: number): void {
    if (listener.state !== 'live' || listener.told >= upTo) return
    listener.told = upTo
    if (listener.sink.waiting() > this.#options.waitingMax) this.#skip(listener)
    else listener.sink.write(bytes)
  }

  #skip(listener: Listener): void {
    listener.state = 'late'
    listener.lateSince = performance.now()
    this.#late.add(listener)
    this.#pace.wake()
  }

  /** Late listeners that have read everything get a fresh state; those that never do are disconnected. */
  #catchUpLate(): void {
    const oldest = performance.now() - this.#options.lateMilliseconds
    for (const listener of this.#late) {
      if (listener.sink.waiting() === 0) this.#begin(listener)
      else if (listener.lateSince < oldest) this.#end(listener)
    }
  }

  /** A listener that is late or joining gets the whole state of the new topics. */
  #listenTo(listener: Listener, { names, again = [], change }: TopicChange): void {
    if (listener.state === 'gone') return
    const known = new Set(this.#bringUpToDate(listener, again) ? listener.group.topics : [])
    this.#topics.regroup(listener, names, this.#number)
    listener.change = change
    if (listener.state === 'late') return
    if (listener.sink.waiting() > this.#options.waitingMax) this.#skip(listener)
    else
      this.#begin(
        listener,
        listener.group.topics.filter(topic => !known.has(topic) || again.includes(topic.name)),
      )
  }

  /**
   * Frames are written to one listener after the other: one that still waits for its own gets them now, but for topics
   * whose state follows. False if it needs the state of all topics.
   */
  #bringUpToDate(listener: Listener, again: readonly string[]): boolean {
    if (listener.state !== 'live') return false
    const owed = listener.group.topics.filter(
      ({ name, lastNumber }) => lastNumber > listener.told && !again.includes(name),
    )
    return owed.length === 0 || this.#goOn(listener, listener.told, owed)
  }

  #begin(listener: Listener, topics: readonly Topic[] = listener.group.topics): void {
    this.#late.delete(listener)
    listener.state = 'joining'
    listener.turn += 1
    this.#sendState(listener, topics, listener.turn).catch(fault => {
      this.#options.onFault(fault)
      this.#end(listener)
    })
  }

  /** Sends the state, then the frames published while it was read, then live frames. */
  async #sendState(listener: Listener, topics: readonly Topic[], turn: number): Promise<void> {
    const from = this.#number
    const states = await Promise.all(
      topics.map(async topic => writeState(topic.name, await this.#stateOf(topic))),
    )
    if (listener.state !== 'joining' || listener.turn !== turn) return
    const ready = { event: 'ready', data: { change: listener.change } satisfies LiveReadyFrame }
    // One write, since a write costs the same for any length.
    listener.sink.write(Buffer.concat([...states, writeOwn(ready, this.#idOf(from))]))
    // The frames since then have been dropped: the state is outdated and is read again.
    if (!this.#goOn(listener, from)) await this.#sendState(listener, listener.group.topics, turn)
  }

  /** Sends the recorded frames above a number and goes live; false if they have been dropped, or are too many. */
  #goOn(listener: Listener, from: number, topics: readonly Topic[] = listener.group.topics): boolean {
    const frames = this.#ring.since(from)
    if (!frames) return false
    const own = new Set(topics.map(topic => topic.name))
    const missed = frames.filter(frame => own.has(frame.topic)).map(frame => frame.bytes)
    const bytes = Buffer.concat(missed)
    if (bytes.length > MISSED_BYTES_MAX) return false
    if (bytes.length > 0) listener.sink.write(bytes)
    listener.told = this.#number
    listener.state = 'live'
    return true
  }

  #resume(listener: Listener, lastId: string): boolean {
    const [, boot, digits] = /^([0-9a-f]+)\.(\d{1,15})$/.exec(lastId) ?? []
    if (boot !== this.#boot) return false
    const from = Number(digits)
    const isRecorded = listener.group.topics.every(topic => topic.since <= from)
    return from <= this.#number && isRecorded && this.#goOn(listener, from)
  }

  #leave(listener: Listener): void {
    if (listener.state === 'gone') return
    listener.state = 'gone'
    this.#listenerCount -= 1
    this.#late.delete(listener)
    this.#topics.drop(listener)
  }

  #end(listener: Listener, message?: LiveMessage): void {
    if (listener.state === 'gone') return
    this.#leave(listener)
    if (message) listener.sink.write(Buffer.from(`${writeMessage(message)}\n`))
    listener.sink.end()
  }
}
