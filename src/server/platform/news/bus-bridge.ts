import { randomBytes } from 'node:crypto'
import { SECOND } from '#domain/instant.ts'
import type { Background } from '../process/background.ts'
import type { Deps } from '../process/deps.ts'
import type { Bus } from './bus.ts'
import { notifyAll } from './bus-bridge.sql.ts'
import { noticeReader, noticeWriter, type TopicMessage } from './notice-pages.ts'

export type BridgeDeps = Pick<Deps, 'bus' | 'db' | 'log'> & {
  /** Events of another process may have been lost: caches and displayed states must be reloaded. */
  readonly onGap: () => void
}

const CHANNEL = 'news'
/** Maximum number of waiting events (during a database outage); above it readers are told of a gap instead. */
const WAITING_MAX = 50_000
const HELLO = 'hello'
const HELLO_EVERY = 10 * SECOND
/** A process that has not sent a hello for this long is considered gone. */
const COMPANY_MILLISECONDS = 35 * SECOND

/**
 * Forwards events with reach `house` (`bus.ts`) between processes, as notifications through their shared database. Sent
 * after the commit and in order: events collected during one send go with the next. A single process sends only an
 * occasional hello. See docs/decisions/0016-news-between-processes.md.
 */
export function busBridge({ bus, db, log, onGap }: BridgeDeps): Background {
  const onFault = (err: unknown) => log.warn({ err }, 'events could not be sent to other processes')
  return {
    name: 'bus-bridge',
    start: async () => {
      const own = randomBytes(6).toString('hex')
      const outbox = openOutbox(own, payloads => notifyAll(db, CHANNEL, payloads), onFault)
      const repeated = repeater(bus)
      const sayHello = (to = '') => outbox.put([HELLO, to])
      const company = openCompany(outbox.skip)
      const hear = ([name, message]: TopicMessage, sender: string) => {
        if (name !== HELLO) repeated.repeat(name, message)
        else {
          const isNew = company.heard(sender)
          // The other process has just discovered this one: its earlier events were not sent here.
          if (message === own) onGap()
          if (isNew) sayHello(sender)
        }
      }
      const stopCarrying = bus.subscribeAll(({ name, reach }, message) => {
        if (reach === 'house' && !repeated.isRepeating() && company.isThere()) outbox.put([name, message])
      })
      const stopListening = await db.listen(CHANNEL, noticeReader(own, hear, onGap), () => {
        sayHello()
        onGap()
      })
      sayHello()
      const hello = setInterval(() => sayHello(), HELLO_EVERY)
      return async () => {
        clearInterval(hello)
        stopListening()
        stopCarrying()
        await outbox.drained()
      }
    },
  }
}

/** The other known processes; calls `onAlone` when the last of them is gone. */
function openCompany(onAlone: () => void) {
  const lastHeard = new Map<string, number>()
  return {
    /** True for a new one. */
    heard: (sender: string): boolean => {
      const isNew = !lastHeard.has(sender)
      lastHeard.set(sender, performance.now())
      return isNew
    },
    isThere: (): boolean => {
      if (lastHeard.size === 0) return false
      const oldest = performance.now() - COMPANY_MILLISECONDS
      for (const [sender, at] of lastHeard) if (at < oldest) lastHeard.delete(sender)
      if (lastHeard.size === 0) onAlone()
      return lastHeard.size > 0
    },
  }
}

/** Publishes events of another process locally, without sending them back. */
function repeater(bus: Bus) {
  let repeating = false
  return {
    isRepeating: () => repeating,
    repeat: (name: string, message: unknown): void => {
      repeating = true
      // Written by a process of the same site, so the name identifies the topic.
      bus.publish({ name, reach: 'house' }, message)
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
  let waiting: TopicMessage[] = []
  let sending: Promise<void> | undefined

  const sendAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      // A fault is only logged: the numbers are used up, so readers of the next notification detect the gap.
      await send(writer.write(batch)).catch(onFault)
    }
    sending = undefined
  }
  return {
    put: (told: TopicMessage): void => {
      waiting.push(told)
      if (waiting.length > WAITING_MAX) {
        waiting = []
        writer.skip()
      }
      sending ??= sendAll()
    },
    /** Makes readers of the next notification reload everything. */
    skip: writer.skip,
    drained: async (): Promise<void> => sending,
  }
}
