import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Tournament } from '#contract/promotions/tournaments.ts'
import {
  answer,
  callsOf,
  drawPage,
  find,
  findAll,
  inSeconds,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { Page } from './tournament-page.tsx'

useDrawing()

const tournament = {
  id: 7,
  product: 'sports',
  title: '주간 스포츠 토너먼트',
  rule: 'net',
  stakeMin: 5_000,
  startsAt: '2026-11-20 00:00:00',
  endsAt: '2026-11-23 15:00:05',
  state: 'running',
  prizeTotal: 6_000,
  prizes: [
    { from: 1, to: 1, points: 5_000 },
    { from: 2, to: 3, points: 500 },
  ],
  prizesAt: '2026-11-23 15:10:05',
  ranked: 2,
  board: [
    { place: 1, nickname: '하*울', isOwn: false, score: 90_000, plays: 4, prize: 5_000 },
    { place: 2, nickname: '데*', isOwn: true, score: 12_000, plays: 1, prize: 500 },
  ],
  own: { place: 2, score: 12_000, plays: 1, stake: 10_000, payout: 22_000, prize: 500, target: 90_001 },
} satisfies Tournament
const { board: _board, own: _own, prizes: _prizes, prizesAt: _prizesAt, ...head } = tournament
const listed = { ...head, winners: [] }
const over = {
  ...listed,
  id: 3,
  title: '지난 토너먼트',
  state: 'paid',
  winners: [{ place: 1, nickname: '바*람', prize: 5_000 }],
}
const list = { tournaments: [listed, over], pageCount: 1, totalCount: 2 }

const drawTournament = (part: Partial<Tournament> = {}, address = '/tournament') => {
  answer({ tournament: list, 'tournament/7': { ...tournament, ...part } })
  return drawPage(Page, address)
}
const ownCard = () => wordsOf(find('[data-own]'))

test('CASINO-009 ROUTE-014 draws the ranking, prizes, rule and one’s own place', async () => {
  drawTournament()
  await screen.findByText('실시간 순위')
  expect(findAll('tr[data-place]').map(wordsOf)).toEqual([
    '1위하*울+90,000원4회5,000P',
    '2위데*나+12,000원1회500P',
  ])
  expect(find('tr[aria-current=true]')?.getAttribute('data-place')).toBe('2')
  expect(ownCard()).toContain('2위')
  expect(ownCard()).toContain('다음 순위까지: 순이익 78,001원을 더하면 1위가 됩니다.')
  expect(wordsOf(find('[data-tournament]'))).toContain('2일 03:00:05')
  expect(screen.getByText(/베팅금 5,000원 이상의 스포츠·인플레이 베팅만/)).toBeTruthy()
  expect(screen.getByText(/종료 10분 뒤 순위를 확정/)).toBeTruthy()
  expect(screen.getByText('2~3위').closest('div')?.textContent).toBe('2~3위500P씩')
  expect(wordsOf(find('[data-listed="3"]'))).toContain('1위 바*람 5,000P')
})

test.each([
  [
    'without a bet',
    { place: null, score: 0, plays: 0, stake: 0, payout: 0, prize: 0, target: 1 },
    '순이익이 0원을 넘으면 순위에 오릅니다.',
  ],
  [
    'with a loss, without its amount',
    { place: null, score: -40_000, plays: 3, stake: 90_000, payout: 50_000, prize: 0, target: 1 },
    '순이익이 0원을 넘으면 순위에 오릅니다.',
  ],
  [
    'in the first place',
    { place: 1, score: 9, plays: 1, stake: 1, payout: 10, prize: 5_000, target: null },
    '현재 1위입니다.',
  ],
  ['who does not participate', null, '이 계정은 순위에 참여하지 않습니다.'],
] as const)('CASINO-009 shows the own card of a member %s', async (_, own, words) => {
  drawTournament({ own })
  await screen.findByText('내 순위')
  expect(ownCard()).toContain(words)
})

test('CASINO-009 shows a multiple as such', async () => {
  drawTournament({
    rule: 'multiple',
    own: { place: 2, score: 310, plays: 1, stake: 10_000, payout: 31_000, prize: 500, target: 1_251 },
  })
  await screen.findByText('내 순위')
  expect(ownCard()).toContain('3.10배')
  expect(ownCard()).toContain('12.51배 이상으로 한 번 당첨되면')
})

test('CASINO-009 reads the tournament again at its end, until prizes are paid', async () => {
  drawTournament({ endsAt: '2026-11-21 12:00:30' })
  await screen.findByText('실시간 순위')
  const before = callsOf('tournament/7').length
  answer({ 'tournament/7': { ...tournament, state: 'counting' } })
  vi.setSystemTime(inSeconds(33))
  await waitFor(() => expect(callsOf('tournament/7').length).toBeGreaterThan(before))
  await screen.findByText('상금 지급까지')
})

test('CASINO-009 shows the paid prizes of a finished tournament', async () => {
  drawTournament({ state: 'paid', own: { ...tournament.own, target: null } })
  await screen.findByText('최종 순위')
  expect(wordsOf(find('[data-tournament]'))).toContain('지급 완료')
  expect(ownCard()).toContain('받은 상금500P')
  expect(screen.getByRole('link', { name: '지급된 포인트 보기' }).getAttribute('href')).toContain('/mywallet')
})

test('ROUTE-015 CASINO-010 says when there is no tournament and links to events', async () => {
  answer({ tournament: { tournaments: [], pageCount: 0, totalCount: 0 } })
  drawPage(Page, '/tournament_casino')
  await screen.findByText('진행 중인 토너먼트가 없습니다.')
  expect(screen.getByRole('link', { name: '카지노·슬롯' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: '이벤트 보기' })).toBeTruthy()
})
