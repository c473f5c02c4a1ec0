import { afterEach, expect, test, vi } from 'vitest'
import { lastStake, rememberStake } from './last-stake.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('remembers the last stake of each kind of bet', () => {
  rememberStake({ kind: 'sports', amount: 10_000 })
  rememberStake({ kind: 'inplay', amount: 5_000 })
  expect([lastStake('sports'), lastStake('inplay'), lastStake('virtual')]).toEqual([10_000, 5_000, undefined])
})

test('BETFLOW-003 ignores a full browser storage', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem: full, getItem: () => null, clear: () => undefined })
  rememberStake({ kind: 'sports', amount: 10_000 })
  expect(lastStake('sports')).toBeUndefined()
})
