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

/** Joins what is pending with what comes on top of it. */
export type Merge = (before: LiveMessage, after: LiveMessage) => LiveMessage

/** Other topics for a listener; the state of those that are new to it follows, then `ready` with the number. */
export type TopicChange = {
  readonly names: readonly string[]
  /** Known topics whose state is wanted once more. */
  readonly again?: readonly string[]
  /** Counted by the listener: comes back with `ready`. */
  readonly change: number
}

export type Listening = {
  /** Goes on with other topics on the same connection. */
  listenTo(change: TopicChange): void
  /** A last word to this listener alone, then the end. */
  end(message?: LiveMessage): void
  /** The connection broke from the other side. */
  leave(): void
}

/** Longer than this, and the state is the shorter way to catch up. */
const MISSED_BYTES_MAX = 1024 * 1024

/**
 * The live news of this process: changes gathered by tick, each frame written once for all who listen. Frames
 * are numbered over all topics, so one number tells a listener of many topics where to go on. A listener that
 * does not keep up is skipped and gets the state afresh when it reads again, so it never holds memory.
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

  /** Tells a topic's listeners. Of messages with one key in one tick the later joins or replaces the earlier. */
  publish(name: string, key: string, message: LiveMessage, merge?: Merge): void {
    const topic = this.#topics.find(name)
    if (!topic) return
    const before = topic.pending.get(key)
    topic.pending.set(key, before && merge ? merge(before, message) : message)
    this.#changed.add(topic)
    this.#pace.wake()
  }

  /** Whether anybody would hear what is told on a topic: saves the work of telling. */
  isHeard(name: string): boolean {
    return this.#topics.find(name) !== undefined
  }

  /** The topics that somebody hears and whose names begin so. */
  heardTopics(beginning: string): readonly string[] {
    return [...this.#topics.all()].map(({ name }) => name).filter(name => name.startsWith(beginning))
  }

  /** Begins to listen: goes on after `lastId` where that is possible, else from the state as it is. */
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

  /** Gives everybody the state afresh: news may have been lost on its way to this process. */
  renew(): void {
    this.#number += 1
    for (const topic of this.#topics.all()) {
      topic.since = this.#number
      topic.state = undefined
    }
    for (const { listeners } of [...this.#topics.groups()])
      for (const listener of [...listeners]) if (listener.state !== 'late') this.#begin(listener)
  }

  /** Writes to every listener that keeps up: the heartbeat. */
  ping(): void {
    const bytes = Buffer.from('event: ping\ndata: {}\n\n')
    for (const { listeners } of this.#topics.groups())
      for (const listener of listeners) if (listener.state === 'live') listener.sink.write(bytes)
  }

  /** Hangs up on everybody, and on whoever comes later. */
  close(): void {
    this.#isClosed = true
    this.#pace.stop()
    for (const { listeners } of [...this.#topics.groups()])
      for (const listener of [...listeners]) this.#end(listener)
    this.#topics.close()
  }

  /** One buffer a group: a write to a socket costs the same whatever its length. A step is a write. */
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
      // Between two steps listeners come, go and change their topics.
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

  /** Whoever began to listen meanwhile has had these frames with the state. */
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

  /** Those who have read what was waiting for them get the state as it is now; those who never do are let go. */
  #catchUpLate(): void {
    const oldest = performance.now() - this.#options.lateMilliseconds
    for (const listener of this.#late) {
      if (listener.sink.waiting() === 0) this.#begin(listener)
      else if (listener.lateSince < oldest) this.#end(listener)
    }
  }

  /** Whoever is late or still being told the state gets all of it, by the topics as they are then. */
  #listenTo(listener: Listener, { names, again = [], change }: TopicChange): void {
    if (listener.state === 'gone') return
    const known = new Set(listener.state === 'live' ? listener.group.topics : [])
    this.#regroup(listener, names)
    listener.change = change
    if (listener.state === 'late') return
    if (listener.sink.waiting() > this.#options.waitingMax) this.#skip(listener)
    else
      this.#begin(
        listener,
        listener.group.topics.filter(topic => !known.has(topic) || again.includes(topic.name)),
      )
  }

  /** Into the new group before out of the old one: a topic that stays is never without a listener. */
  #regroup(listener: Listener, names: readonly string[]): void {
    const before = listener.group
    listener.group = this.#topics.groupOf(names, this.#number)
    if (listener.group === before) return
    listener.group.listeners.add(listener)
    before.listeners.delete(listener)
    if (before.listeners.size === 0) this.#topics.dropGroup(before)
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

  /** The state, then whatever was told while it was read, then live. */
  async #sendState(listener: Listener, topics: readonly Topic[], turn: number): Promise<void> {
    const from = this.#number
    const states = await Promise.all(
      topics.map(async topic => writeState(topic.name, await this.#stateOf(topic))),
    )
    if (listener.state !== 'joining' || listener.turn !== turn) return
    const ready = { event: 'ready', data: { change: listener.change } satisfies LiveReadyFrame }
    // One write: it costs the same whatever its length.
    listener.sink.write(Buffer.concat([...states, writeOwn(ready, this.#idOf(from))]))
    // The frames since then are gone: whatever the listener knew is too old.
    if (!this.#goOn(listener, from)) await this.#sendState(listener, listener.group.topics, turn)
  }

  /** Writes the recorded frames above a number and goes live; false when they are gone already, or too many. */
  #goOn(listener: Listener, from: number): boolean {
    const frames = this.#ring.since(from)
    if (!frames) return false
    const own = new Set(listener.group.topics.map(topic => topic.name))
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
    listener.group.listeners.delete(listener)
    if (listener.group.listeners.size === 0) this.#topics.dropGroup(listener.group)
  }

  #end(listener: Listener, message?: LiveMessage): void {
    if (listener.state === 'gone') return
    this.#leave(listener)
    if (message) listener.sink.write(Buffer.from(`${writeMessage(message)}\n`))
    listener.sink.end()
  }
}
