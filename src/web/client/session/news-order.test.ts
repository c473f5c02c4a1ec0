import { expect, test } from 'vitest'
import { createNewsOrder } from './news-order.ts'

test('drops an answer that a live message has outdated', () => {
  const order = createNewsOrder()
  const isLast = order.ask()
  order.hear()
  expect(isLast()).toBe(false)
  expect(order.ask()()).toBe(true)
})

test('keeps the newest answer of two requests', () => {
  const order = createNewsOrder()
  const [first, second] = [order.ask(), order.ask()]
  expect(second()).toBe(true)
  expect(first()).toBe(false)
  expect(order.ask()()).toBe(true)
})

test('keeps the result of an action and drops reads that started before it', () => {
  const order = createNewsOrder()
  const act = order.act()
  const [early, late] = [order.ask(), order.ask()]
  expect(early()).toBe(true)
  expect(act()).toBe(true)
  expect(late()).toBe(false)
})

test('drops the result of an action that a live message has outdated', () => {
  const order = createNewsOrder()
  const act = order.act()
  order.hear()
  expect(act()).toBe(false)
})
