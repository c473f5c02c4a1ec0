import { expect, test } from 'vitest'
import { bonusTiers } from '../slip/bonus.ts'
import { payoutExamples } from './payout-examples.ts'

test('handbook 1.6, 1.10 the examples of the rules page use the same computation as payouts', () => {
  expect(payoutExamples(bonusTiers).map(({ title, sum }) => [title, sum])).toEqual([
    ['조합 적중', '10,000원 × 6.22 = 62,200원'],
    ['한 경기가 적중특례', '10,000원 × 2.96 = 29,600원'],
    ['5폴더 보너스', '10,000원 × 13.32 = 133,200원'],
    ['절반 적중 (쿼터 기준점)', '10,000원 × 1.45 = 14,500원'],
    ['절반 낙첨과 조합', '10,000원 × 1.00 = 10,000원'],
    ['동착 (남은 순위 3, 공동 6명)', '10,000원 × 1.50 = 15,000원'],
  ])
})
