import { expect, test } from 'vitest'
import { underWay } from './under-way.ts'

test('waits for all running work, including faults and work started meanwhile', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = underWay()
  const told: string[] = []
  work.keep(first.promise).catch(() => told.push('fault'))
  const done = work.done().then(() => told.push('done'))
  work.keep(second.promise).then(() => told.push('second'))
  first.reject(new Error('broken'))
  await Promise.resolve()
  second.resolve()
  await done
  expect(told).toEqual(['fault', 'second', 'done'])
})

test('finishes at once without running work, and ignores finished work', async () => {
  const work = underWay()
  await work.done()
  await work.keep(Promise.resolve())
  await work.done()
})
