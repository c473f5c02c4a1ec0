import { randomBytes } from 'node:crypto'
import type { Background } from './background.ts'
import type { Bus, Topic } from './bus.ts'
import { notifyAll } from './bus-bridge.sql.ts'
import type { Deps } from './deps.ts'
import { noticeReader, noticeWriter, type Told } from './notice-pages.ts'

export type BridgeDeps = Pick<Deps, 'bus' | 'db' | 'log'> & {
  /** News that other processes are to hear as well. Their messages must survive JSON. */
  readonly topics: readonly Topic<never>[]
  /** News of another process may have been lost: whoever shows a state reads it afresh. */
  readonly onGap: () => void
}

const CHANNEL = 'news'
/** More waiting than this (the database is away) is not worth keeping: readers are told of the gap. */
const WAITING_MAX = 50_000

/**
 * Carries news between the processes of one house, by notices of the database they share. Sent after the commit
 * and in order: what has gathered while the last sending was under way goes with the next. See
 * docs/decisions/0016-news-between-processes.md.
 */
export function busBridge({ bus, db, log, topics, onGap }: BridgeDeps): Background {
  return {
    name: 'bus-bridge',
    start: async () => {
      const own = randomBytes(6).toString('hex')
      const outbox = openOutbox(
        own,
        payloads => notifyAll(db, CHANNEL, payloads),
        err => log.warn({ err }, 'news could not be sent to other processes'),
      )
      const repeated = repeater(bus, topics)
      const stops = topics.map(topic =>
        bus.subscribe(topic, message => {
          if (!repeated.isRepeating()) outbox.put([topic.name, message])
        }),
      )
      const stopListening = await db.listen(CHANNEL, noticeReader(own, repeated.repeat, onGap), onGap)
      return async () => {
        stopListening()
        for (const stop of stops) stop()
        await outbox.drained()
      }
    },
  }
}

/** Tells what another process told, without sending it back. */
function repeater(bus: Bus, topics: readonly Topic<never>[]) {
  const byName = new Map(topics.map(topic => [topic.name, topic]))
  let repeating = false
  return {
    isRepeating: () => repeating,
    repeat: ([name, message]: Told): void => {
      const topic = byName.get(name)
      if (!topic) return
      repeating = true
      // Written by a process of the same house, of the same topic.
      bus.publish(topic, message as never)
      repeating = false
    },
  }
}

function openOutbox(
  own: string,
  send: (payloads: readonly string[]) => Promise<void>,
  onFault: (fault: unknown) => void,
) {
  const writer = noticeWriter(own)
  let waiting: Told[] = []
  let sending: Promise<void> | undefined

  const sendAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await send(writer.write(batch))
      } catch (fault) {
        // Its numbers are gone, so whoever reads the next notice knows.
        onFault(fault)
      }
    }
    sending = undefined
  }
  return {
    put: (told: Told): void => {
      waiting.push(told)
      if (waiting.length > WAITING_MAX) {
        waiting = []
        writer.skip()
      }
      sending ??= sendAll()
    },
    drained: async (): Promise<void> => sending,
  }
}
