import { expect, test } from 'vitest'
import { turnsByKey } from './turns.ts'

test('work of one key runs in turn, also after a failure, and another key does not wait', async () => {
  const inTurn = turnsByKey()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate.promise
    order.push('a1')
    throw new Error('failed')
  })
  const second = inTurn('a', async () => void order.push('a2'))
  await inTurn('b', async () => void order.push('b'))
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(order).toEqual(['b', 'a1', 'a2'])
})
