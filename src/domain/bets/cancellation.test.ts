import { expect, test } from 'vitest'
import { instant, MINUTE } from '../instant.ts'
import {
  type CancellationQuestion,
  cancellableUntil,
  checkCancellation,
  memberCancellation,
} from './cancellation.ts'

const now = instant(100 * MINUTE)
const good: CancellationQuestion = {
  gameType: 'sports',
  status: 'open',
  placedAt: instant(now - MINUTE),
  earliestStart: instant(now + 60 * MINUTE),
  promotional: false,
  cancelledToday: 0,
}
const refusalOf = (change: Partial<CancellationQuestion>) => {
  const result = checkCancellation({ ...good, ...change }, memberCancellation, now)
  return result.ok ? undefined : result.refusal
}

const notPossible = { code: 'CANCEL_NOT_POSSIBLE' }
const tooLate = { code: 'CANCEL_TOO_LATE', minutes: 10 }
const nearStart = { code: 'CANCEL_NEAR_START', minutes: 30 }

test.each([
  ['a fresh pre-match bet', {}, undefined],
  ['ten minutes after the bet', { placedAt: instant(now - 10 * MINUTE) }, undefined],
  ['a moment later', { placedAt: instant(now - 10 * MINUTE - 1) }, tooLate],
  ['thirty minutes to the start', { earliestStart: instant(now + 30 * MINUTE) }, undefined],
  ['a moment later before the start', { earliestStart: instant(now + 30 * MINUTE - 1) }, nearStart],
  ['twice today', { cancelledToday: 2 }, undefined],
  ['three times today', { cancelledToday: 3 }, { code: 'CANCEL_COUNT_EXCEEDED', times: 3 }],
  ['in play', { gameType: 'live' }, notPossible],
  ['a minigame', { gameType: 'minigame' }, notPossible],
  ['a virtual', { gameType: 'virtual' }, notPossible],
  ['settled', { status: 'won' }, notPossible],
  ['already cancelled', { status: 'cancelled' }, notPossible],
  ['paid with a coupon', { promotional: true }, notPossible],
] as const)('BETFLOW-028 handbook 1.8: %s', (_, change, refusal) => {
  expect(refusalOf(change)).toEqual(refusal)
})

test.each([60, 35, 31])(
  'a bet placed %i minutes before the start is cancellable until the deadline',
  minutes => {
    const bet = { ...good, placedAt: now, earliestStart: instant(now + minutes * MINUTE) }
    const until = cancellableUntil(bet, memberCancellation)
    expect(checkCancellation(bet, memberCancellation, until).ok).toBe(true)
    expect(checkCancellation(bet, memberCancellation, instant(until + 1)).ok).toBe(false)
  },
)
