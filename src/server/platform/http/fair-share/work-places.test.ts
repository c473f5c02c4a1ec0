import { expect, test } from 'vitest'
import { workPlaces } from './work-places.ts'

test('each has so many places, and gets one back when a call ends', () => {
  const places = workPlaces<string>(2)
  expect(places.isFull('a')).toBe(false)
  places.enter('a')
  places.enter('a')
  expect([places.isFull('a'), places.isFull('b')]).toEqual([true, false])
  places.leave('a')
  expect(places.isFull('a')).toBe(false)
})

test('a call that ends twice makes no place beyond those there are', () => {
  const places = workPlaces<string>(1)
  places.leave('a')
  places.leave('a')
  places.enter('a')
  expect(places.isFull('a')).toBe(true)
})
