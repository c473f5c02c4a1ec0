import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** One connection of the sandbox supplier to the wallet. */
export type SandboxAccount = {
  readonly code: string
  readonly name: string
  readonly dialect: 'command' | 'transactions'
  readonly secret: string
}

/** Address of the sandbox supplier, chosen before it runs, and the secrets that it and the site sign with. */
export type SupplierPlace = {
  readonly port: number
  readonly url: string
  readonly accounts: readonly SandboxAccount[]
}

/** Offset from the site's port. A fixed port lets game windows continue after a restart. */
const BESIDE = 20

/** Chooses a port for the sandbox supplier of a site on this port; a free one if that is in use. */
export async function placeSupplier(sitePort: number): Promise<SupplierPlace> {
  const port = (sitePort === 0 ? undefined : await tryPort(sitePort + BESIDE)) ?? (await tryPort(0)) ?? 0
  return { port, url: `http://127.0.0.1:${port}`, accounts: sandboxAccounts }
}

/** Play data needs no secrecy. A fixed secret lets a killed supplier continue from its journal after a restart. */
const secretOf = (code: string): string => createHash('sha256').update(`hanpan sandbox ${code}`).digest('hex')

/** One account for each line of the lobby. Together they use both conventions. */
export const sandboxAccounts: readonly SandboxAccount[] = [
  { code: 'sandbox', name: '한판 샌드박스', dialect: 'command', secret: secretOf('sandbox') },
  { code: 'sandbox-cx', name: '샌드박스 CX', dialect: 'command', secret: secretOf('sandbox-cx') },
  {
    code: 'sandbox-vinus',
    name: '샌드박스 비너스',
    dialect: 'transactions',
    secret: secretOf('sandbox-vinus'),
  },
]

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

type Keeping = SupplierPlace & {
  /** Address of the server. */
  readonly house: string
  /** Folder of its journal. */
  readonly folder: string
  readonly tell: (sentence: string) => void
}

const PAUSE_MILLISECONDS = 1_000
const program = join(import.meta.dirname, '../../../sandbox/supplier/main.ts')

/**
 * Runs the sandbox supplier as a separate program and restarts it whenever it ends. It ends with this process, for any
 * reason. Returns a function that stops it.
 */
export function keepSupplier({ tell, ...keeping }: Keeping): () => Promise<void> {
  let child: ChildProcess | undefined
  const released = new AbortController()
  const keep = async () => {
    while (!released.signal.aborted) {
      child = start(keeping)
      await once(child, 'exit')
      if (released.signal.aborted) return
      tell('The sandbox supplier ended and is started again; until then its games stand still.')
      await sleep(PAUSE_MILLISECONDS, undefined, { signal: released.signal })
    }
  }
  const kept = keep().catch(fault => {
    if (!released.signal.aborted)
      tell(`The sandbox supplier: ${fault instanceof Error ? fault.message : fault}`)
  })
  return async () => {
    released.abort()
    child?.kill()
    await kept
  }
}

function start({ port, house, accounts, folder }: Omit<Keeping, 'tell'>): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SUPPLIER_PORT: String(port),
      SUPPLIER_HOUSE: house,
      SUPPLIER_ACCOUNTS: JSON.stringify(accounts),
      SUPPLIER_DATA: folder,
    },
  })
}
