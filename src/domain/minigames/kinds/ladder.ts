import { evenCases, pairs } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { FAIR_LADDER, type Ladder, ladderMarkets, ladderOf } from './ladder-rules.ts'

/** MINI-092: draws the start (0 is left), then the lines (0 is three). */
export const ladder = defineKind<Ladder, Ladder>({
  id: 'ladder',
  title: '사다리',
  draw: numbers => {
    const isLeft = numbers.below(2) === 0
    return ladderOf(isLeft, numbers.below(2) === 0)
  },
  facts: walked => walked,
  cases: () =>
    evenCases(pairs([true, false], [true, false]).map(([isLeft, hasThree]) => ladderOf(isLeft, hasThree))),
  markets: ladderMarkets(FAIR_LADDER),
})
