/** An event stream that a test controls. */
export type FakeStream = {
  readonly url: string
  readonly headers: Record<string, string>
  send(text: string): void
  end(): void
  aborted(): boolean
}

/** A server that answers each request with a new stream, and all streams so far. */
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

/** Timers that fire only when a test asks for it. Actions stay scheduled until they are fired or cancelled. */
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
    /** The scheduled actions. */
    due: () => timers.filter(timer => !timer.off),
    /** Runs the action that was scheduled last. */
    fire: () => {
      const timer = timers.filter(({ off }) => !off).at(-1)
      if (!timer) return
      timer.off = true
      timer.act()
    },
  }
}

/** Lets all pending microtasks finish. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await new Promise(resolve => setTimeout(resolve, 0))
}
