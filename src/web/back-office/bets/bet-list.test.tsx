import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BetDetail, ListedBet } from '#contract/back-office/bet-desk.ts'
import { draw, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { BetList, betColumns } from './bet-list.tsx'
import { betsFilter } from './bets-filter.ts'
import { PayoutReason } from './payout-reason.tsx'

useDrawing()

const id = '019aa000-1111-7222-8333-444455556666'

const listed: ListedBet = {
  id,
  memberId: 7,
  userId: 'demo',
  nickname: '데모',
  gameType: 1,
  gameDetailType: 4,
  betStyle: 'KR',
  status: 0,
  legCount: 3,
  amounts: 1_500_000,
  totalRatio: 3.42,
  winnings: 5_130_000,
  payout: null,
  createdAt: '2026-11-21 11:40:00',
  late: true,
  large: true,
  firstPick: { fixtureId: 1, home: '울산', away: '서울', market: '승무패', pick: '홈' },
}

test('shows owner, picks, amount and the large and late marks of a bet', () => {
  draw(<BetList bets={[listed]} columns={betColumns} />)
  for (const text of [
    '데모',
    '스포츠 3폴더',
    '울산 vs 서울 · 승무패 · 홈 외 2',
    '3.42',
    '진행중',
    '고액',
    '지연',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual([`/admin/bets/${id}`, '/admin/members/7'])
})

test('ignores invalid query parameters and returns to the newest bets on a new search', () => {
  const { form, asked } = betsFilter
  const filter = form.read({
    status: '9',
    amount: '1e3',
    odds: '2.5',
    number: 'zz',
    before: id,
    page: '3',
  })
  expect(asked(filter)).toEqual({ only: 'all', sort: 'time', oddsFrom: '250', before: id })
  expect(form.change?.(filter, { member: 'demo' })).toMatchObject({ member: 'demo', before: '', page: 1 })
  expect(form.change?.(filter, { page: 4 })).toMatchObject({ before: id, page: 4 })
})

const detail = {
  bet: {
    status: 1,
    createdAt: listed.createdAt,
    amounts: 10_000,
    totalRatio: 1.9,
    winnings: 0,
    settledAt: null,
    bettings: [],
  },
  books: [],
  acts: [],
  settlements: 1,
  ledger: { staked: 10_000, returned: 0, paid: 19_000, agrees: false },
} as unknown as BetDetail

test.each([
  ['lost', 0, 0, '지급 없음'],
  ['half lost', 0.5, 5_000, '베팅금 10,000원 × 0.50 = 5,000원'],
])('explains the payout of a bet that is %s', (_, settledRatio, winnings, text) => {
  const bet = { ...detail.bet, settledAt: '2026-11-21 12:00:00', settledRatio, winnings }
  draw(<PayoutReason detail={{ ...detail, bet }} />)
  expect(wordsOf(screen.getByRole('region'))).toContain(text)
})

test('warns when the ledger differs from the bet', () => {
  draw(<PayoutReason detail={detail} />)
  expect(wordsOf(screen.getByRole('region'))).toContain('원장과 일치하지 않습니다.')
})
