import { expect, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { takeTurns } from './take-turns.ts'

const log = createLog({ level: 'silent' })

test('a failed run is followed by another, and stopping waits for the current run', async () => {
  const third = Promise.withResolvers<void>()
  let [begun, done] = [0, 0]
  const stop = takeTurns({
    name: 'test',
    every: 1,
    log,
    turn: async () => {
      begun += 1
      if (begun === 1) throw new Error('no luck')
      if (begun === 3) third.resolve()
      await new Promise(resolve => setTimeout(resolve, 1))
      done += 1
    },
  })
  await third.promise
  await stop()
  expect([begun, done]).toEqual([3, 2])
})
