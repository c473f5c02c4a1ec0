import { expect, test } from 'vitest'
import { betNumber } from '#domain/bets/bet-number.ts'
import { pagesFor, paletteGroups } from './palette-entries.ts'

const pages = [
  { path: '/admin/members', title: '회원관리', group: '회원' },
  { path: '/admin/sign-ups', title: '가입승인', group: '회원' },
  { path: '/admin/bets', title: '베팅관리', group: '거래' },
]

test.each([
  ['베팅', ['/admin/bets']],
  ['ㅂㅌ', ['/admin/bets']],
  ['ㄱㅇㅅㅇ', ['/admin/sign-ups']],
  ['회원', ['/admin/members', '/admin/sign-ups']],
  ['회원 가입', ['/admin/sign-ups']],
  ['', ['/admin/members', '/admin/sign-ups', '/admin/bets']],
  ['없는 페이지', []],
])('finds the pages that match "%s"', (text, paths) =>
  expect(pagesFor(pages, text).map(({ to }) => to)).toEqual(paths),
)

test('omits kinds without results', () => {
  const members = [{ id: 7, userId: 'demo', nickname: '데모', status: 'active' as const }]
  const games = [{ gameId: 251, title: '1분 파워볼' }]
  const groups = paletteGroups([], { members, bets: [], fixtures: [], games })
  expect(groups.map(({ title, entries }) => [title, entries[0]?.to])).toEqual([
    ['회원', '/admin/members/7'],
    ['미니게임', '/admin/minigames/251'],
  ])
})

test('shows the short number of a bet instead of its id', () => {
  const id = '01a222b8-1c89-7000-a5b8-2cfcd47d8565'
  const bet = {
    id,
    userId: 'demo',
    nickname: '데모',
    amounts: 5_000,
    status: 0,
    createdAt: '2026-11-21 12:00:00',
  }
  const [group] = paletteGroups([], { members: [], bets: [bet], fixtures: [], games: [] })
  expect(group?.entries[0]?.note).toBe(`진행중 · 11-21 12:00 · ${betNumber(id)}`)
})
