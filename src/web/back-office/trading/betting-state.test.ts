import { expect, test } from 'vitest'
import type { TradingFixture } from '#contract/trading.ts'
import { bettingState, outcomeState } from './betting-state.ts'

const free = { suspended: false, byFeed: false, byAdmin: false, liveStop: null }

const cases: readonly [
  word: string,
  state: TradingFixture['state'],
  suspension: Partial<TradingFixture['suspension']>,
][] = [
  ['정상', 'upcoming', {}],
  ['피드 중지', 'live', { byFeed: true }],
  ['무응답', 'live', { byFeed: true, liveStop: 'silence' }],
  ['라이브 마감', 'live', { liveStop: 'closed' }],
  ['운영자 중지', 'live', { byAdmin: true, byFeed: true, liveStop: 'silence' }],
  ['결과대기', 'waiting', { byAdmin: true }],
]

test.each(cases)('a fixture is told as %s', (word, state, suspension) => {
  const standing = { state, stateText: word, suspension: { ...free, ...suspension } }
  expect(bettingState(standing).word).toBe(word)
})

test.each([
  ['정상', { suspendedByAdmin: false, suspendedByFeed: false, status: 1 }],
  ['운영자 중지', { suspendedByAdmin: true, suspendedByFeed: true, status: 2 }],
  ['피드 중지', { suspendedByAdmin: false, suspendedByFeed: true, status: 2 }],
  ['종료', { suspendedByAdmin: true, suspendedByFeed: false, status: 3 }],
  ['제공종료', { suspendedByAdmin: false, suspendedByFeed: false, status: null }],
])('an outcome is told as %s', (word, holds) => {
  expect(outcomeState(holds).word).toBe(word)
})
