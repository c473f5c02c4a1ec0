import { expect, test } from 'vitest'
import type { FinishedGame } from '#contract/fixtures.ts'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { ResultCard } from './result-card.tsx'

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

const drawResult = (sketch: Partial<FinishedGame> = {}) => draw(<ResultCard game={aResultOf(sketch)} />)
const cells = (row: number): string[] =>
  [...(findAll('tr')[row]?.querySelectorAll('th, td') ?? [])].map(wordsOf)

test('LABEL-005 a football match has two halves; nobody has won a draw', () => {
  drawResult({ replayOf: '2024-08-16 경기 다시보기' })
  expect(cells(0)).toEqual(['팀', '전반', '후반', '최종'])
  expect(cells(1)).toEqual(['울산 HD', '1', '1', '2'])
  expect(find('[data-winner]')).toBeNull()
  expect(wordsOf(find('[data-result]'))).toContain('2024-08-16 경기 다시보기')
})

test('LABEL-006 innings are numbered, runs are R, an inning without a bat is X; the winner is marked', () => {
  const periods = [
    { code: 1, label: '1이닝', home: 3, away: 4 },
    { code: 2, label: '2이닝', home: null, away: 0 },
  ]
  drawResult({ sport_id: 154_914, periods, home: 12, away: 4 })
  expect(cells(0).slice(1)).toEqual(['1', '2', 'R'])
  expect(cells(1).slice(1)).toEqual(['3', 'X', '12'])
  expect(wordsOf(find('[data-winner]'))).toContain('울산 HD 승리')
})

test.each(['종료', '연기', '취소', '적특'])('handbook 6.5: a match that is %s says so', statusText => {
  drawResult({ statusText })
  expect(wordsOf(find('header'))).toContain(statusText)
})
