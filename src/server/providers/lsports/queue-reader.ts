import { type AsyncMessage, type Channel, Connection } from 'rabbitmq-client'
import { SECOND } from '#domain/instant.ts'
import type { Log } from '#server/platform/process/log.ts'
import type { RawMessage } from './wire/feed-message.ts'
import { keepBodiesRaw } from './wire/raw-bodies.ts'
import { asObject } from './wire/wire-reading.ts'

export type QueueReading = {
  readonly amqpUrl: string
  readonly queue: string
  readonly prefetch: number
  readonly log: Log
  /**
   * Processes the messages collected while the previous ones were stored; they are acknowledged when it resolves. After
   * a rejection it is not called again: the messages return to the queue.
   */
  take(messages: readonly RawMessage[]): Promise<void>
  /** Called when the queue is read again after a lost connection. */
  onBack(): void
}

export type QueueReader = { close(): Promise<void> }

const RETRY_AFTER = 3 * SECOND
const BATCH_MAX = 500

type Delivery = { readonly channel: Channel; readonly tag: number; readonly message: RawMessage }

/** Collects deliveries while earlier ones are stored. */
function openIntake(reading: QueueReading, isClosing: () => boolean) {
  let gathered: Delivery[] = []
  let taking: Promise<void> | undefined
  const takeAll = async () => {
    while (gathered.length > 0 && !isClosing()) {
      const batch = gathered.splice(0, BATCH_MAX)
      await reading.take(batch.map(delivery => delivery.message))
      acknowledge(batch)
    }
  }
  return {
    gather(channel: Channel, message: AsyncMessage): void {
      gathered.push({ channel, tag: message.deliveryTag, message: rawOf(message) })
      taking ??= takeAll()
        .catch(err => reading.log.debug({ err, queue: reading.queue }, 'messages returned to the queue'))
        .finally(() => {
          taking = undefined
        })
    },
    /** Drops waiting deliveries and waits for the running store: unacknowledged messages are redelivered. */
    async letGo(): Promise<void> {
      gathered = []
      await taking
    },
  }
}

/** Reads a queue in order until closed; reconnects automatically. */
export function readQueue(reading: QueueReading): QueueReader {
  const { log, queue } = reading
  const connection = new Connection({ url: reading.amqpUrl, retryLow: 500, retryHigh: 5 * SECOND })
  connection.on('error', err => log.warn({ err, queue }, 'the connection to the feed broke'))
  const closing = Promise.withResolvers<void>()
  let isClosing = false
  const intake = openIntake(reading, () => isClosing)

  const readOnce = async () => {
    const channel = await connection.acquire({ emitErrorsFromChannel: true })
    keepBodiesRaw(channel)
    const lost = new Promise<void>(resolve => {
      channel.once('close', resolve)
      channel.once('basic.cancel', () => resolve())
    })
    channel.on('error', err => log.warn({ err, queue }, 'the channel to the feed broke'))
    await channel.basicQos({ prefetchCount: reading.prefetch })
    const { consumerTag } = await channel.basicConsume({ queue }, message => intake.gather(channel, message))
    await Promise.race([lost, closing.promise])
    if (isClosing && channel.active) await channel.basicCancel(consumerTag)
    await intake.letGo()
    if (channel.active) await channel.close()
  }
  const readOn = async () => {
    for (let time = 0; !isClosing; time++) {
      if (time > 0) await Promise.race([closing.promise, pause(RETRY_AFTER)])
      if (time > 0 && !isClosing) reading.onBack()
      await readOnce().catch(err => log.warn({ err, queue }, 'the feed’s queue could not be read'))
    }
  }
  const done = readOn()
  return {
    close: async () => {
      isClosing = true
      closing.resolve()
      await done
      await connection.close()
    },
  }
}

/**
 * Acknowledges a batch at once, on the channel that delivered it; a lost channel cannot acknowledge, and its messages
 * are redelivered.
 */
function acknowledge(batch: readonly Delivery[]): void {
  const last = batch.at(-1)
  if (last?.channel.active) last.channel.basicAck({ deliveryTag: last.tag, multiple: true })
}

const rawOf = ({ headers, body }: AsyncMessage): RawMessage => ({
  headers: asObject(headers) ?? {},
  text: Buffer.isBuffer(body) ? body.toString('utf8') : '',
})

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds).unref())
