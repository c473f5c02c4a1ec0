import { expect, test } from 'vitest'
import { createAttempts, isOutcomeUnknown } from './attempts.ts'

type Body = { readonly pick: string; readonly amount: number; readonly price: string }

const body = (more: Partial<Body> = {}): Body => ({ pick: 'odd', amount: 10_000, price: '1.90', ...more })

function attempts() {
  let made = 0
  return createAttempts<Body>({
    newKey: () => `key-${++made}`,
    begin: () => () => {},
    contentOf: ({ pick, amount }) => `${pick} ${amount}`,
  })
}

test('reuses the attempt for the same picks and amount until an answer arrives, even after odds moved', () => {
  const { attemptFor } = attempts()
  const first = attemptFor(body())
  expect(attemptFor(body({ price: '1.80' }))).toBe(first)
})

test('starts a new attempt for another amount, and for the same slip after an answer', () => {
  const { attemptFor, answered } = attempts()
  expect(attemptFor(body()).key).toBe('key-1')
  expect(attemptFor(body({ amount: 20_000 })).key).toBe('key-2')
  answered('key-2')
  expect(attemptFor(body({ amount: 20_000 })).key).toBe('key-3')
})

test('keeps the newer attempt on a late answer to an earlier one', () => {
  const { attemptFor, answered } = attempts()
  attemptFor(body())
  answered('key-1')
  const second = attemptFor(body())
  answered('key-1')
  expect(attemptFor(body())).toBe(second)
})

test.each([
  ['NETWORK', 0, true],
  ['BAD_ANSWER', 200, true],
  ['OTHER', 502, true],
  ['SITE_UNAVAILABLE', 503, true],
  ['OTHER', 400, false],
  ['FIXTURE_CLOSED', 400, false],
  ['TOO_MANY_REQUESTS', 429, false],
])(
  'decides for a refusal %s with status %i whether the outcome of the bet is unknown: %s',
  (code, status, unknown) => {
    expect(isOutcomeUnknown({ code, status, text: '', handled: false })).toBe(unknown)
  },
)
