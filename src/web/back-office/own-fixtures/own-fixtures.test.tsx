import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CheckedTable, OwnFixture } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { callsOf, draw, answer as housesAnswer, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { CheckedTableView } from './checked-table.tsx'
import { EnterDialog } from './enter-dialog.tsx'
import { noLine, noMatch, tableOf } from './match-draft.ts'
import { OwnList } from './own-list.tsx'

useDrawing()

const line = { sport: '축구', league: '컵', home: '서울', away: '부산', start: '2026-11-25 19:30', notes: [] }
const right: CheckedTable['lines'][number] = {
  ...line,
  line: 2,
  match: {
    sport_id: 6046,
    league: '컵',
    country: '국제',
    home: '서울',
    away: '부산',
    startdate: '2026-11-25 19:30:00',
    markets: [{ name: '핸디캡', betBaseline: '-0.5', prices: [{ name: '홈', betPrice: 1.9 }] }],
  },
  faults: [],
}
const said: CheckedTable = {
  digest: 'd'.repeat(64),
  faults: [],
  lines: [right, { ...line, line: 3, match: null, faults: ['홈승: 배당은 1.01 이상이어야 합니다: 1.00'] }],
  rightCount: 1,
  wrongCount: 1,
  newLeagues: ['컵 (국제)'],
  newTeams: ['서울', '부산'],
}
const table = new Blob(['표'], { type: 'text/csv' })

test('handbook 6.3 previews new matches with wrong lines first, and counts the lines to skip on the button', async () => {
  logIn({ type: 1, role: 10 })
  const user = draw(<CheckedTableView checked={{ table, said }} onEntered={vi.fn()} />)
  expect(screen.getByRole('status').textContent).toBe(
    '등록 가능 1경기 · 오류 1경기새 리그 1 · 컵 (국제)새 팀 2 · 서울, 부산',
  )
  expect(screen.getByText('홈승: 배당은 1.01 이상이어야 합니다: 1.00')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /정상/ }))
  expect(screen.getByText('핸디캡 -0.5')).toBeTruthy()
  expect(screen.queryByText('홈승: 배당은 1.01 이상이어야 합니다: 1.00')).toBeNull()
  expect(screen.getByRole('button', { name: '오류 1경기를 빼고 1경기 등록' })).toBeTruthy()
})

test('shows the fault of a broken file and offers no button', () => {
  const broken = { ...said, lines: [], rightCount: 0, faults: ['경기가 없습니다.'] }
  draw(<CheckedTableView checked={{ table, said: broken }} onEntered={vi.fn()} />)
  expect(screen.getByRole('alert').textContent).toBe('경기가 없습니다.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('DIALOG-013 enters the checked matches with a reason', async () => {
  housesAnswer({ 'admin/own-fixtures': { entryId: 1, fixtureIds: [2_000_000_001] } })
  logIn({ type: 1, role: 10 })
  const onEntered = vi.fn()
  const user = draw(<EnterDialog checked={{ table, said }} onEntered={onEntered} onClose={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: '이벤트 경기' }))
  await user.click(screen.getByRole('button', { name: '등록' }))
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce())
  const [call] = callsOf('admin/own-fixtures')
  expect(call?.headers.get('content-type')).toBe('text/csv')
})

const fixture: OwnFixture = {
  fixtureId: 2_000_000_001,
  sport_id: 6046,
  location_code: 'kr',
  league_name: '컵',
  home: '서울',
  away: '부산',
  startdate: '2026-11-25 19:30:00',
  state: 'upcoming',
  marketCount: 3,
  hasBets: false,
  amendable: true,
  operator: 'trader',
  createdAt: '2026-11-24 12:00:00',
}

test('corrects or withdraws only matches without bets', async () => {
  logIn({ type: 1, role: 10 })
  const onAct = vi.fn()
  const bet = { ...fixture, fixtureId: 2, home: '대구', hasBets: true, amendable: false }
  const user = draw(<OwnList fixtures={[fixture, bet]} onAct={onAct} />)
  expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
    '서울 vs 부산 정정',
    '서울 vs 부산 철회',
  ])
  await user.click(screen.getByRole('button', { name: '서울 vs 부산 철회' }))
  expect(onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'withdraw', fixture })
  expect(screen.getByText('마켓 3개 · 베팅 있음')).toBeTruthy()
})

test('shows read-only operators no buttons', () => {
  logIn({ type: 1, role: 1 })
  draw(<OwnList fixtures={[fixture]} onAct={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('writes the form as CSV with one line for each further market line', () => {
  const draft = {
    ...noMatch,
    ...{ league: '컵, "한판"', home: '서울', away: '부산', day: '2026-11-25', time: '19:30' },
    ...{ homeWin: '1.85', draw: '3.40', awayWin: '4.20' },
    handicaps: [
      { line: '-0.5', first: '1.90', second: '1.90' },
      { line: '-1', first: '2.30', second: '1.60' },
    ],
    totals: [noLine],
  }
  expect(tableOf(draft).split('\r\n').slice(1)).toEqual([
    '축구,"컵, ""한판""",,서울,부산,2026-11-25 19:30,1.85,3.40,4.20,-0.5,1.90,1.90,,,',
    ',,,,,,,,,-1,2.30,1.60,,,',
    '',
  ])
  expect(tableOf({ ...draft, sport: '야구' })).not.toContain('3.40')
})
