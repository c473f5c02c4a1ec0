import { expect, test } from 'vitest'
import { bytesArray, int2Array, int4Array, int8Array, textArray, uuidArray } from './binary-arrays.ts'

const HEAD_OF_TWO = '00000001' // dimensions

test('an array states its dimension, nulls, type and length before its elements', () => {
  expect(int4Array([1, -2], n => n).toString('hex')).toBe(
    `${HEAD_OF_TWO}00000000000000170000000200000001000000040000000100000004fffffffe`,
  )
})

test('encodes undefined as null', () => {
  expect(int2Array([7, undefined], n => n).toString('hex')).toBe(
    `${HEAD_OF_TWO}00000001000000150000000200000001000000020007ffffffff`,
  )
})

test.each([0, 1, -1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
  'encodes %d exactly in eight bytes',
  value => {
    expect(int8Array([value], n => n).readBigInt64BE(24)).toBe(BigInt(value))
  },
)

test.each(['12', '999999999999999', '1000000000000000', '9223372036854775807'])(
  'encodes the id %s exactly',
  id => {
    expect(int8Array([id], n => n).readBigInt64BE(24)).toBe(BigInt(id))
  },
)

test.each([
  () => int2Array([2 ** 15], n => n),
  () => int4Array([-(2 ** 31) - 1], n => n),
  () => int8Array([2 ** 63], n => n),
])('refuses a number out of range', write => {
  expect(write).toThrow('does not fit')
})

test('encodes texts as their bytes, ASCII and not', () => {
  expect(textArray(['Over', undefined, '', 'a한"'], one => one).toString('hex')).toBe(
    `${HEAD_OF_TWO}00000001000000190000000400000001000000044f766572ffffffff000000000000000561ed959c22`,
  )
})

test('encodes UUIDs as their sixteen bytes', () => {
  const id = '019aA5f0-9bcd-7e01-8F23-456789abcdef'
  expect(uuidArray([id], one => one).toString('hex')).toBe(
    `${HEAD_OF_TWO}0000000000000b86000000010000000100000010${id.replaceAll('-', '').toLowerCase()}`,
  )
})

test('encodes hashes as bytes of any length', () => {
  expect(bytesArray(['0aff', undefined, ''], one => one).toString('hex')).toBe(
    `${HEAD_OF_TWO}00000001000000110000000300000001000000020affffffffff00000000`,
  )
})
