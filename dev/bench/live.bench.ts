import {
  type Contender,
  type Heard,
  type ListenerOrder,
  type ServerAnswer,
  type ServerOrder,
  startWorker,
} from './live/live-load.ts'

const LISTENERS = 5_000
const WARM_MILLISECONDS = 2_000
const MEASURED_MILLISECONDS = 3_000
/** A rate counts as held when this share of it arrives. */
const HELD = 0.9
const DELAY_MAX = 250
const TRIES = 3
/** Fills the buffers of listeners that stop reading. The kernel alone takes some megabytes for each. */
const FLOOD = 20_000
const FLOOD_LISTENERS = 100
const STALLED = 50
const STALLED_MILLISECONDS = 12_000

/** Changes a second for each listener: one per message, or all changes of a tick in one message. */
const ONE_BY_ONE = [10, 20, 30, 40]
const BUNDLED = [100, 200, 400, 800]

/** `processor` is the share of one core that the pushing process used. */
type Step = Heard & { readonly offered: number; readonly processor: number }
type Run = { readonly steps: readonly Step[]; readonly bytesPerListener: number }

/**
 * Pushes price changes to thousands of listeners on one process. The live connections are compared with socket.io and
 * bare ws, which send each change as it comes, and with both when they bundle the changes of a tick as the live
 * connections do.
 */
export async function bench() {
  const line = await run({ kind: 'sse', bundled: true }, BUNDLED)
  const peers = {
    socketIo: await run({ kind: 'socket.io', bundled: false }, ONE_BY_ONE),
    ws: await run({ kind: 'ws', bundled: false }, ONE_BY_ONE),
    socketIoBundled: await run({ kind: 'socket.io', bundled: true }, BUNDLED),
    wsBundled: await run({ kind: 'ws', bundled: true }, BUNDLED),
  }
  const best = bestHeld(line)
  const ratios = {
    ratioToSocketIo: ratio(best, most(peers.socketIo)),
    ratioToWs: ratio(best, most(peers.ws)),
  }
  return {
    name: 'live',
    changesPerSecond: best.changesPerSecond,
    ...ratios,
    p50ms: best.p50ms,
    p99ms: best.p99ms,
    /** Everything that one process delivered, also late. */
    mostPerSecond: most(line).changesPerSecond,
    bytesPerListener: line.bytesPerListener,
    bytesPerStalledListener: await stall(),
    listeners: LISTENERS,
    bundledPeers: {
      ratioToSocketIo: ratio(best, bestHeld(peers.socketIoBundled)),
      ratioToWs: ratio(best, bestHeld(peers.wsBundled)),
    },
    steps: { line: line.steps, ...mapRuns(peers) },
    ratio: Math.min(ratios.ratioToSocketIo, ratios.ratioToWs),
  }
}

const mapRuns = (runs: Readonly<Record<string, Run>>) =>
  Object.fromEntries(Object.entries(runs).map(([name, { steps }]) => [name, steps]))

/** Measures one contender at rising rates, with its own server and listeners. */
const run = (contender: Contender, rates: readonly number[]): Promise<Run> =>
  withListeners(contender, LISTENERS, async (server, listeners, bytesPerListener) => {
    const steps: Step[] = []
    for (const rate of rates) {
      await server.order({ ask: 'push', perSecond: rate })
      const step = await measureStep(server, listeners, rate)
      tell(contender, rate, step)
      steps.push(step)
      if (!isHeld(step)) break
    }
    return { steps, bytesPerListener }
  })

/** Measures a rate again when it is not held in time, because another program on the machine may have been busy. */
async function measureStep(server: Server, listeners: Listeners, rate: number): Promise<Step> {
  const tries: Step[] = []
  for (let left = TRIES; left > 0; left--) {
    await listeners.order({ ask: 'measure', milliseconds: WARM_MILLISECONDS })
    const before = await server.order({ ask: 'processor' })
    const heard = await listeners.order({ ask: 'measure', milliseconds: MEASURED_MILLISECONDS })
    const spent = (await server.order({ ask: 'processor' })) - before
    const processor = Math.round((100 * spent) / MEASURED_MILLISECONDS) / 100
    const step = { offered: rate * LISTENERS, processor, ...heard }
    if (isHeld(step) && step.p99ms < DELAY_MAX) return step
    tries.push(step)
  }
  const [best] = tries.toSorted((a, b) => Number(isHeld(b)) - Number(isHeld(a)) || a.p99ms - b.p99ms)
  if (!best) throw new Error('nothing was measured')
  return best
}

const isHeld = ({ offered, changesPerSecond }: Step): boolean => changesPerSecond >= HELD * offered

/** Returns the most bytes that wait for a live connection that stops reading under a flood, while others read. */
const stall = (): Promise<number> =>
  withListeners({ kind: 'sse', bundled: true }, FLOOD_LISTENERS, async (server, listeners) => {
    await server.order({ ask: 'push', perSecond: FLOOD })
    await listeners.order({ ask: 'measure', milliseconds: WARM_MILLISECONDS })
    await listeners.order({ ask: 'stall', count: STALLED })
    await listeners.order({ ask: 'measure', milliseconds: STALLED_MILLISECONDS })
    return server.order({ ask: 'waiting' })
  })

type Server = ReturnType<typeof startWorker<ServerOrder, ServerAnswer>>
type Listeners = ReturnType<typeof startWorker<ListenerOrder, Heard>>

async function withListeners<T>(
  contender: Contender,
  count: number,
  work: (server: Server, listeners: Listeners, bytesPerListener: number) => Promise<T>,
): Promise<T> {
  const server: Server = startWorker('live-server.ts', ['--expose-gc'])
  const listeners: Listeners = startWorker('live-listeners.ts')
  try {
    const port = await server.order({ ask: 'listen', contender })
    const empty = await server.order({ ask: 'memory' })
    await listeners.order({ ask: 'connect', kind: contender.kind, port, count })
    const full = await server.order({ ask: 'memory' })
    return await work(server, listeners, Math.round((full - empty) / count))
  } finally {
    server.stop()
    listeners.stop()
  }
}

function tell({ kind, bundled }: Contender, rate: number, heard: Step): void {
  const name = `${kind}${bundled ? ' bundled' : ' one by one'}`
  console.error(
    `${name}: ${rate}/s to ${LISTENERS} listeners: ${heard.changesPerSecond} changes/s, p50 ${heard.p50ms} ms, p99 ${heard.p99ms} ms, ${heard.megabytesPerSecond} MB/s, ${heard.processor} core`,
  )
}

/** Returns the step with the most changes delivered in time, else the one with the lowest delay. */
function bestHeld({ steps }: Run): Step {
  const inTime = steps.filter(({ p99ms }) => p99ms < DELAY_MAX)
  const [most] = inTime.toSorted((a, b) => b.changesPerSecond - a.changesPerSecond)
  const [soonest] = steps.toSorted((a, b) => a.p99ms - b.p99ms)
  const best = most ?? soonest
  if (!best) throw new Error('nothing was measured')
  return best
}

/** Returns the most changes delivered, however late. Used for the peers, in their favour. */
const most = ({ steps }: Run): Pick<Step, 'changesPerSecond'> => ({
  changesPerSecond: Math.max(1, ...steps.map(step => step.changesPerSecond)),
})

const ratio = (of: Pick<Step, 'changesPerSecond'>, to: Pick<Step, 'changesPerSecond'>): number =>
  Math.floor((of.changesPerSecond / to.changesPerSecond) * 10) / 10
