import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, sql } from '#server/platform/postgres/postgres.ts'
import { clusterOf, startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { FolderInUse } from './single-owner.ts'

/** Ends the server without yielding to the event loop, so that its end is not yet noticed, then stops it. */
const stopTheEnded = `
  const { readFileSync } = await import('node:fs')
  const { startEmbeddedPostgres } = await import(process.argv[1])
  const postgres = await startEmbeddedPostgres({ folder: process.argv[2], durable: false })
  process.kill(postgres.pid, 'SIGINT')
  while (!/\\) Z /.test(readFileSync('/proc/' + postgres.pid + '/stat', 'utf8')));
  await postgres.stop()
`

const home = makeScratchFolder('hanpan-crash-')
const folder = join(home, 'data')

afterAll(() => rmSync(home, { recursive: true, force: true }))

async function countNotes(url: string, note: string): Promise<number> {
  const db = openDatabase({ url, poolSize: 1 })
  await db.run(sql`create table if not exists note (text text)`)
  await db.run(sql`insert into note values (${note})`)
  const { count } = await db.one<{ count: number }>(sql`select count(*) as count from note`)
  await db.close()
  return count
}

test('keeps data after a stop, a kill -9 of the server and a killed owner', async () => {
  const first = await startEmbeddedPostgres({ folder })
  // All files are in the requested folder and are deleted with it.
  expect(clusterOf(folder)).toBe(join(realpathSync(folder), 'postgres'))
  expect(await countNotes(first.urlOf('postgres'), 'one')).toBe(1)
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(FolderInUse)
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  await first.stop()

  const second = await startEmbeddedPostgres({ folder })
  expect(await countNotes(second.urlOf('postgres'), 'two')).toBe(2)
  // Like a killed owner: releases the folder while its server still runs.
  rmSync(join(folder, 'socket', 'owner'))

  const third = await startEmbeddedPostgres({ folder })
  expect(third.pid).not.toBe(second.pid)
  expect(await countNotes(third.urlOf('postgres'), 'three')).toBe(3)
  await third.stop()
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('automatic recovery in progress')
})

test.runIf(process.platform === 'linux')('stops also when the server has died unnoticed', async () => {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = ['--input-type=module', '--eval', stopTheEnded, module, join(home, 'ended')]
  const child = spawn(process.execPath, script, { stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([0, null])
})
