import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

test('so many run at once, so many wait in order, more are turned away', async () => {
  const { pass } = turnstile({ width: 1, queueMax: 1 })
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = pass(async () => {
    await gate.promise
    order.push('first')
  })
  const second = pass(async () => void order.push('second'))
  expect(pass(async () => {})).toBeUndefined()
  gate.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

test('work that fails gives its place free', async () => {
  const { pass } = turnstile({ width: 1, queueMax: 0 })
  await expect(
    pass(async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await pass(async () => 'yes')).toBe('yes')
})
