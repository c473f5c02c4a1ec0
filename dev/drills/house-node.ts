import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { assert } from '#domain/assert.ts'
import { SECOND } from '#domain/instant.ts'

const READY_SECONDS = 90
const ROOT = join(import.meta.dirname, '../..')

/** Starts a node of the house from a file that says "ready" when it listens. */
export async function startNode(file: URL, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.on('data', chunk => {
    said += String(chunk)
  })
  for (let waited = 0; waited < READY_SECONDS * 20 && !said.includes('ready'); waited++) {
    assert(child.exitCode === null, `the node starts: ${said}`)
    await sleep(SECOND / 20)
  }
  assert(said.includes('ready'), 'the node is ready in time')
  return child
}

/** Kills a node (-9), unless it is dead already. */
export async function killNode(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  node.kill('SIGKILL')
  await once(node, 'exit')
}
