import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { type Entry, openJournal } from './journal.ts'

const folder = makeScratchFolder('hanpan-journal-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('reads entries written after a half line that a kill left', () => {
  const path = join(folder, 'journal.jsonl')
  const [first, second]: readonly [Entry, Entry] = [
    { t: 'taken', ref: 'a' },
    { t: 'taken', ref: 'b' },
  ]
  const one = openJournal(path, () => undefined)
  one.write(first)
  one.close()
  appendFileSync(path, '{"t":"tak')
  const two = openJournal(path, () => undefined)
  two.write(second)
  two.close()
  const read: Entry[] = []
  openJournal(path, entry => read.push(entry)).close()
  expect(read).toEqual([first, second])
})
