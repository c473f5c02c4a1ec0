import { expect, test } from 'vitest'
import { openPace } from './snapshot-pace.ts'

const PAUSE = 20

test('calls start in order and with a pause between them, for any caller and outcome', async () => {
  const pace = openPace(PAUSE)
  const began: { readonly name: string; readonly at: number }[] = []
  const call = (name: string) =>
    pace(async () => {
      began.push({ name, at: performance.now() })
      if (name === 'b') throw new Error('refused')
      return name
    })
  const ended = await Promise.allSettled(['a', 'b', 'c', 'd'].map(call))
  expect(ended.map(one => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(began.map(one => one.name)).toEqual(['a', 'b', 'c', 'd'])
  const gaps = began.slice(1).map(({ at }, index) => at - (began[index]?.at ?? 0))
  // The time between a start and its record may vary by less than a millisecond.
  expect(gaps.every(gap => gap > PAUSE - 1)).toBe(true)
})
