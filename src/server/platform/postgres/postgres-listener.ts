import type pg from 'pg'

export type Listener = {
  /**
   * Listens to a channel on a separate connection that reconnects automatically. `onGap` is called after each
   * reconnection: notifications sent meanwhile are lost, so reload. Resolves once the database listens; returns a
   * function that stops listening.
   */
  listen(channel: string, onNotice: (payload: string) => void, onGap?: () => void): Promise<() => void>
  close(): Promise<void>
}

type Subscription = { channel: string; onNotice: (payload: string) => void; onGap: () => void }

const RETRY_DELAY_MILLISECONDS = 250

/** Keeps one connection for all channels, opened at the first `listen`. */
export function createListener(connect: () => pg.Client, onFault: (fault: Error) => void): Listener {
  const subscriptions = new Set<Subscription>()
  let client: Promise<pg.Client> | undefined
  let closed = false

  const open = async (): Promise<pg.Client> => {
    const fresh = connect()
    fresh.on('error', onFault)
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const one of subscriptions) if (one.channel === channel) one.onNotice(payload)
    })
    try {
      await fresh.connect()
      for (const channel of new Set([...subscriptions].map(one => one.channel)))
        await listenOn(fresh, channel)
    } catch (fault) {
      void fresh.end().catch(onFault)
      throw fault
    }
    // Only now: a failed attempt also emits `end`, and its caller already retries.
    fresh.once('end', reconnect)
    return fresh
  }

  const reconnect = () => {
    if (closed) return
    client = retry(open, () => closed)
    void client.then(
      () => subscriptions.forEach(one => void one.onGap()),
      () => {},
    )
  }

  return {
    listen: async (channel, onNotice, onGap = () => {}) => {
      const subscription = { channel, onNotice, onGap }
      subscriptions.add(subscription)
      client ??= open()
      await listenOn(await client, channel)
      return () => void subscriptions.delete(subscription)
    },
    close: async () => {
      closed = true
      await client?.then(one => one.end()).catch(() => {})
    },
  }
}

const listenOn = (client: pg.Client, channel: string) =>
  client.query(`listen "${channel.replaceAll('"', '""')}"`)

async function retry<T>(work: () => Promise<T>, stopped: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (stopped()) throw error
      await new Promise(resolve => setTimeout(resolve, RETRY_DELAY_MILLISECONDS))
    }
  }
}
