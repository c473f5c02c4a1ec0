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

/** Where the sandbox supplier will be, before it runs, and by what it and the site sign. */
export type SupplierPlace = {
  readonly port: number
  readonly url: string
  readonly accounts: readonly SandboxAccount[]
}

/** Beside the site's port where that is free, so that windows of games go on after a restart. */
const BESIDE = 20

/** Chooses a port for the sandbox supplier of a site on this port; a free one where that is taken. */
export async function placeSupplier(sitePort: number): Promise<SupplierPlace> {
  const port = (sitePort === 0 ? undefined : await tryPort(sitePort + BESIDE)) ?? (await tryPort(0)) ?? 0
  return { port, url: `http://127.0.0.1:${port}`, accounts: sandboxAccounts }
}

/** Play data has nothing to keep: the same at each start, so that a supplier that was killed goes on by its journal. */
const secretOf = (code: string): string => createHash('sha256').update(`hanpan sandbox ${code}`).digest('hex')

/** One account for each line of the lobby; both conventions are spoken. */
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
    // Somebody else is there.
    return undefined
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : undefined
}

type Keeping = SupplierPlace & {
  /** Where the house answers. */
  readonly house: string
  /** Where it keeps its journal. */
  readonly folder: string
  readonly tell: (sentence: string) => void
}

const PAUSE_MILLISECONDS = 1_000
const program = join(import.meta.dirname, '../../../sandbox/supplier/main.ts')

/**
 * Runs the sandbox supplier as a program of its own, and again whenever it ends; it ends with this process, however that
 * comes. Gives what stops it.
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
