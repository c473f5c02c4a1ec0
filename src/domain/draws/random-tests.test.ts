import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hash } from '#tests/support/draws/digests.ts'
import { hasRandomFaults, RANDOM_SAMPLE_BYTES } from './random-tests.ts'

const sampleOf = (byteAt: (place: number) => number) =>
  Uint8Array.from({ length: RANDOM_SAMPLE_BYTES }, (_, place) => byteAt(place))

test('G21 random bytes nearly always pass', () => {
  const faults = Array.from({ length: 200 }, () => hasRandomFaults(randomBytes(RANDOM_SAMPLE_BYTES)))
  expect(faults.filter(Boolean).length).toBeLessThan(3)
})

test('G21 hash output passes: the tests check the distribution, not the source', () => {
  const blocks = Array.from({ length: 79 }, (_, block) => hash(Buffer.from(`block ${block}`)))
  expect(hasRandomFaults(Buffer.concat(blocks).subarray(0, RANDOM_SAMPLE_BYTES))).toBe(false)
})

test.each([
  ['zeros', sampleOf(() => 0)],
  ['ones', sampleOf(() => 255)],
  ['turns of one and zero', sampleOf(() => 0x55)],
  ['a short cycle', sampleOf(place => (place * 37 + 11) & 255)],
  ['more ones than zeros', sampleOf(place => (place * 167) | ((place * 59) & 255))],
  ['text', sampleOf(place => 97 + (place % 26))],
])('G21 detects %s', (_, sample) => {
  expect(hasRandomFaults(sample)).toBe(true)
})

test('G21 detects a source that repeats a few bytes', () => {
  const sample = randomBytes(RANDOM_SAMPLE_BYTES)
  sample.fill(0, 100, 104)
  expect(hasRandomFaults(sample)).toBe(true)
})
