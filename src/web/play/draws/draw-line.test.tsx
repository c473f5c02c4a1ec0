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
