// Rules of the games with balls, ladders, dice and wheels, tested by the market results of given draws.
import { expect, test } from 'vitest'
import { givenNumbers } from '#tests/support/draws/digests.ts'
import { outcomes } from '#tests/support/draws/outcomes.ts'
import { kinds } from './kinds.ts'

test('a powerball draw takes five distinct balls and then the powerball', () => {
  const numbers = givenNumbers(27, 0, 25, 0, 23, 9)
  expect(kinds.powerball.draw(numbers)).toEqual({ balls: [28, 2, 1, 4, 3], powerball: 9 })
  expect(numbers.ranges).toEqual([28, 27, 26, 25, 24, 10])
})

const POWER = ['power-odd-even', 'power-under-over', 'power-section', 'power-parity-half', 'power-number']
test.each([
  [0, 'even under a even-under 0'],
  [1, 'odd under a odd-under 1'],
  [2, 'even under a even-under 2'],
  [3, 'odd under b odd-under 3'],
  [4, 'even under b even-under 4'],
  [5, 'odd over c odd-over 5'],
  [6, 'even over c even-over 6'],
  [7, 'odd over d odd-over 7'],
  [9, 'odd over d odd-over 9'],
])('MINI-091 powerball %i: %s', (powerball, expected) => {
  expect(outcomes(kinds.powerball, { balls: [1, 2, 3, 4, 5], powerball }, POWER).join(' ')).toBe(expected)
})

const SUM = [
  'sum-odd-even',
  'sum-under-over',
  'sum-size',
  'sum-parity-half',
  'sum-parity-size',
  'sum-power-parity',
]
test.each([
  [[1, 2, 3, 4, 5], 'odd under small odd-under odd-small odd-even'],
  [[1, 2, 3, 28, 27], 'odd under small odd-under odd-small odd-even'],
  [[1, 2, 3, 28, 26], 'even under small even-under even-small even-even'],
  // 64, 65, 72, 73, 80 and 81: the boundaries.
  [[28, 27, 2, 3, 4], 'even under small even-under even-small even-even'],
  [[28, 27, 2, 3, 5], 'odd under medium odd-under odd-medium odd-even'],
  [[28, 27, 2, 3, 12], 'even under medium even-under even-medium even-even'],
  [[28, 27, 2, 3, 13], 'odd over medium odd-over odd-medium odd-even'],
  [[28, 27, 2, 3, 20], 'even over medium even-over even-medium even-even'],
  [[28, 27, 2, 3, 21], 'odd over large odd-over odd-large odd-even'],
  [[28, 27, 26, 25, 24], 'even over large even-over even-large even-even'],
])('MINI-091 balls %j: %s', (balls, expected) => {
  expect(outcomes(kinds.powerball, { balls, powerball: 4 }, SUM).join(' ')).toBe(expected)
})

const LADDER = ['start', 'lines', 'odd-even', 'path']
test.each([
  [0, 0, 'left 3 even left-3'],
  [0, 1, 'left 4 odd left-4'],
  [1, 0, 'right 3 odd right-3'],
  [1, 1, 'right 4 even right-4'],
])('MINI-092 a ladder of the numbers %i and %i: %s', (start, lines, expected) => {
  const numbers = givenNumbers(start, lines)
  const draw = kinds.ladder.draw(numbers)
  expect(numbers.ranges).toEqual([2, 2])
  expect(outcomes(kinds.ladder, draw, LADDER).join(' ')).toBe(expected)
})

test.each([
  [1, 'left 3 even left-3'],
  [14, 'right 3 odd right-3'],
  [15, 'left 4 odd left-4'],
  [28, 'right 4 even right-4'],
])('handbook 3.7 the powerladder of a first ball %i: %s', (ball, expected) => {
  const draw = kinds['power-ladder'].draw(givenNumbers(ball - 1))
  expect(draw.balls[0]).toBe(ball)
  expect(outcomes(kinds['power-ladder'], draw, LADDER).join(' ')).toBe(expected)
})

test('handbook 3.7 a powerladder draws the same balls as a powerball from equal numbers', () => {
  const given = [7, 3, 0, 21, 9, 6]
  const { balls, powerball } = kinds.powerball.draw(givenNumbers(...given))
  expect(kinds['power-ladder'].draw(givenNumbers(...given))).toMatchObject({ balls, powerball })
})

test.each([
  [1, 'left 3 even left-3'],
  [35, 'left 3 even left-3'],
  [36, 'right 4 even right-4'],
  [34, 'right 3 odd right-3'],
  [69, 'left 4 odd left-4'],
  [70, 'right 4 even right-4'],
])('handbook 3.7 the kino ladder of a first number %i: %s', (number, expected) => {
  const draw = kinds['keno-ladder'].draw(givenNumbers(number - 1))
  expect(draw.numbers[0]).toBe(number)
  expect(outcomes(kinds['keno-ladder'], draw, LADDER).join(' ')).toBe(expected)
})

const KENO = ['sum-odd-even', 'sum-under-over', 'digit-odd-even', 'digit-under-over', 'sum-parity-half']
/** 22 numbers with this sum: only the sum matters. */
const kenoOf = (sum: number) => ({ numbers: [sum, ...Array.from({ length: 21 }, () => 0)] })
test.each([
  [780, 'even under even under even-under'],
  [781, 'odd over odd under odd-over'],
  [775, 'odd under odd over odd-under'],
  [784, 'even over even under even-over'],
  [789, 'odd over odd over odd-over'],
])('MINI-093 numbers with the sum %i: %s', (sum, expected) => {
  expect(outcomes(kinds['speed-keno'], kenoOf(sum), KENO).join(' ')).toBe(expected)
})

test('MINI-093 a draw of 22 numbers of 1 to 70 settles by its sum', () => {
  const draw = kinds['speed-keno'].draw(givenNumbers(...Array.from({ length: 22 }, () => 0)))
  expect(draw.numbers).toEqual(Array.from({ length: 22 }, (_, index) => index + 1))
  expect(outcomes(kinds['speed-keno'], draw, KENO).join(' ')).toBe('odd under odd under odd-under')
})

const SIC_BO = ['size', 'odd-even', 'any-triple', 'sum', 'double', 'triple', 'two-dice', 'single']
test.each([
  [[2, 2, 2], '- | - | any | 6 | 2 | 2 | - | 2'],
  [[1, 1, 2], 'small | even | - | 4 | 1 | - | 1-2 | 1 2'],
  [[6, 6, 5], 'big | odd | - | 17 | 6 | - | 5-6 | 5 6'],
  [[1, 3, 6], 'small | even | - | 10 | - | - | 1-3 1-6 3-6 | 1 3 6'],
  [[4, 1, 6], 'big | odd | - | 11 | - | - | 1-4 1-6 4-6 | 1 4 6'],
  [[1, 1, 1], '- | - | any | - | 1 | 1 | - | 1'],
  [[6, 6, 6], '- | - | any | - | 6 | 6 | - | 6'],
])('MINI-097 dice %j: %s', (dice, expected) => {
  const found = outcomes(kinds['sic-bo'], { dice }, SIC_BO).map(one => one || '-')
  expect(found.join(' | ')).toBe(expected)
})

test('handbook 3.8 H a single number pays one more stake for each further die', () => {
  const extraOf = (dice: readonly number[]) =>
    kinds['sic-bo'].results({ dice }).find(({ market }) => market === 'single')?.extra
  expect([extraOf([1, 2, 3]), extraOf([5, 2, 5]), extraOf([4, 4, 4])]).toEqual([
    undefined,
    { 5: 1 },
    { 4: 2 },
  ])
})

test.each([
  [1, 'odd under 1'],
  [3, 'odd under 3'],
  [4, 'even over 4'],
  [6, 'even over 6'],
])('MINI-098 a die with %i: %s', (die, expected) => {
  expect(outcomes(kinds.dice, { die }, ['odd-even', 'under-over', 'number']).join(' ')).toBe(expected)
})

const ROULETTE = ['colour', 'odd-even', 'half', 'dozen', 'column', 'number', 'street', 'line']
test.each([
  [0, '- | - | - | - | - | 0 | 0-1-2 0-2-3 | -'],
  [1, 'red | odd | low | 1 | 1 | 1 | 0-1-2 1-2-3 | 1-2-3-4-5-6'],
  [18, 'red | even | low | 2 | 3 | 18 | 16-17-18 | 13-14-15-16-17-18 16-17-18-19-20-21'],
  [19, 'red | odd | high | 2 | 1 | 19 | 19-20-21 | 16-17-18-19-20-21 19-20-21-22-23-24'],
  [29, 'black | odd | high | 3 | 2 | 29 | 28-29-30 | 25-26-27-28-29-30 28-29-30-31-32-33'],
  [36, 'red | even | high | 3 | 3 | 36 | 34-35-36 | 31-32-33-34-35-36'],
])('MINI-102 %i: %s', (number, expected) => {
  const found = outcomes(kinds.roulette, { number }, ROULETTE).map(one => one || '-')
  expect(found.join(' | ')).toBe(expected)
})

test('MINI-102 zero loses all picks except those that cover it; the layout has 60 splits, 23 corners, 11 lines', () => {
  expect(outcomes(kinds.roulette, { number: 0 }, ['split', 'corner'])).toEqual(['0-1 0-2 0-3', '0-1-2-3'])
  const sizes = kinds.roulette.markets.map(({ id, picks }) => [id, picks.length])
  expect(Object.fromEntries(sizes)).toMatchObject({ number: 37, split: 60, street: 14, corner: 23, line: 11 })
  expect(outcomes(kinds.roulette, { number: 17 }, ['split'])).toEqual(['16-17 17-18 14-17 17-20'])
})

test.each([
  [1, 'odd under 1'],
  [6, 'even under 6'],
  [7, 'odd over 7'],
  [12, 'even over 12'],
])('MINI-103 ring number %i: %s', (number, expected) => {
  expect(outcomes(kinds.ring, { number }, ['odd-even', 'under-over', 'number']).join(' ')).toBe(expected)
})

test('MINI-104 a ladder with six starts connects each to a different foot, and settles by start and end', () => {
  const draw = kinds.speed6.draw(givenNumbers(5, 0, 0, 0, 0, 0, 2))
  expect(draw).toEqual({ start: 3, feet: [6, 2, 3, 4, 5, 1], end: 3 })
  const markets = ['start', 'end-odd-even', 'start-odd-even', 'start-end-odd-even', 'end']
  expect(outcomes(kinds.speed6, draw, markets).join(' ')).toBe('3 odd odd odd-odd 3')
  const other = kinds.speed6.draw(givenNumbers(5, 0, 0, 0, 0, 0, 0))
  expect(outcomes(kinds.speed6, other, markets).join(' ')).toBe('1 even odd odd-even 6')
})

const SNAIL = ['winner', 'winner-odd-even', 'winner-under-over', 'not-last', 'place', 'exacta']
test.each([
  [[1, 2, 3, 4], '1 | odd | under | 1 2 3 | 1 2 | 1-2'],
  [[4, 2, 1, 3], '4 | even | over | 1 2 4 | 2 4 | 4-2'],
  [[3, 4, 2, 1], '3 | odd | over | 2 3 4 | 3 4 | 3-4'],
])('handbook 3.7 snails finish as %j: %s', (order, expected) => {
  expect(outcomes(kinds.snail, { order }, SNAIL).join(' | ')).toBe(expected)
})

test('every kind is found by its id, and its market and pick ids are unique with Korean labels', () => {
  for (const [id, kind] of Object.entries(kinds)) {
    expect(kind.id).toBe(id)
    expect(/[가-힣]/.test(kind.title)).toBe(true)
    const markets = kind.markets.map(market => market.id)
    expect(new Set(markets).size).toBe(markets.length)
    for (const { picks, label, name } of kind.markets) {
      expect(new Set(picks.map(pick => pick.id)).size).toBe(picks.length)
      expect(new Set(picks.map(pick => pick.label)).size).toBe(picks.length)
      expect(label.length > 0 && name.length > 0).toBe(true)
    }
  }
})
