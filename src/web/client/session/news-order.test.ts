import { expect, test } from 'vitest'
import { createNewsOrder } from './news-order.ts'

test('an answer that was on its way while the line told of a change is not taken', () => {
  const order = createNewsOrder()
  const isLast = order.ask()
  order.hear()
  expect(isLast()).toBe(false)
  expect(order.ask()()).toBe(true)
})

test('of two questions the one answered last counts, unless it was asked before the other was answered', () => {
  const order = createNewsOrder()
  const [first, second] = [order.ask(), order.ask()]
  expect(second()).toBe(true)
  expect(first()).toBe(false)
  expect(order.ask()()).toBe(true)
})

test('what an act left counts although the figure was read meanwhile, and outdates what is being read', () => {
  const order = createNewsOrder()
  const act = order.act()
  const [early, late] = [order.ask(), order.ask()]
  expect(early()).toBe(true)
  expect(act()).toBe(true)
  expect(late()).toBe(false)
})

test('the line has told of an act, and perhaps of more, before its answer came', () => {
  const order = createNewsOrder()
  const act = order.act()
  order.hear()
  expect(act()).toBe(false)
})
