import { expect, test } from 'vitest'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { bettingState, outcomeState } from './betting-state.ts'
import { endedState } from './ended-state.ts'

const free = { suspended: false, byFeed: false, byAdmin: false, liveStop: null, hidden: false }

const cases: readonly [
  word: string,
  state: TradingFixture['state'],
  suspension: Partial<TradingFixture['suspension']>,
][] = [
  ['정상', 'upcoming', {}],
  ['피드 중지', 'live', { byFeed: true }],
  ['무응답', 'live', { byFeed: true, liveStop: 'silence' }],
  ['라이브 마감', 'live', { liveStop: 'closed' }],
  ['숨김', 'live', { hidden: true, byFeed: true, liveStop: 'closed' }],
  ['운영자 중지', 'live', { byAdmin: true, byFeed: true, liveStop: 'silence' }],
  ['결과대기', 'waiting', { byAdmin: true }],
]

test.each(cases)('shows a fixture as %s', (word, state, suspension) => {
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
])('shows an outcome as %s', (word, holds, market, fixture) => {
  expect(
    outcomeState(holds, { market: { suspended: market, voided: false }, fixture: { suspended: fixture } })
      .word,
  ).toBe(word)
})

const pick = { marketId: 1, betBaseline: '', betName: '1' }

test.each([
  [undefined, 'upcoming', '경기전', [], []],
  [undefined, 'live', '경기중', [], []],
  ['결과대기', 'waiting', '결과대기', [], []],
  ['종료', 'settled', '종료', [{ kind: 'sheet' }], []],
  ['적특', 'settled', '적특', [{ kind: 'sheet' }, { kind: 'void' }], []],
  ['취소', 'settled', '취소', [{ kind: 'void' }], []],
  ['미정', 'waiting', '일부 미정', [{ kind: 'sheet' }], [pick]],
  ['종료', 'waiting', '일부 미정', [{ kind: 'sheet' }], [{ ...pick, betName: '2' }]],
] as const)(
  'shows an outcome as %s on a fixture that is %s',
  (word, state, stateText, results, undecided) => {
    const fixture = { state, stateText, suspension: free }
    const ended = endedState({ fixture, results, undecided }, { market: pick, outcome: pick })
    expect(ended?.word).toBe(word)
    if (ended)
      expect(
        outcomeState(open, { market: { suspended: false, voided: false }, fixture: free, ended }).word,
      ).toBe(word)
  },
)
