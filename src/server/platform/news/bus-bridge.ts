import { randomBytes } from 'node:crypto'
import { SECOND } from '#domain/instant.ts'
import type { Background } from '../process/background.ts'
import type { Deps } from '../process/deps.ts'
import type { Bus } from './bus.ts'
import { notifyAll } from './bus-bridge.sql.ts'
import { noticeReader, noticeWriter, type TopicMessage } from './notice-pages.ts'

export type BridgeDeps = Pick<Deps, 'bus' | 'db' | 'log'> & {
  /** News of another process may have been lost: whoever shows a state reads it afresh. */
  readonly onGap: () => void
}

const CHANNEL = 'news'
/** More waiting than this (the database is away) is not worth keeping: readers are told of the gap. */
const WAITING_MAX = 50_000
const HELLO = 'hello'
const HELLO_EVERY = 10 * SECOND
/** Whoever has not said hello for so long is gone. */
const COMPANY_MILLISECONDS = 35 * SECOND

/**
 * Carries the news that reaches the house (`bus.ts`) between its processes, by notices of the database they share.
 * Sent after the commit and in order: what has gathered while the last sending was under way goes with the next. A
 * process that is alone sends nothing but a hello now and then. See docs/decisions/0016-news-between-processes.md.
 */
export function busBridge({ bus, db, log, onGap }: BridgeDeps): Background {
  const onFault = (err: unknown) => log.warn({ err }, 'news could not be sent to other processes')
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
          // It knows of us only now: what it told before went unheard here.
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

/** The other processes there are; `onAlone` hears when the last of them has gone. */
function openCompany(onAlone: () => void) {
  const lastHeard = new Map<string, number>()
  return {
    /** True for one that was not known. */
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

/** Tells what another process told, without sending it back. */
function repeater(bus: Bus) {
  let repeating = false
  return {
    isRepeating: () => repeating,
    repeat: (name: string, message: unknown): void => {
      repeating = true
      // Written by a process of the same house: it knows the topic that goes by this name.
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
      // A fault needs no more than a word: the numbers are gone, so whoever reads the next notice knows.
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
    /** Makes those who hear the next notice read everything afresh. */
    skip: writer.skip,
    drained: async (): Promise<void> => sending,
  }
}
