import { expect, test } from 'vitest'
import { homeFirst } from './preview-order.ts'

const placed = (marketId: number, betBaseline: string, betName: string) => ({
  marketId,
  betBaseline,
  betName,
})

test('sorts preview picks by market, home first and over before under', () => {
  const mixed = [
    placed(1, '', '2'),
    placed(2, '2.5', 'Under'),
    placed(1, '', 'X'),
    placed(1, '', '1'),
    placed(2, '2.5', 'Over'),
    placed(9, '', '2:1'),
    placed(9, '', '1:0'),
  ]
  expect(homeFirst(mixed).map(({ marketId, betName }) => `${marketId} ${betName}`)).toEqual([
    '1 1',
    '1 X',
    '1 2',
    '2 Over',
    '2 Under',
    '9 2:1',
    '9 1:0',
  ])
})
