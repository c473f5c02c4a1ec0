import { expect, test } from 'vitest'
import { betNumber, idsOfNumber } from './bet-number.ts'

const id = '019ace2f-7b12-7003-9a4c-0123456789ab'
const later = '019ace2f-7b12-7004-8000-000000000000'

test('a number is short, in the order of time, and leads back to the id', () => {
  const number = betNumber(id)
  expect(number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(betNumber(later) > number).toBe(true)
  const span = idsOfNumber(number)
  expect(span && span.from <= id && id <= span.to).toBe(true)
  expect(span && span.to < later).toBe(true)
})

test('a number is found however it is typed', () => {
  const number = betNumber(id)
  const span = idsOfNumber(number)
  expect(span).toBeDefined()
  for (const typed of [
    `No.${number}`,
    `no. ${number}`,
    number.toLowerCase(),
    number.replaceAll('-', ''),
    ` ${number} `,
  ])
    expect([typed, idsOfNumber(typed)]).toEqual([typed, span])
  expect(idsOfNumber(number.replaceAll('1', 'l').replaceAll('0', 'O'))).toEqual(span)
})

test('bets of one millisecond and one process have numbers of their own', () => {
  const numbers = Array.from({ length: 4096 }, (_, counter) =>
    betNumber(`019ace2f-7b12-7${counter.toString(16).padStart(3, '0')}-9a4c-0123456789ab`),
  )
  expect(new Set(numbers).size).toBe(4096)
})

test.each(['8', 'No.8', '', '1M2Q7-R0AB-4X2', '1M2Q7-R0AB-4X2KK', '1M2Q7-R0AB-4X2U'])(
  '%j is no number of a bet',
  text => expect(idsOfNumber(text)).toBeUndefined(),
)
