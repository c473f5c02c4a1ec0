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

const open = { suspendedByAdmin: false, suspendedByFeed: false, voided: false, status: 1 }

test.each([
  ['정상', open, false, false],
  ['운영자 중지', { ...open, suspendedByAdmin: true, suspendedByFeed: true }, true, true],
  ['마켓 중지', open, true, true],
  ['경기 중지', open, false, true],
  ['피드 중지', { ...open, suspendedByFeed: true, status: 2 }, false, false],
  ['종료', { ...open, suspendedByAdmin: true, status: 3 }, true, true],
  ['제공종료', { ...open, status: null }, false, false],
  ['적특', { ...open, voided: true, suspendedByAdmin: true, status: 2 }, true, true],
])('an outcome is told as %s', (word, holds, market, fixture) => {
  expect(
    outcomeState(holds, { market: { suspended: market, voided: false }, fixture: { suspended: fixture } })
      .word,
  ).toBe(word)
})
