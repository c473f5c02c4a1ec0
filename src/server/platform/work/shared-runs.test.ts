import { expect, test } from 'vitest'
import { sharedRuns } from './shared-runs.ts'

test('callers with one key share a run, other keys do not, and a later caller starts another', async () => {
  const runs = sharedRuns<number>()
  let count = 0
  const work = async () => ++count
  expect(await Promise.all([runs.join('a', work), runs.join('a', work), runs.join('b', work)])).toEqual([
    1, 1, 2,
  ])
  expect(await runs.join('a', work)).toBe(3)
})

test('drops a failed run', async () => {
  const runs = sharedRuns<string>()
  await expect(runs.join('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await runs.join('a', async () => 'yes')).toBe('yes')
})
