import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { aDraw, anOffer } from '#tests/support/components/drawn-minigame.tsx'
import { columnsOf } from './chart-columns.ts'
import { RunChart } from './run-chart.tsx'

useDrawing()

const marks = (picks: string) => [...picks].map((pick, place) => ({ id: String(place), round: place, pick }))
const shapeOf = (picks: string) =>
  columnsOf(marks(picks)).map(column => column.map(({ pick }) => pick).join(''))

test('starts a new column for another answer and after six in a row', () => {
  expect(shapeOf('aabbba')).toEqual(['aa', 'bbb', 'a'])
  expect(shapeOf('aaaaaaaab')).toEqual(['aaaaaa', 'aa', 'b'])
  expect(shapeOf('')).toEqual([])
})

/** Rounds with these powerballs, newest first. */
const drawn = (...powerballs: number[]) => powerballs.map((ball, place) => aDraw(place + 1, undefined, ball))

test('offers the chart for markets of two or three answers, newest on the right', async () => {
  const user = draw(<RunChart markets={anOffer().markets} recent={drawn(7, 3, 2, 1)} />)
  expect(screen.getAllByRole('button').map(wordsOf)).toEqual([
    ...['파워볼 홀짝', '파워볼 언더오버', '일반볼 홀짝', '일반볼 언더오버', '일반볼 대중소'],
  ])
  // Columns start at the right edge: the newest is first in the document.
  expect(findAll('[data-chart-column]').slice(0, 3).map(wordsOf)).toEqual(['홀홀', '짝', '홀'])
  expect(wordsOf(find('[data-chart-counts]'))).toBe('최근 4회 · 홀 3 · 짝 1')
  screen.getByText('이전 결과는 다음 결과에 영향을 주지 않습니다.')
  await user.click(screen.getByRole('button', { name: '파워볼 언더오버' }))
  expect(findAll('[data-chart-column]').slice(0, 2).map(wordsOf)).toEqual(['오', '언언언'])
})
