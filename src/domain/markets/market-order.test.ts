import { expect, test } from 'vitest'
import type { MarketTypeId } from '../ids.ts'
import { line } from '../line.ts'
import { compareKinds, comparePicks, mainLineFirst } from './market-order.ts'

/** "250@190/190" is line 2.50 with two odds. */
function offered(sketch: string) {
  const [at = '', prices = '190/190'] = sketch.split('@')
  return { sketch, line: line(Number(at)), odds: prices.split('/').filter(Boolean).map(Number) }
}

test.each([
  ['the main line first, the others ascending', 250, '350 150 250 300', '250 150 300 350'],
  ['the nearest for a main line that is not shown', -25, '50 -100 -50', '-50 -100 50'],
  [
    'the more even of two that are equally near',
    -75,
    '-100@250/150 0 -50@190/192',
    '-50@190/192 -100@250/150 0',
  ],
  [
    'the most even where no main line is known',
    undefined,
    '0@300/140 -50@185/195 -100@',
    '-50@185/195 -100@ 0@300/140',
  ],
])('handbook 1.1, 2.1: %s', (_name, main, lines, ordered) => {
  const found = mainLineFirst(lines.split(' ').map(offered), {
    main: main === undefined ? undefined : line(main),
    lineOf: market => market.line,
    oddsOf: market => market.odds,
  })
  expect(found.map(({ sketch }) => sketch).join(' ')).toBe(ordered)
})

test('shows at most the requested number of lines: those nearest to the main line', () => {
  const lines = ['350', '150', '250', '300', '200'].map(offered)
  const shown = mainLineFirst(lines, {
    main: line(250),
    lineOf: of => of.line,
    oddsOf: of => of.odds,
    max: 3,
  })
  expect(shown.map(({ sketch }) => sketch)).toEqual(['250', '200', '300'])
})

test.each([
  ['2 1 X', '1 X 2'],
  ['Under Over', 'Over Under'],
  ['No Goal 2 1', '1 2 No Goal'],
  ['2:1 1:0', '2:1 1:0'],
])('handbook 1.2: %s is read as %s', (told, read) => {
  const picks = told.split(/ (?!Goal)/)
  expect(picks.toSorted(comparePicks).join(' ')).toBe(read)
})

test('sorts the result first, then handicap, totals and the rest; period markets last', () => {
  const kinds = [21, 5, 2, 3, 1].map(id => id as MarketTypeId)
  expect(kinds.toSorted(compareKinds)).toEqual([1, 3, 2, 5, 21])
})
