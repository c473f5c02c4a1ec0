import { expect, test } from 'vitest'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import { allowedActs } from './allowed-acts.ts'

const market = { marketId: 1, betBaseline: '' }
const now = Date.parse('2026-11-22T12:00:00+09:00')

const ended = (kind: 'sheet' | 'void', sheet: TradingSheet['results'][number]['sheet'] = {}) => ({
  revision: 1,
  kind,
  sheet,
  incidents: {},
  source: 'operator',
  sourceText: '관리자',
  endText: '',
  reason: '확인',
  at: '2026-11-22 11:00:00',
})

const settledUntil = (correctableUntil: string | null) => ({
  revision: 1,
  changedBets: 1,
  finishedAt: '2026-11-22 11:00:01',
  correctableUntil,
})

const undecided = {
  ...market,
  marketNameKorean: '승무패',
  betName: '1',
  betNameKorean: '홈',
  bets: 1,
  why: '',
}

const none = { results: [], settlement: null, undecided: [], now }
const played = ended('sheet', { 100: [2, 1] })
const late = { results: [played], settlement: settledUntil('2026-11-22 11:59:59'), undecided: [], now }

test.each([
  ['open', none, [true, true, true, true, true]],
  ['finished', { ...none, results: [played] }, [false, true, true, true, true]],
  ['void', { ...none, results: [ended('void')] }, [false, true, false, false, true]],
  [
    'void except for what was played',
    { ...none, results: [ended('void', { 10: [1, 0] })] },
    [false, true, true, true, true],
  ],
  [
    'settled and still correctable',
    { ...late, settlement: settledUntil('2026-11-22 12:00:00') },
    [false, true, true, true, true],
  ],
  ['settled too long ago', late, [false, false, false, false, false]],
  [
    'settled too long ago except for one pick',
    { ...late, undecided: [undecided] },
    [false, true, true, true, true],
  ],
])('computes the allowed actions on a fixture that is %s', (_name, sheet, allowed) => {
  const acts = allowedActs(sheet)
  const part = { market, outcome: { betName: '1' } }
  expect([acts.offers, acts.result, acts.voidsAll, acts.voids(part, true), acts.voids(part, false)]).toEqual(
    allowed,
  )
})

test('allows voiding only the undecided pick long after settlement', () => {
  const { voids } = allowedActs({ ...late, undecided: [undecided] })
  expect(voids({ market }, true)).toBe(true)
  expect(voids({ market, outcome: { betName: '2' } }, true)).toBe(false)
  expect(voids({ market: { ...market, marketId: 2 } }, true)).toBe(false)
})
