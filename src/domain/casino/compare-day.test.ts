import { expect, test } from 'vitest'
import { compareDay, type SidedTransaction } from './compare-day.ts'

const one = (
  kind: SidedTransaction['kind'],
  ref: string,
  amount: number,
  more: Partial<SidedTransaction> = {},
): SidedTransaction => ({ kind, ref, amount, betRef: null, memberId: 7, isOfDay: true, ...more })

const bet = one('bet', 'b1', 1_000)
const win = one('win', 'w1', 2_500, { betRef: 'b1' })
const back = one('refund', 'r1', 1_000, { betRef: 'b1' })

test('a day with equal records on both sides agrees, whatever their times', () => {
  const late = { ...win, isOfDay: false }
  expect(compareDay([bet, win], [bet, late])).toEqual({
    ours: {
      bet: { count: 1, amount: 1_000 },
      win: { count: 1, amount: 2_500 },
      refund: { count: 0, amount: 0 },
    },
    theirs: {
      bet: { count: 1, amount: 1_000 },
      win: { count: 1, amount: 2_500 },
      refund: { count: 0, amount: 0 },
    },
    differences: [],
  })
})

test('reports each kind of difference, and the totals differ by it', () => {
  const other = one('bet', 'b2', 700)
  const { ours, theirs, differences } = compareDay(
    [bet, win, other],
    [bet, { ...win, amount: 2_600 }, one('win', 'w9', 50)],
  )
  expect(differences).toEqual([
    { what: 'amount', ref: 'w1', kind: 'win', betRef: 'b1', memberId: 7, ours: 2_500, theirs: 2_600 },
    { what: 'only-ours', ref: 'b2', kind: 'bet', betRef: null, memberId: 7, ours: 700, theirs: null },
    { what: 'only-theirs', ref: 'w9', kind: 'win', betRef: null, memberId: 7, ours: null, theirs: 50 },
  ])
  expect([ours.bet.amount - theirs.bet.amount, ours.win.amount - theirs.win.amount]).toEqual([700, -150])
})

test('a refund covers the whole stake, even when the report omits its amount', () => {
  expect(compareDay([bet, back], [bet, { ...back, amount: 0 }]).differences).toEqual([])
  expect(compareDay([bet, back], [bet, { ...back, amount: 0 }]).theirs.refund.amount).toBe(1_000)
})

test('a refunded bet that the other side never recorded is no difference', () => {
  expect(compareDay([bet, back], []).differences).toEqual([])
  expect(compareDay([bet, back], [{ ...back, amount: 0 }]).differences).toEqual([])
  expect(compareDay([], [bet, back]).differences).toEqual([])
  expect(compareDay([], [{ ...back, amount: 0 }]).differences).toEqual([])
})

test('reports a refund that only one side recorded', () => {
  const what = (ours: SidedTransaction[], theirs: SidedTransaction[]) =>
    compareDay(ours, theirs).differences.map(({ what: word, ref }) => `${word} ${ref}`)
  expect(what([bet, back], [bet])).toEqual(['only-ours r1'])
  expect(what([bet], [bet, back])).toEqual(['only-theirs r1'])
  expect(what([bet], [back])).toEqual(['only-ours b1', 'only-theirs r1'])
})
