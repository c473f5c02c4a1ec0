import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhone, phoneDigits, phoneText } from './phone.ts'

test.each([
  ...['01012345678', '010-1234-5678', '010 1234 5678', '010.1234.5678', '010–1234–5678', '(010) 1234-5678'],
  ...['+82 10-1234-5678', '+82-010-1234-5678', '+82 (0)10 1234 5678', '0082 10 1234 5678', '821012345678'],
  ...[
    '8201012345678',
    '０１０－１２３４－５６７８',
    '＋８２　１０ １２３４ ５６７８',
    '\u202a010-1234-5678\u202c',
  ],
])('reads the phone typed as "%s" as 01012345678', typed => {
  expect(phoneDigits(typed)).toBe('01012345678')
  expect(phoneText(typed)).toBe('010-1234-5678')
})

test.each([
  ['02-123-4567', '021234567'],
  ['+82 2 123 4567', '021234567'],
  ['031-123-4567', '0311234567'],
  ['0505-1234-5678', '050512345678'],
])('the phone %s is %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits))

test.each([
  '---------',
  '',
  '0000000000',
  '123456789',
  '010-12',
  '+1 202 555 0100',
  '010-1234-56789',
  '전화',
])('rejects "%s" as a phone', typed => expect(isPhone(typed)).toBe(false))

test('groups the digits while they are typed', () => {
  const typed = [
    '0',
    '010',
    '0101',
    '01012345678',
    '010123456789',
    '+',
    '+82',
    '+821',
    '02123',
    '050512345678',
  ]
  expect(typed.map(phoneText)).toEqual([
    ...['0', '010', '010-1', '010-1234-5678', '010-1234-5678', '+', '+82', '01', '02-123', '0505-1234-5678'],
  ])
})

test('a number written in groups is the same phone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(02\d{7,8}|01\d{8,9}|050\d{9})$/), digits => {
      expect(phoneDigits(phoneText(digits))).toBe(digits)
    }),
  )
})
