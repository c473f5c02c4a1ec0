import { afterEach } from 'vitest'
import { Live, type Sink } from '#server/platform/live/live.ts'
import type { LiveOptions } from '#server/platform/live/live-options.ts'

/** The frame that ends the state of a connection's first topics. */
export const READY = 'ready {"change":0}'

/** Opens live connections for a test and closes them after it. */
export function useLive() {
  const opened = new Set<Live>()
  afterEach(() => {
    for (const one of opened) one.close()
    opened.clear()
  })
  /** The state of a topic is a number: the one that was published last. */
  return function setUp(options: Partial<LiveOptions> = {}) {
    const values = new Map<string, number>()
    const live = new Live({
      snapshot: async topic => [{ event: 'state', data: values.get(topic) ?? 0 }],
      tickMilliseconds: 5,
      ...options,
    })
    opened.add(live)
    const tell = (topic: string, value: number) => {
      values.set(topic, value)
      live.publish(topic, 'value', { event: 'value', data: value })
    }
    return { live, tell, values }
  }
}

/** A listener in memory that reads like a browser: events, and the id for reconnecting. */
export function listener() {
  const writes: Buffer[] = []
  let stuck = 0
  const sink: Sink & { ended: boolean } = {
    ended: false,
    write: bytes => void writes.push(bytes),
    waiting: () => stuck,
    end: () => {
      sink.ended = true
    },
  }
  const text = () => Buffer.concat(writes).toString()
  return {
    sink,
    writes,
    stick: (bytes: number) => {
      stuck = bytes
    },
    events: () =>
      [...text().matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, event, data]) => `${event} ${data}`),
    lastId: () => [...text().matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
  }
}

/** Waits until published messages have been written. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 30))
