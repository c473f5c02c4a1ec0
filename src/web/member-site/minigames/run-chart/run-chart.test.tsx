import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { aDraw, aGame, anOffer } from '#tests/support/components/drawn-minigame.tsx'
import { bigRoad } from './big-road.ts'
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

/** Rounds of a baccarat table, oldest first: p, b, t; a capital letter for a pair of the winner. */
const hands = (results: string) =>
  [...results]
    .map((letter, place) => {
      const pick = { p: 'player', b: 'banker', t: 'tie' }[letter.toLowerCase()] ?? ''
      const isPair = letter !== letter.toLowerCase()
      return {
        ...aDraw(results.length - place, undefined, 0, baccarat),
        results: [
          { market: 'winner', won: [pick], void: pick === 'tie' ? ['player', 'banker'] : [] },
          ...(isPair ? [{ market: `${pick}-pair`, won: [`${pick}-pair`], void: [] }] : []),
        ],
      }
    })
    .toReversed()
const baccarat = aGame('lotus/baccarat')

/** A big road by columns: "b1 . b" is a banker with a tie after it, an empty place, a banker. */
const roadOf = (results: string) =>
  bigRoad(
    marks(results).map(mark => ({ ...mark, pairs: [] })),
    't',
  ).map(column =>
    Array.from(column, cell => (cell ? `${cell.mark?.pick ?? ''}${cell.ties.length || ''}` : '.')).join(' '),
  )

test.each([
  ['marks a tie on the result before it', 'pbtbp', ['p', 'b1 b', 'p']],
  ['keeps ties before the first result', 'ttpb', ['p2', 'b']],
  ['shows ties alone', 'tt', ['2']],
  ['turns a long run to the right at the bottom', 'ppppppppb', ['p p p p p p', 'b . . . . p', '. . . . . p']],
  ['turns a run at a taken place', 'pppppppbbbbbb', ['p p p p p p', 'b b b b b p', '. . . . b']],
])('a big road %s', (_, results, columns) => expect(roadOf(results)).toEqual(columns))

test('draws a big road for baccarat: player blue, banker red, ties and pairs as marks', () => {
  draw(<RunChart markets={anOffer(baccarat).markets} recent={hands('pBttp')} />)
  expect(findAll('[data-chart-column]:not([data-chart-column="0"])').map(wordsOf)).toEqual([
    expect.stringContaining('플레이어'),
    expect.stringContaining('뱅커'),
    expect.stringContaining('플레이어'),
  ])
  expect(findAll('[data-chart-mark="banker"] [data-tie]')).toHaveLength(2)
  expect(find('[data-chart-mark="banker"] circle')?.getAttribute('stroke')).toBe('var(--color-up)')
  expect(find('[data-chart-mark="player"] circle')?.getAttribute('stroke')).toBe('var(--color-down)')
  expect(findAll('[data-chart-mark="banker"] [data-pair="second"]')).toHaveLength(1)
  expect(wordsOf(find('[data-chart-counts]'))).toBe('최근 5회 · 플레이어 2 · 뱅커 1 · 타이 2')
})
