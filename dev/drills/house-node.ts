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
  /** What it says when it listens. */
  readonly says?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a node of the house, or what runs beside it, and waits until it listens. */
export async function startNode(
  file: URL,
  args: readonly string[],
  { says = 'ready', env }: Starting = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    cwd: ROOT,
    // What runs beside the house ends with its input.
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

/** Kills a node (-9), unless it is dead already. */
export async function killNode(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  node.kill('SIGKILL')
  await once(node, 'exit')
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  assert(address && typeof address === 'object', 'a port was given')
  return address.port
}
