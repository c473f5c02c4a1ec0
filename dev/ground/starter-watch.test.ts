import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const watch = join(import.meta.dirname, 'starter-watch.ts')
/** Prints when it watches, and when its starter is gone. */
const watcher = `
  import { whenStarterIsGone } from ${JSON.stringify(watch)}
  whenStarterIsGone(() => { console.log('alone'); process.exit() })
  console.log('watching')
  setInterval(() => {}, 1_000)`
/** Starts the watcher on its own standard output and keeps running. */
const starter = `
  import { spawn } from 'node:child_process'
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(watcher)}], { stdio: 'inherit' })
  setInterval(() => {}, 1_000)`

test('ends a command when its parent process is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  parent.stdout.setEncoding('utf8').on('data', text => {
    told += text
    if (told.includes('watching')) parent.kill('SIGKILL')
  })
  await once(parent.stdout, 'close')
  expect(told).toBe('watching\nalone\n')
})
