import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { OfferedList } from './offered-list.tsx'

useDrawing()

const sheet = {
  fixture: { sport_id: 6046 },
  markets: [{ bets: [{ id: '11', betNameKorean: '홈승' }] }],
}

const offered = {
  id: '11',
  marketId: 1,
  betName: '1',
  betBaseline: '',
  betPrice: 1.9,
  feedPrice: 1.95,
  payoutRate: 92,
  betPriceByAdmin: null,
  version: 3,
  status: 1,
  since: Date.parse('2026-11-21T12:00:00+09:00'),
} as const

test('lists open picks first, with the operator’s, the house’s and the feed’s odds', () => {
  logIn({ type: 1, role: 10 })
  draw(
    <OfferedList
      sheet={sheet}
      rows={[
        { ...offered, id: '12', betName: '2', status: 2, betPriceByAdmin: 2.4, payoutRate: null },
        offered,
      ]}
    />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '승무패홈승1.901.9592%제공11-21 12:00:00',
    '승무패22.401.95–정지11-21 12:00:00',
  ])
})

test('says when no odds were offered at that moment', () => {
  logIn({ type: 1, role: 10 })
  draw(<OfferedList sheet={sheet} rows={[]} />)
  screen.getByText('그 시각에는 제공된 배당이 없습니다.')
})
