import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Address of the sandbox gateway, chosen before it runs, and the secret that it and the site sign with. */
export type GatewayPlace = { readonly port: number; readonly url: string; readonly secret: string }

/** Offset from the site's port. A fixed port lets payment pages work again after a restart. */
const BESIDE = 10
const SECRET_BYTES = 32

/** Chooses a port for the sandbox gateway of a site on this port; a free one if that is in use. */
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
    // The port is in use.
    return undefined
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : undefined
}

type Keeping = GatewayPlace & {
  readonly callbackUrl: string
  /** Folder of its state. */
  readonly folder: string
  readonly tell: (sentence: string) => void
  /** Pause before it is started again. */
  readonly pauseMilliseconds?: number
}

const PAUSE_MILLISECONDS = 1_000
const program = join(import.meta.dirname, '../../../sandbox/gateway/main.ts')

/**
 * Runs the sandbox gateway as a separate program and restarts it whenever it ends. It ends with this process, for any
 * reason, because its standard input is closed then. Returns a function that stops it.
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
