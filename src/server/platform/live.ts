import { randomBytes } from 'node:crypto'
import { type FrameRing, frameRing, type LiveMessage, writeFrame, writeMessage } from './live-frames.ts'
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

export type LiveOptions = {
  /** The state of a topic as messages, for those who begin to listen. */
  readonly snapshot: (topic: string) => Promise<readonly LiveMessage[]>
  readonly onFault?: (fault: unknown) => void
  /** How long changes are gathered into one frame. */
  readonly tickMilliseconds?: number
  /** More than this unsent, and a listener gets nothing but a fresh state once it reads again. */
  readonly waitingMax?: number
  /** Frames kept for lines that break. */
  readonly ringBytesMax?: number
  /** How long a topic that nobody hears is still recorded, so that a broken line can come back. */
  readonly warmMilliseconds?: number
}

/** Joins what is pending with what comes on top of it. */
export type Merge = (before: LiveMessage, after: LiveMessage) => LiveMessage

export type Listening = {
  /** A last word to this listener alone, then the end. */
  end(message?: LiveMessage): void
  /** The line broke from the other side. */
  leave(): void
}

const TICK_MILLISECONDS = 80
const WAITING_MAX = 256 * 1024
const RING_BYTES_MAX = 8 * 1024 * 1024
const WARM_MILLISECONDS = 60_000

/**
 * The live line of this process: changes gathered by tick, each frame written once for all who listen. Frames
 * are numbered over all topics, so one number tells a listener of many topics where to go on. A listener that
 * does not keep up is skipped and gets the state afresh when it reads again, so it never holds memory.
 */
export class Live {
  readonly #options: Required<LiveOptions>
  readonly #boot = randomBytes(6).toString('hex')
  readonly #ring: FrameRing
  readonly #topics: TopicRegistry
  readonly #changed = new Set<Topic>()
  readonly #late = new Set<Listener>()
  #number = 0
  #tick: NodeJS.Timeout | undefined
  #listenerCount = 0

  constructor(options: LiveOptions) {
    this.#options = {
      onFault: () => {},
      tickMilliseconds: TICK_MILLISECONDS,
      waitingMax: WAITING_MAX,
      ringBytesMax: RING_BYTES_MAX,
      warmMilliseconds: WARM_MILLISECONDS,
      ...options,
    }
    this.#ring = frameRing({ bytesMax: this.#options.ringBytesMax })
    this.#topics = topicRegistry(this.#options.warmMilliseconds)
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
    this.#wake()
  }

  /** Whether anybody would hear what is told on a topic: saves the work of telling. */
  isHeard(name: string): boolean {
    return this.#topics.find(name) !== undefined
  }

  /** Begins to listen: goes on after `lastId` where that is possible, else from the state as it is. */
  join(sink: Sink, names: readonly string[], lastId = ''): Listening {
    const group = this.#topics.groupOf(names, this.#number)
    const listener: Listener = { sink, group, state: 'joining' }
    group.listeners.add(listener)
    this.#listenerCount += 1
    if (!this.#resume(listener, lastId)) this.#begin(listener)
    return { end: message => this.#end(listener, message), leave: () => this.#leave(listener) }
  }

  /** Writes to every listener that keeps up: the heartbeat. */
  ping(): void {
    const bytes = Buffer.from('event: ping\ndata: {}\n\n')
    for (const { listeners } of this.#topics.groups())
      for (const listener of listeners) if (listener.state === 'live') listener.sink.write(bytes)
  }

  close(): void {
    clearTimeout(this.#tick)
    for (const { listeners } of [...this.#topics.groups()])
      for (const listener of [...listeners]) this.#end(listener)
    this.#topics.close()
  }

  #wake(): void {
    this.#tick ??= setTimeout(() => this.#flush(), this.#options.tickMilliseconds)
  }

  /** One buffer a group: a write to a socket costs the same whatever its length. */
  #flush(): void {
    this.#tick = undefined
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
    for (const [group, buffers] of fresh) {
      const bytes = buffers.length === 1 && buffers[0] ? buffers[0] : Buffer.concat(buffers)
      for (const listener of group.listeners) this.#deliver(listener, bytes)
    }
    this.#catchUpLate()
  }

  #writeTopic(topic: Topic): Buffer {
    this.#number += 1
    topic.lastNumber = this.#number
    const bytes = writeFrame([...topic.pending.values()], this.#idOf(this.#number))
    topic.pending.clear()
    this.#ring.push({ number: this.#number, topic: topic.name, bytes })
    return bytes
  }

  #idOf(number: number): string {
    return `${this.#boot}.${number}`
  }

  #deliver(listener: Listener, bytes: Buffer): void {
    if (listener.state !== 'live') return
    if (listener.sink.waiting() > this.#options.waitingMax) {
      listener.state = 'late'
      this.#late.add(listener)
    } else listener.sink.write(bytes)
  }

  /** Those who have read what was waiting for them get the state as it is now. */
  #catchUpLate(): void {
    for (const listener of this.#late) if (listener.sink.waiting() === 0) this.#begin(listener)
    if (this.#late.size > 0) this.#wake()
  }

  #begin(listener: Listener): void {
    this.#late.delete(listener)
    listener.state = 'joining'
    this.#sendState(listener).catch(fault => {
      this.#options.onFault(fault)
      this.#end(listener)
    })
  }

  /** The state, then whatever was told while it was read, then live. */
  async #sendState(listener: Listener): Promise<void> {
    const from = this.#number
    const states = await Promise.all(listener.group.topics.map(topic => this.#stateOf(topic)))
    if (listener.state !== 'joining') return
    listener.sink.write(writeFrame([...states.flat(), { event: 'ready', data: {} }], this.#idOf(from)))
    if (!this.#goOn(listener, from)) await this.#sendState(listener)
  }

  /** A state that nothing has happened to since is good for the next who asks within the tick. */
  #stateOf(topic: Topic): Promise<readonly LiveMessage[]> {
    const known = topic.state
    if (known && known.number === topic.lastNumber && topic.pending.size === 0) return known.messages
    const messages = this.#options.snapshot(topic.name)
    const asked = { number: topic.lastNumber, messages }
    topic.state = asked
    const forget = () => {
      if (topic.state === asked) topic.state = undefined
    }
    messages.then(() => setTimeout(forget, this.#options.tickMilliseconds).unref(), forget)
    return messages
  }

  /** Writes the recorded frames above a number and goes live; false when they are gone already. */
  #goOn(listener: Listener, from: number): boolean {
    const frames = this.#ring.since(from)
    if (!frames) return false
    const own = new Set(listener.group.topics.map(topic => topic.name))
    const missed = frames.filter(frame => own.has(frame.topic)).map(frame => frame.bytes)
    if (missed.length > 0) listener.sink.write(Buffer.concat(missed))
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
