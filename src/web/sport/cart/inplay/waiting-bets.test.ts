import { beforeEach, expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { emptySlip } from '#domain/slip/bet-slip.ts'
import { secondsLeft } from '#web/play/cart/waiting.ts'
import type { CartSlip } from '../slip-store.ts'
import {
  dropWaiting,
  endWaiting,
  findWaiting,
  isOverdue,
  takeWaiting,
  useWaitingBets,
  type WaitingBet,
  waitingBet,
} from './waiting-bets.ts'

const start = instant(1_000_000)
const slip: CartSlip = emptySlip
const told = { id: 'bet-1', key: 'key-1', seconds: 6, leftMs: 5_400, amounts: 10_000, legs: 2 }
const sentHere: WaitingBet = {
  key: 'key-1',
  amount: 10_000,
  legs: 2,
  seconds: 0,
  dueAt: start,
  sent: { slip, page: 'live' },
  asking: true,
}

beforeEach(() => useWaitingBets.setState({ bets: [], answered: new Set() }))

test('updates the delay of a bet sent here and keeps its sender', () => {
  takeWaiting(sentHere)
  takeWaiting(waitingBet(told, start))
  expect(useWaitingBets.getState().bets).toEqual([{ ...sentHere, seconds: 6, dueAt: start + 5_400 }])
})

test('tracks a bet of another window or without a key', () => {
  takeWaiting(waitingBet({ ...told, key: null }, start))
  expect(findWaiting('bet-1')).toMatchObject({ amount: 10_000, legs: 2, sent: undefined, asking: false })
})

test('removes a bet after its answer and ignores late messages about it', () => {
  takeWaiting(sentHere)
  expect(endWaiting('key-1')).toEqual(sentHere)
  expect(endWaiting('key-1')).toBeUndefined()
  takeWaiting(waitingBet(told, start))
  expect(useWaitingBets.getState().bets).toEqual([])
})

test('ignores a waiting message after the answer', () => {
  endWaiting('key-1')
  takeWaiting(waitingBet(told, start))
  expect(findWaiting('key-1')).toBeUndefined()
})

test('remembers only the last hundred answered bets', () => {
  for (let count = 0; count < 250; count++) endWaiting(`key-${count}`)
  const { answered } = useWaitingBets.getState()
  expect([answered.size, answered.has('key-150'), answered.has('key-149')]).toEqual([100, true, false])
})

test('tracks a dropped bet of unknown outcome again when it is reported or sent again', () => {
  takeWaiting(sentHere)
  expect(dropWaiting('key-1')).toEqual(sentHere)
  expect(dropWaiting('key-1')).toBeUndefined()
  takeWaiting(sentHere)
  expect(findWaiting('key-1')).toEqual(sentHere)
})

test.each([
  [0, 6],
  [400, 5],
  [401, 5],
  [5_399, 1],
  [5_400, 0],
  [9_000, 0],
])('FIELD-015 shows after %i ms a remaining time of %i seconds', (passed, seconds) => {
  expect(secondsLeft(waitingBet(told, start), instant(start + passed))).toBe(seconds)
})

test('treats only answers that are not being requested as overdue', () => {
  const bet = waitingBet(told, start)
  expect(isOverdue(bet, instant(start + 8_400))).toBe(false)
  expect(isOverdue(bet, instant(start + 8_401))).toBe(true)
  expect(isOverdue({ ...bet, asking: true }, instant(start + 60_000))).toBe(false)
})
