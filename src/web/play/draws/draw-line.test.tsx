import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kinds } from '#domain/minigames/kinds.ts'
import { draw as drawPart, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { DrawLine } from './draw-line.tsx'

useDrawing()

const marks = () => wordsOf(find('.draw-marks'))
const words = () => findAll('.draw-word').map(wordsOf)

test.each(Object.keys(kinds))('handbook 3.5 shows the draw of a round of %s in a row', id => {
  const [round] = exportedGame(id, 1).rounds
  drawPart(<DrawLine kind={id} draw={round?.draw} results={round?.results ?? []} />)
  expect(find(`[data-draw="${id}"]`)).not.toBeNull()
  expect(find('.draw-marks')?.childElementCount).toBeGreaterThan(0)
  expect(words().length).toBeGreaterThan(0)
  expect(wordsOf(find('.sr-only'))).not.toBe('')
})

test('ROUTE-068 names the teams of a match and the first runners of a race', () => {
  const event = { home: 0, away: 1, homeMean: 155, awayMean: 110 }
  const goals = { homeGoals: 2, awayGoals: 0, homeMinutes: [3, 60], awayMinutes: [] }
  drawPart(<DrawLine kind="virtual-soccer" gameId={601} draw={{ event, ...goals }} results={[]} />)
  expect(marks()).toBe('프랑스2 : 0독일')
  expect(wordsOf(find('.sr-only'))).toBe('프랑스 2:0 독일. 홈 3분 60분, 원정 무득점')
  cleanup()
  const race = { names: [2, 0, 3, 1], weights: [28, 21, 17, 14] }
  drawPart(
    <DrawLine kind="virtual-dog" gameId={621} draw={{ event: race, order: [3, 1, 4, 2] }} results={[]} />,
  )
  expect(marks()).toBe('3새벽안개1검은화살4은빛바람2')
})

test('marks only one’s own won picks', () => {
  const draw = { balls: [17, 4, 26, 11, 23], powerball: 7 }
  const results = kinds.powerball.results(draw)
  drawPart(<DrawLine kind="powerball" draw={draw} results={results} ownWins={new Set(['sum-size.large'])} />)
  expect(marks()).toBe('174261123' + '7')
  expect(findAll('.draw-word-own').map(wordsOf)).toEqual(['대'])
})

test('shows the same word once for each of two markets', () => {
  const draw = { balls: [17, 4, 26, 11, 23], powerball: 7 }
  drawPart(<DrawLine kind="powerball" draw={draw} results={kinds.powerball.results(draw)} />)
  expect(words()).toEqual(['홀', '오버', '대', '홀', '오버', 'D구간'])
})

test.each([
  ['powerball', { balls: 'x' }, '{"balls":"x"}'],
  ['a game of tomorrow', { wheel: 3 }, '{"wheel":3}'],
  ['powerball', null, '-'],
])('shows an invalid draw of %s as text', (kind, draw, text) => {
  drawPart(<DrawLine kind={kind} draw={draw} results={[]} />)
  expect(wordsOf(find('.draw-raw'))).toBe(text)
})
