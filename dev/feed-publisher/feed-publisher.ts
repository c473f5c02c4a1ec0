import { randomUUID } from 'node:crypto'
import { Connection } from 'rabbitmq-client'
import { openFeedWorld } from './feed-world.ts'
import type { QueueState } from './vendor-distribution.ts'
import { openVendorHttp, type VendorHttp } from './vendor-http.ts'
import type { WireEvent } from './wire-events.ts'
import { writeWire } from './wire-text.ts'

export type PackageName = 'prematch' | 'inplay'

export type PublisherOptions = {
  readonly amqpUrl: string
  readonly packages: Readonly<Record<PackageName, number>>
  readonly userName: string
  readonly password: string
  readonly httpPort?: number
  /** The vendor's clock. The system clock unless a test sets it. */
  readonly now?: () => number
  /** Milliseconds between heartbeats; 0 sends them only by `beat`. */
  readonly beatEvery?: number
}

/** A message as it is put into the queue. */
export type PublishedMessage = { readonly text: string; readonly headers: Record<string, unknown> }

/** A vendor of our own: publishes the wire format of TRADE360 to a broker, and answers snapshot requests. */
export type FeedPublisher = {
  readonly http: VendorHttp
  /** Publishes an event as a message of the given type. The snapshot learns of it even while the feed is cut. */
  tell(kind: PackageName, type: number, event: WireEvent): Promise<PublishedMessage>
  /** Returns the message for an event without sending it. */
  message(type: number, event: WireEvent, at?: number): PublishedMessage
  /** Puts any text into the queue unchanged. */
  send(kind: PackageName, message: PublishedMessage, contentType?: string): Promise<void>
  beat(kind: PackageName, interrupted?: boolean): Promise<void>
  keepAlive(fixtureIds: readonly number[]): Promise<void>
  /** For the drill: nothing is sent any more, including heartbeats. Messages of that time never reach the queue. */
  cut(): void
  restore(): void
  close(): Promise<void>
}

export const queueOf = (packageId: number): string => `_${packageId}_`

const HEARTBEAT = 32
const KEEP_ALIVE = 31

/** Wraps messages in headers with sequence numbers. */
function numberedEnvelopes() {
  let sequence = 0
  return (type: number, body: object, at: number): PublishedMessage => {
    const guid = randomUUID()
    const header = { Type: type, MsgSeq: ++sequence, MsgGuid: guid, CreationDate: new Date(at).toISOString() }
    return {
      text: writeWire({ Header: { ...header, ServerTimestamp: at }, Body: body }),
      headers: { MessageGuid: guid, MessageType: type, timestamp_in_ms: at, MessageSequence: sequence },
    }
  }
}

/** The broker's queues of the packages. A drill cuts them off. */
async function openWire({ amqpUrl, packages }: PublisherOptions) {
  const connection = new Connection(amqpUrl)
  connection.on('error', () => {})
  for (const id of Object.values(packages))
    await connection.queueDeclare({ queue: queueOf(id), durable: true })
  const publisher = connection.createPublisher({ confirm: true })
  let isCut = false
  const readQueue = async (packageId: number): Promise<QueueState> => {
    // A deleted queue has no messages and no consumers.
    const told = await connection
      .queueDeclare({ queue: queueOf(packageId), passive: true })
      .catch(() => ({ messageCount: 0, consumerCount: 0 }))
    return { messages: told.messageCount, consumers: told.consumerCount }
  }
  const send = async (kind: PackageName, message: PublishedMessage, contentType?: string): Promise<void> => {
    const { text, headers } = message
    if (isCut) return
    const routingKey = queueOf(packages[kind])
    const type = contentType === undefined ? {} : { contentType }
    await publisher.send({ routingKey, durable: false, headers, ...type }, Buffer.from(text))
  }
  return {
    send,
    readQueue,
    cut: (cuts: boolean): void => {
      isCut = cuts
    },
    close: async () => {
      await publisher.close()
      await connection.close()
    },
  }
}

/** The drill over HTTP, for a publisher in another process. */
const hearDrill = (cut: (cuts: boolean) => void) => (path: string) => {
  if (path !== '/drill/cut' && path !== '/drill/restore') return undefined
  const isCut = path === '/drill/cut'
  cut(isCut)
  return { cut: isCut }
}

export async function openFeedPublisher(options: PublisherOptions): Promise<FeedPublisher> {
  const { httpPort, packages, now = Date.now, beatEvery = 5_000 } = options
  const wire = await openWire(options)
  const { cut, close, readQueue } = wire
  const world = openFeedWorld()
  const http = await openVendorHttp({
    ...options,
    world,
    now,
    readQueue,
    ...(httpPort === undefined ? {} : { port: httpPort }),
    other: hearDrill(cut),
  })
  // While distribution is off, nothing is put into a package's queue.
  const send: FeedPublisher['send'] = async (kind, message, contentType) => {
    if (http.distribution.isOn(packages[kind]) !== false) await wire.send(kind, message, contentType)
  }
  const envelope = numberedEnvelopes()
  const message: FeedPublisher['message'] = (type, event, at = now()) =>
    envelope(type, { Events: [event] }, at)
  const beat: FeedPublisher['beat'] = (kind, interrupted = false) =>
    send(kind, envelope(HEARTBEAT, interrupted ? { FeedInterrupted: [1] } : {}, now()))
  const beating =
    beatEvery > 0
      ? setInterval(() => void Promise.all([beat('prematch'), beat('inplay')]).catch(() => {}), beatEvery)
      : undefined

  return {
    http,
    tell: async (kind, type, event) => {
      world.learn(event)
      const told = message(type, event)
      await send(kind, told)
      return told
    },
    message,
    send,
    beat,
    keepAlive: ids => send('inplay', envelope(KEEP_ALIVE, { KeepAlive: { ActiveEvents: ids } }, now())),
    cut: () => cut(true),
    restore: () => cut(false),
    close: async () => {
      clearInterval(beating)
      await close()
      await http.close()
    },
  }
}
