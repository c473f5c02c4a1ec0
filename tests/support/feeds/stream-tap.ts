import type { Page } from 'playwright-core'

/**
 * A message of a stream. `number` is its place in the order of all messages, sent with the last message of each frame.
 */
export type TappedMessage = {
  readonly event: string
  readonly topic: string
  readonly data: Record<string, unknown>
  readonly number: number | undefined
}

/** One live connection: the id that it resumed from, and its messages. */
export type TappedStream = {
  readonly lastEventId: string | null
  readonly messages: readonly TappedMessage[]
}

/** Records all messages of the live connection from the start. For `visit({ prepare })`. */
export const tapStreams = (page: Page): Promise<unknown> => page.addInitScript(installTap)

/** Returns the connections so far, in order of opening. */
export const streamsOf = (page: Page): Promise<TappedStream[]> =>
  page.evaluate(() => Reflect.get(window, 'streams') as TappedStream[])

function installTap(): void {
  const streams: TappedStream[] = []
  Reflect.set(window, 'streams', streams)
  const plainFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const answer = await plainFetch(input, init)
    const url = new URL(String(input), location.href)
    if (url.pathname !== '/api/live' || !answer.body) return answer
    const messages: TappedMessage[] = []
    streams.push({ lastEventId: new Headers(init?.headers).get('last-event-id'), messages })
    const [copy, theirs] = answer.body.tee()
    void keep(copy, messages).catch(() => {})
    return new Response(theirs, { status: answer.status, headers: answer.headers })
  }

  async function keep(body: ReadableStream<Uint8Array>, messages: TappedMessage[]) {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const event = field('event') ?? ''
        const number = field('id')?.split('.')[1]
        if (event === 'ping') continue
        messages.push({
          event,
          topic: field('topic') ?? '',
          data: JSON.parse(field('data') ?? '{}'),
          number: number === undefined ? undefined : Number(number),
        })
      }
    }
  }
}
