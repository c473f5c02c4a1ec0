import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BonusOption } from '#contract/cashier/charge.ts'
import { draw, useDrawing } from '#tests/support/components/drawn.tsx'
import { BonusChoice } from './bonus-choice.tsx'

useDrawing()

const option: BonusOption = {
  ...{ key: 'every', title: '매충', conditions: '충전 금액의 5% + 고정 3,000P', blocked: null },
  ...{ shareBasisPoints: 500, pointsMax: 30_000, pointsFixed: 3_000, turnoverPercent: 200 },
}

test.each([
  [0, '충전 금액의 5% + 고정 3,000P'],
  [100_000, '+8,000P · 롤링 200% 200,000원'],
  [1_000_000, '+30,000P · 롤링 200% 2,000,000원'],
])(
  'handbook 5.6 shows points and turnover of a bonus for a deposit of %i, with the fixed part',
  (amount, text) => {
    draw(<BonusChoice options={[option]} amount={amount} value="none" onChange={() => {}} />)
    expect(screen.getByText(text)).toBeTruthy()
  },
)
