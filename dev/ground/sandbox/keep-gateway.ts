import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where the sandbox gateway will be, before it runs, and what it and the site sign by. */
export type GatewayPlace = { readonly port: number; readonly url: string; readonly secret: string }

/** Beside the site's port where that is free, so that payment pages are found again after a restart. */
const BESIDE = 10
const SECRET_BYTES = 32

/** Chooses a port for the sandbox gateway of a site on this port; a free one where that is taken. */
export async function placeGateway(sitePort: number): Promise<GatewayPlace> {
  const port = (sitePort === 0 ? undefined : await tryPort(sitePort + BESIDE)) ?? (await tryPort(0)) ?? 0
  return { port, url: `http://127.0.0.1:${port}`, secret: randomBytes(SECRET_BYTES).toString('hex') }
}

async function tryPort(port: number): Promise<number | undefined> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
  } catch {
    // Somebody else is there.
    return undefined
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : undefined
}

type Keeping = GatewayPlace & {
  readonly callbackUrl: string
  /** Where it keeps its state. */
  readonly folder: string
  readonly tell: (sentence: string) => void
  /** Before it is started again. */
  readonly pauseMilliseconds?: number
}

const PAUSE_MILLISECONDS = 1_000
const program = join(import.meta.dirname, '../../../sandbox/gateway/main.ts')

/**
 * Runs the sandbox gateway as a program of its own, and again whenever it ends. It ends with this process, however that
 * comes: its standard input is closed then. Gives what stops it.
 */
export function keepGateway({ tell, ...keeping }: Keeping): () => Promise<void> {
  let child: ChildProcess | undefined
  const released = new AbortController()
  const keep = async () => {
    while (!released.signal.aborted) {
      child = start(keeping)
      await once(child, 'exit')
      if (released.signal.aborted) return
      tell('The sandbox gateway ended and is started again; until then tether can be paid by nobody.')
      await sleep(keeping.pauseMilliseconds ?? PAUSE_MILLISECONDS, undefined, { signal: released.signal })
    }
  }
  const kept = keep().catch(fault => {
    if (!released.signal.aborted)
      tell(`The sandbox gateway: ${fault instanceof Error ? fault.message : fault}`)
  })
  return async () => {
    released.abort()
    child?.kill()
    await kept
  }
}

function start({ port, secret, callbackUrl, folder }: Omit<Keeping, 'tell' | 'url'>): ChildProcess {
  return spawn(process.execPath, [program], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      GATEWAY_PORT: String(port),
      GATEWAY_SECRET: secret,
      GATEWAY_CALLBACK_URL: callbackUrl,
      GATEWAY_DATA: folder,
    },
  })
}
