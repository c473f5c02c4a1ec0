/** An event stream that a test holds in its hand. */
export type FakeStream = {
  readonly url: string
  readonly headers: Record<string, string>
  send(text: string): void
  end(): void
  aborted(): boolean
}

/** A server that answers each request with a stream of its own, and every stream it was asked for. */
export function fakeStreams(statusOf: () => number, refusalText = '') {
  const streams: FakeStream[] = []
  const answer = (url: string, init: RequestInit) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: given => {
        controller = given
      },
    })
    init.signal?.addEventListener('abort', () => controller?.error(new Error('aborted')))
    streams.push({
      url,
      headers: init.headers as Record<string, string>,
      send: text => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
      aborted: () => init.signal?.aborted ?? false,
    })
    return { status: statusOf(), body, text: async () => refusalText }
  }
  return { streams, answer }
}

/** A clock that only runs when a test says so: acts stand until they are called or called off. */
export function fakeTimers() {
  const timers: { act: () => void; delay: number; off: boolean }[] = []
  return {
    schedule: (act: () => void, delay: number) => {
      const timer = { act, delay, off: false }
      timers.push(timer)
      return () => {
        timer.off = true
      }
    },
    /** What stands. */
    due: () => timers.filter(timer => !timer.off),
    /** Runs what was asked for last. */
    fire: () => {
      const timer = timers.filter(({ off }) => !off).at(-1)
      if (!timer) return
      timer.off = true
      timer.act()
    },
  }
}

/** Lets everything that waits for nothing but its turn come to an end. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await new Promise(resolve => setTimeout(resolve, 0))
}
