import { expect, test } from 'vitest'
import { matchState } from './match-state.ts'

const open = { status: 2, suspended: false, bettingStop: null, stopReason: null } as const

test.each([
  [{}, { kind: 'open' }],
  [{ suspended: true }, { kind: 'stopped', text: '일시중지' }],
  [
    { suspended: true, stopReason: 'goal' },
    { kind: 'stopped', text: '일시중지 · 골' },
  ],
  [
    { suspended: true, stopReason: 'var' },
    { kind: 'stopped', text: '일시중지 · VAR 판독' },
  ],
  [
    { suspended: true, bettingStop: 'silence', stopReason: 'goal' },
    { kind: 'stopped', text: '일시중지 · 데이터 지연' },
  ],
  [
    { suspended: true, bettingStop: 'closed' },
    { kind: 'closed', text: '베팅마감' },
  ],
  [
    { status: 3, stopReason: 'goal' },
    { kind: 'closed', text: '경기종료' },
  ],
  [{ status: 6 }, { kind: 'closed', text: '경기중단' }],
] as const)('describes the state of a running match: %j', (change, expected) => {
  expect(matchState({ ...open, ...change })).toEqual(expected)
})
