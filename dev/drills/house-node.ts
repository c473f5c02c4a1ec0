import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { assert } from '#domain/assert.ts'
import { SECOND } from '#domain/instant.ts'

const READY_SECONDS = 90
const ROOT = join(import.meta.dirname, '../..')

type Starting = {
  /** The text that it prints when it listens. */
  readonly says?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a server or one of its companion programs, and waits until it listens. */
export async function startNode(
  file: URL,
  args: readonly string[],
  { says = 'ready', env }: Starting = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    cwd: ROOT,
    // Companion programs end when their standard input closes.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let said = ''
  child.stdout?.on('data', chunk => {
    said += String(chunk)
  })
  for (let waited = 0; waited < READY_SECONDS * 20 && !said.includes(says); waited++) {
    assert(child.exitCode === null, `the node starts: ${said}`)
    await sleep(SECOND / 20)
  }
  assert(said.includes(says), 'the node is ready in time')
  return child
}

/** Kills a node (-9), unless it is already dead. */
export async function killNode(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  node.kill('SIGKILL')
  await once(node, 'exit')
}

/** Returns a port of this machine that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  assert(address && typeof address === 'object', 'a port was given')
  return address.port
}
