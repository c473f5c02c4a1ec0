import { expect, test } from 'vitest'
import {
  britishInstant,
  readAmericanPrice,
  readDay,
  readDecimalPrice,
  readLine,
  readScore,
  readTimeOfDay,
} from './source-value.ts'

test('converts decimal prices to exact hundredths, half up from the third decimal', () => {
  const cases = [
    ['1.67', 167],
    ['5', 500],
    ['9.869999999999999', 987],
    ['1.3205', 132],
    ['1.315', 132],
    ['2,05', 205],
    ['1.00', undefined],
    ['', undefined],
    ['-', undefined],
    ['1e3', undefined],
  ] as const
  for (const [text, hundredths] of cases) expect(readDecimalPrice(text), text).toBe(hundredths)
})

test('converts American prices to hundredths, rounded down', () => {
  const cases = [
    ['-175', 157],
    ['155', 255],
    ['+100', 200],
    ['-100', 200],
    ['-101', 199],
    ['99', undefined],
    ['NA', undefined],
  ] as const
  for (const [text, hundredths] of cases) expect(readAmericanPrice(text), text).toBe(hundredths)
})

test('reads days with years of two and four digits, and rejects impossible ones', () => {
  expect(readDay('13/08/16')).toEqual({ year: 2016, month: 8, day: 13 })
  expect(readDay('16/08/2024')).toEqual({ year: 2024, month: 8, day: 16 })
  expect(readDay('01/05/95')).toEqual({ year: 1995, month: 5, day: 1 })
  expect(readDay('2018-03-29')).toEqual({ year: 2018, month: 3, day: 29 })
  for (const wrong of ['31/02/2024', '2024/08/16', '16-08-2024', '', '00/01/2024', '1/13/2024']) {
    expect(readDay(wrong), wrong).toBeUndefined()
  }
})

test('British time is an hour ahead of UTC in summer and equal to it in winter', () => {
  const at = (day: string, time: string) => {
    const [date, minutes] = [readDay(day), readTimeOfDay(time)]
    return date && minutes !== undefined && new Date(britishInstant(date, minutes)).toISOString()
  }
  expect(at('16/08/2024', '20:00')).toBe('2024-08-16T19:00:00.000Z')
  expect(at('26/12/2024', '15:00')).toBe('2024-12-26T15:00:00.000Z')
  expect(at('30/03/2025', '00:30')).toBe('2025-03-30T00:30:00.000Z')
  expect(at('30/03/2025', '14:00')).toBe('2025-03-30T13:00:00.000Z')
  expect(at('26/10/2024', '23:30')).toBe('2024-10-26T22:30:00.000Z')
  expect(at('27/10/2024', '14:00')).toBe('2024-10-27T14:00:00.000Z')
})

test('lines are multiples of a quarter, scores are small whole numbers', () => {
  expect(['-0.75', '+1', '2.5', '0', '-0'].map(readLine)).toEqual([-75, 100, 250, 0, 0])
  expect(['0.3', '', 'x', '1.125'].map(readLine)).toEqual([undefined, undefined, undefined, undefined])
  expect(['3', '0', '2.0', '-1', '1.5', '', '999'].map(readScore)).toEqual([
    3,
    0,
    2,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
