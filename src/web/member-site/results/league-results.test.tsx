import { expect, test } from 'vitest'
import type { FinishedGame } from '#contract/fixtures/fixtures.ts'
import { assert } from '#domain/assert.ts'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { LeagueResults } from './league-results.tsx'
import { resultLeagues } from './result-leagues.ts'

useDrawing()

const aResultOf = (sketch: Partial<FinishedGame> = {}): FinishedGame => ({
  id: 1,
  fixtureId: 1,
  sport_id: 6046,
  sport_name: '축구',
  location_id: 1,
  location_name: '대한민국',
  location_code: 'kr',
  league_id: 100,
  league_name: 'K리그1',
  home_participants_name: '울산 HD',
  away_participants_name: 'FC서울',
  startdate: '2026-11-21 11:00:00',
  date: '11-21 11:00',
  status: 3,
  replayOf: null,
  statusText: '종료',
  periods: [
    { code: 10, label: '전반', home: 1, away: 0 },
    { code: 20, label: '후반', home: 1, away: 2 },
  ],
  home: 2,
  away: 2,
  ...sketch,
})

const drawResults = (...sketches: Partial<FinishedGame>[]) => {
  const [league] = resultLeagues(
    sketches.map((sketch, index) => aResultOf({ fixtureId: index + 1, ...sketch })),
  )
  assert(league, 'one league')
  draw(<LeagueResults league={league} />)
}
const cells = (row: number): string[] =>
  [...(findAll('tr')[row]?.querySelectorAll('th, td') ?? [])].map(wordsOf)

test('LABEL-005 shows a football match with two halves, and no winner of a draw', () => {
  drawResults({ replayOf: '2024-08-16 경기 다시보기' })
  expect(cells(0)).toEqual(['시각과 상태', '팀', '전반', '후반', '최종'])
  expect(cells(1)).toEqual(['11:00종료', '울산 HD', '1', '1', '2'])
  expect(cells(2)).toEqual(['2024-08-16 경기 다시보기', 'FC서울', '0', '2', '2'])
  expect(findAll('[data-result] tr').length).toBe(2)
  expect(find('[data-winner]')).toBeNull()
})

test('LABEL-006 numbers innings, labels runs R, shows X for an unplayed half inning and marks the winner', () => {
  const periods = [
    { code: 1, label: '1이닝', home: 3, away: 4 },
    { code: 2, label: '2이닝', home: null, away: 0 },
  ]
  drawResults({ sport_id: 154_914, periods, home: 12, away: 4 })
  expect(cells(0).slice(2)).toEqual(['1', '2', 'R'])
  expect(cells(1).slice(2)).toEqual(['3', 'X', '12'])
  expect(wordsOf(find('[data-winner]'))).toContain('울산 HD 승리')
})

test('shares the period columns within a league and leaves missing periods empty', () => {
  const extra = { code: 30, label: '연장', home: 0, away: 1 }
  const halves = aResultOf().periods
  drawResults(
    { periods: [...halves, extra], away: 3 },
    {},
    { periods: [], home: null, away: null, statusText: '연기' },
  )
  expect(cells(0).slice(2)).toEqual(['전반', '후반', '연장', '최종'])
  expect(cells(1).slice(2)).toEqual(['1', '1', '0', '2'])
  expect(cells(3).slice(2)).toEqual(['1', '1', '', '2'])
  expect(cells(5).slice(2)).toEqual(['', '', '', ''])
})

test('handbook 6.5: says in full when only the replay was called off', () => {
  const replayOf = '2024-08-17 경기 다시보기 · 다시보기에서만 취소 (실제 경기는 정상 진행)'
  drawResults({ statusText: '취소', replayOf })
  expect(wordsOf(find('[data-result]'))).toContain(replayOf)
})

test.each(['종료', '연기', '취소', '적특'])('handbook 6.5: shows that a match is %s', statusText => {
  drawResults({ statusText })
  expect(wordsOf(find('[data-result]'))).toContain(statusText)
})
