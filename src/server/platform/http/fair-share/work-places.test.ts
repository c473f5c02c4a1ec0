import { expect, test } from 'vitest'
import { workPlaces } from './work-places.ts'

test('each caller has a number of places, and a finished call frees one', () => {
  const places = workPlaces<string>(2)
  expect(places.isFull('a')).toBe(false)
  places.enter('a')
  places.enter('a')
  expect([places.isFull('a'), places.isFull('b')]).toEqual([true, false])
  places.leave('a')
  expect(places.isFull('a')).toBe(false)
})

test('a call that ends twice frees one place only', () => {
  const places = workPlaces<string>(1)
  places.leave('a')
  places.leave('a')
  places.enter('a')
  expect(places.isFull('a')).toBe(true)
})
