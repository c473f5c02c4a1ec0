import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import { answer, draw, find, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { alertText } from '#tests/support/components/drawn-cart.tsx'
import { aBetLeg } from '#tests/support/facts/bet-leg.ts'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { BetCard } from './bet-card.tsx'

useDrawing()

const aBet = (sketch: Partial<Bet> = {}): Bet => ({
  id: '019aa000-1111-7222-8333-444455556677',
  gameType: 1,
  gameDetailType: 4,
  betStyle: 'KR',
  status: 0,
  amounts: 10_000,
  totalRatio: 1.9,
  winnings: 19_000,
  createdAt: '2026-11-21 11:59:00',
  settledAt: null,
  resettledBy: null,
  cancellable: false,
  rules: null,
  oddsAcceptMode: null,
  settledRatio: null,
  bonus: null,
  bettings: [aBetLeg()],
  ...sketch,
})

const leg = (result: string) => wordsOf(find(`[data-leg="${result}"]`))

function drawBet(bet: Bet, isNew = true) {
  logIn()
  return draw(
    <>
      <BetCard bet={bet} isNew={isNew} />
      <AlertDialog />
    </>,
  )
}

test('CASINO-008 shows a supplier bet without odds or expected winnings', () => {
  const casino = { provider: '카지노 A', game: '바카라 1', round: 'baccarat-1.1', state: 'open' } as const
  const open = aBet({
    totalRatio: 1,
    winnings: 0,
    bettings: [aBetLeg({ home: '바카라 1', away: '', casino })],
  })
  drawBet(open)
  const rowOf = (name: string) => wordsOf(screen.getByRole('button', { name: new RegExp(name) }))
  expect(rowOf('바카라 1')).toContain('배율–없음')
  expect(rowOf('바카라 1')).toContain('예상당첨금–없음')
  expect(rowOf('바카라 1')).not.toContain('단폴')
})

test('CASINO-008 shows what a supplier bet is on, and its round when opened', async () => {
  const casino = { provider: '카지노 A', game: '룰렛 1', round: 'roulette-1.17', state: 'open' } as const
  const pick = { marketNameKorean: '베팅', betName: casino.round, betNameKorean: '17 스트레이트' }
  const leg = aBetLeg({ sportName: '라이브카지노', home: '룰렛 1', away: '', ...pick, casino })
  const user = drawBet(aBet({ gameType: 5, totalRatio: 1, winnings: 0, bettings: [leg] }), false)
  const head = screen.getByRole('button', { name: /룰렛 1/ })
  expect(wordsOf(head)).toContain('라이브카지노 · 카지노 A · 베팅 · 17 스트레이트')
  await user.click(head)
  await screen.findByText('회차 roulette-1.17')
  expect(wordsOf(find('[data-leg]'))).toContain('17 스트레이트')
})

test('says that the win of a supplier bet is being checked, closed and opened', async () => {
  const casino = { provider: '카지노 A', game: '룰렛 1', round: 'roulette-1.17', state: 'settled' } as const
  const leg = aBetLeg({ home: '룰렛 1', away: '', casino: { ...casino, isHeld: true } })
  const user = drawBet(aBet({ gameType: 5, totalRatio: 1, winnings: 0, bettings: [leg] }), false)
  const head = screen.getByRole('button', { name: /룰렛 1/ })
  expect(wordsOf(head)).toContain('당첨금 확인 중')
  await user.click(head)
  await screen.findByText('당첨금을 확인하고 있습니다. 확인이 끝나면 지급합니다.')
})

test('shows the number by which operators find the bet', () => {
  drawBet(aBet())
  expect(screen.getByText('1KAG0-048H-48M3')).toBeTruthy()
})

test.each([
  [2, 25_000, '당첨', '당첨금액25,000원', '2.50배', '+15,000원'],
  [1, 2_500, '낙첨', '반환금액2,500원', '0.25배', '−7,500원'],
  [1, 0, '낙첨', '당첨금액0원', '0.00배', '−10,000원'],
  [1, 10_000, '본전', '반환금액10,000원', '1.00배', '0원'],
] as const)(
  'CASINO-008 shows game, round, multiplier and net of a supplier bet with status %i and payout %i',
  async (status, winnings, word, returned, multiplier, net) => {
    const casino = { provider: '카지노 A', game: '룰렛 1', round: 'roulette-1.17', state: 'settled' } as const
    const leg = aBetLeg({
      ...{ sportName: '라이브카지노', leagueName: '카지노 A', home: '룰렛 1', away: '', status, casino },
      ...{
        marketNameKorean: '회차',
        betName: 'roulette-1.17',
        betNameKorean: 'roulette-1.17',
        betBaseline: '',
      },
      result: status === 2 ? 'won' : 'lost',
    })
    const user = drawBet(
      aBet({
        gameType: 5,
        status,
        totalRatio: 1,
        winnings,
        settledAt: '2026-11-21 12:00:00',
        bettings: [leg],
      }),
      false,
    )
    const head = screen.getByRole('button', { name: /룰렛 1/ })
    for (const text of ['라이브카지노 · 카지노 A · 회차 · roulette-1.17', word, returned, multiplier])
      expect(wordsOf(head)).toContain(text)
    await user.click(head)
    const supplied = wordsOf(find('[data-supplied]'))
    for (const text of [multiplier, net]) expect(supplied).toContain(text)
    expect(wordsOf(find('[data-leg]'))).not.toContain('당첨')
  },
)

test('FIELD-052 FIELD-053 LABEL-023 shows match, pick, odds, score and settlement reason of a won leg once opened', async () => {
  const won = aBetLeg({
    status: 2,
    result: 'won',
    score: '2:1',
    reason: '최종 스코어 2:1, 홈 승리로 적중입니다.',
  })
  const user = drawBet(
    aBet({ status: 2, settledAt: '2026-11-21 12:00:00', settledRatio: 1.9, bettings: [won] }),
    false,
  )
  expect(leg('won')).toBe('')
  await user.click(screen.getByRole('button', { expanded: false }))
  for (const fact of ['축구', '울산', '서울', '승무패', '1.90', '2:1', '적중'])
    expect(leg('won')).toContain(fact)
  expect(leg('won')).toContain('왜 이렇게 정산되었나요?최종 스코어 2:1, 홈 승리로 적중입니다.')
})

test('FIELD-055 shows a void bet as 적중특례 with the stake refunded', () => {
  const voided = aBetLeg({ status: 3, result: 'void' })
  drawBet(aBet({ status: 3, winnings: 10_000, settledRatio: 1, bettings: [voided] }))
  expect(wordsOf(find('[data-bet]'))).toContain('적중특례')
  expect(wordsOf(find('[data-bet]'))).toContain('환불금액10,000원')
})

test('FIELD-055 shows a half-won single with the odds that it counted', () => {
  const half = aBetLeg({ marketId: 3, betBaseline: '-0.75', betPrice: 1.87, status: 2, result: 'half-won' })
  drawBet(aBet({ status: 2, totalRatio: 1.87, winnings: 14_350, settledRatio: 1.435, bettings: [half] }))
  expect(wordsOf(find('[data-bet]'))).toContain('당첨(절반)')
  expect(leg('half-won')).toContain('1.435')
  expect(leg('half-won')).toContain('적중(절반)')
})

test('FIELD-051 handbook 1.8: shows why a bet can no longer be cancelled', async () => {
  const user = drawBet(aBet({ cancellable: true }))
  answer({
    'bet_result/019aa000-1111-7222-8333-444455556677/cancel': new Response(
      '베팅 후 10분 이내에만 취소가 가능합니다.',
      {
        status: 400,
        headers: { 'content-type': 'text/plain' },
      },
    ),
  })
  await user.click(screen.getByRole('button', { name: '베팅취소' }))
  const dialog = await screen.findByRole('dialog', { name: '베팅을 취소하시겠습니까?' })
  expect(wordsOf(dialog)).toContain('베팅 후 10분 이내, 경기시작 30분 전까지, 하루 3회')
  await user.click(within(dialog).getByRole('button', { name: '베팅취소' }))
  await waitFor(() => expect(alertText()).toContain('베팅 후 10분 이내에만 취소가 가능합니다.'))
})

test('MINI-090 shows game, round, market, pick and draw of a minigame bet and links to its verification', async () => {
  const round = { gameId: 251, round: 867, roundId: '20261121-0867' }
  const pick = aBetLeg({
    ...{
      sportId: 251,
      sportName: '미니게임',
      leagueName: '미니게임',
      home: '1분 파워볼 20261121-0867회',
      away: '',
    },
    // The third market and a number pick, to check that their meaning in matches is not applied.
    ...{ marketId: 3, marketNameKorean: '파워볼 숫자', betName: '1', betNameKorean: '1', betPrice: 9, round },
    ...{
      status: 2,
      result: 'won',
      score: '합 81 / 파워볼 1',
      reason: '추첨 결과(합 81)에 따라 적중되었습니다.',
    },
  })
  const user = drawBet(
    aBet({ gameType: 3, status: 2, totalRatio: 9, winnings: 90_000, settledRatio: 9, bettings: [pick] }),
    false,
  )
  const head = screen.getByRole('button', { expanded: false })
  expect(wordsOf(head)).toContain('1분 파워볼 20261121-0867회')
  expect(wordsOf(head)).toContain('파워볼 숫자 · 1')
  expect(wordsOf(head)).not.toContain('VS')
  await user.click(head)
  for (const fact of ['미니게임', '추첨 11-21 19:00:00', '1분 파워볼', '파워볼 숫자1', '9.00', '적중'])
    expect(leg('won')).toContain(fact)
  expect(leg('won')).toContain('왜 이렇게 정산되었나요?추첨 결과(합 81)에 따라 적중되었습니다.')
  const link = screen.getByRole('link', { name: '결과 검증' })
  expect(link.getAttribute('href')).toContain('gameId=251&round=20261121-0867&bet=')
})
