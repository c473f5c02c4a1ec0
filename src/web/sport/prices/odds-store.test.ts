import { describe, expect, test, vi } from 'vitest'
import { odds } from '#domain/odds.ts'
import { createOddsStore, type Quote } from './odds-store.ts'

const quote = (version: number, price: number, more: Partial<Quote> = {}): Quote => ({
  outcomeId: 'a',
  odds: odds(price),
  version,
  status: 'open',
  ...more,
})

/** A store whose timers are run by the test. */
function createStore() {
  const timers: { act: () => void; delay: number }[] = []
  const store = createOddsStore({ memory: 5_000, schedule: (act, delay) => void timers.push({ act, delay }) })
  return { store, timers }
}

describe('the live odds store', () => {
  test('sets no direction at first, up for a rise and down for a fall', () => {
    const { store } = createStore()
    store.apply([quote(1, 185)])
    expect(store.find('a')?.direction).toBe('same')
    store.apply([quote(2, 190)])
    expect(store.find('a')).toMatchObject({ odds: 190, direction: 'up' })
    store.apply([quote(3, 180)])
    expect(store.find('a')).toMatchObject({ odds: 180, direction: 'down' })
  })

  test('ignores an older version in any order of arrival', () => {
    const { store } = createStore()
    store.apply([quote(5, 185), quote(4, 300)])
    expect(store.find('a')).toMatchObject({ odds: 185, version: 5, direction: 'same' })
  })

  test('accepts the same version with another status', () => {
    const { store } = createStore()
    store.apply([quote(5, 185), quote(5, 185, { status: 'suspended' })])
    expect(store.find('a')?.status).toBe('suspended')
    store.apply([quote(5, 185)])
    expect(store.find('a')?.status).toBe('open')
  })

  test('clears the direction five seconds after the last move', () => {
    const { store, timers } = createStore()
    store.apply([quote(1, 185), quote(2, 190), quote(3, 195)])
    expect(timers.map(timer => timer.delay)).toEqual([5_000, 5_000])
    timers[0]?.act()
    expect(store.find('a')?.direction).toBe('up')
    timers[1]?.act()
    expect(store.find('a')).toMatchObject({ odds: 195, direction: 'same' })
  })

  test('keeps the direction when only the status changes', () => {
    const { store, timers } = createStore()
    store.apply([quote(1, 185), quote(2, 190), quote(3, 190, { status: 'suspended' })])
    expect(store.find('a')).toMatchObject({ status: 'suspended', direction: 'up' })
    timers[0]?.act()
    expect(store.find('a')).toMatchObject({ status: 'suspended', direction: 'same' })
  })

  test('notifies only current listeners of the changed outcome', () => {
    const { store } = createStore()
    const [a, b] = [vi.fn(), vi.fn()]
    const leave = store.subscribe('a', a)
    store.subscribe('b', b)
    store.apply([quote(1, 185)])
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0])
    leave()
    store.apply([quote(2, 190)])
    expect(a).toHaveBeenCalledTimes(1)
  })

  test('keeps the same quote object until it changes', () => {
    const { store } = createStore()
    store.apply([quote(1, 185)])
    const before = store.find('a')
    store.apply([quote(1, 185), quote(7, 200, { outcomeId: 'b' })])
    expect(store.find('a')).toBe(before)
  })
})
