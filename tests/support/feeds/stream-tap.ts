import type { Page } from 'playwright-core'
import type { InplayChannel } from '#contract/live/live.ts'

/** A message of a stream; `number` is the place in the order of all, told with the last message of each frame. */
export type TappedMessage = {
  readonly event: string
  readonly data: Record<string, unknown>
  readonly number: number | undefined
}

/** One connection of an in-play stream: where it went on from, and what it has brought. */
export type TappedStream = {
  readonly channel: InplayChannel
  readonly lastEventId: string | null
  readonly messages: readonly TappedMessage[]
}

/** Keeps a copy of all that the in-play streams bring, from the first moment. For `visit({ prepare })`. */
export const tapStreams = (page: Page): Promise<unknown> => page.addInitScript(installTap)

/** The connections so far, in the order in which they were opened; of a channel alone. */
export const streamsOf = (page: Page, channel: InplayChannel): Promise<TappedStream[]> =>
  page.evaluate(
    wanted => (Reflect.get(window, 'streams') as TappedStream[]).filter(one => one.channel === wanted),
    channel,
  )

function installTap(): void {
  const streams: TappedStream[] = []
  Reflect.set(window, 'streams', streams)
  const plainFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const answer = await plainFetch(input, init)
    const url = new URL(String(input), location.href)
    if (url.pathname !== '/api/inplay/stream' || !answer.body) return answer
    const messages: TappedMessage[] = []
    const channel = url.searchParams.get('channel') as InplayChannel
    streams.push({ channel, lastEventId: new Headers(init?.headers).get('last-event-id'), messages })
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
          data: JSON.parse(field('data') ?? '{}'),
          number: number === undefined ? undefined : Number(number),
        })
      }
    }
  }
}
