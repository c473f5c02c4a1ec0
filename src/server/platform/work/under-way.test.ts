import { expect, test } from 'vitest'
import { underWay } from './under-way.ts'

test('waits for all that is under way, faults and what is begun meanwhile included', async () => {
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

test('nothing under way is done at once, and what has ended is not waited for', async () => {
  const work = underWay()
  await work.done()
  await work.keep(Promise.resolve())
  await work.done()
})
