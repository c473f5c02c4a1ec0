import { expect, test } from 'vitest'
import { gatherReads } from './gather.ts'

test('reads requested during a read are combined in one, each key once', async () => {
  const batches: (readonly number[])[] = []
  const read = gatherReads(async (keys: readonly number[]) => {
    batches.push(keys)
    await Promise.resolve()
    return new Map(keys.map(key => [key, key * 10]))
  })
  const first = read(1)
  await Promise.resolve()
  const rest = [read(2), read(3), read(3)]
  expect(await Promise.all([first, ...rest])).toEqual([10, 20, 30, 30])
  expect(batches).toEqual([[1], [2, 3]])
})

test('a call after a read started is answered by a later read', async () => {
  let stored = 'old'
  const gate = Promise.withResolvers<void>()
  const read = gatherReads(async () => {
    const seen = stored
    await gate.promise
    return new Map([['key', seen]])
  })
  const before = read('key')
  await Promise.resolve()
  await Promise.resolve()
  stored = 'new'
  const after = read('key')
  gate.resolve()
  expect([await before, await after]).toEqual(['old', 'new'])
})

test('a missing key is undefined, and a failed read fails only its own callers', async () => {
  let fails = true
  const read = gatherReads(async (): Promise<Map<string, number>> => {
    if (fails) throw new Error('down')
    return new Map()
  })
  await expect(read('a')).rejects.toThrow('down')
  fails = false
  expect(await read('a')).toBeUndefined()
})
