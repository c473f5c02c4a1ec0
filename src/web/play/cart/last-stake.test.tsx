import { afterEach, expect, test, vi } from 'vitest'
import { lastStake, rememberStake } from './last-stake.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('each kind of bet has a last stake of its own', () => {
  rememberStake({ kind: 'sports', amount: 10_000 })
  rememberStake({ kind: 'inplay', amount: 5_000 })
  expect([lastStake('sports'), lastStake('inplay'), lastStake('virtual')]).toEqual([10_000, 5_000, undefined])
})

test('BETFLOW-003 a browser that has no room left does not stop what follows a bet', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem: full, getItem: () => null, clear: () => undefined })
  rememberStake({ kind: 'sports', amount: 10_000 })
  expect(lastStake('sports')).toBeUndefined()
})
