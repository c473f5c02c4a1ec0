import { assert } from '../assert.ts'

/** Sample size of the FIPS 140-2 (4.9.1) tests: 20,000 bits. */
export const RANDOM_SAMPLE_BYTES = 2_500

const SAMPLE_BITS = RANDOM_SAMPLE_BYTES * 8
const ONES_MIN = 9_725
const ONES_MAX = 10_275
const POKER_MIN = 2.16
const POKER_MAX = 46.17
/** Allowed number of runs of 1, 2, 3, 4, 5, and 6 or more equal bits, for ones and for zeros. */
const RUNS: readonly (readonly [least: number, most: number])[] = [
  [2_315, 2_685],
  [1_114, 1_386],
  [527, 723],
  [240, 384],
  [103, 209],
  [103, 209],
]
const LONGEST_RUN = 25

/**
 * True when a sample fails a randomness test: monobit, poker, runs or longest run. The tests find a
 * broken source but prove none correct; a correct source fails about once in some thousand samples.
 */
export function hasRandomFaults(sample: Uint8Array): boolean {
  assert(sample.length === RANDOM_SAMPLE_BYTES, `a sample has ${RANDOM_SAMPLE_BYTES} bytes`)
  const bits = bitsOf(sample)
  return !isBalanced(bits) || !hasFairGroups(sample) || !hasFairRuns(bits)
}

const bitsOf = (sample: Uint8Array): readonly number[] =>
  Array.from({ length: SAMPLE_BITS }, (_, place) => ((sample[place >> 3] ?? 0) >> (7 - (place & 7))) & 1)

function isBalanced(bits: readonly number[]): boolean {
  const ones = bits.reduce((sum, bit) => sum + bit, 0)
  return ones > ONES_MIN && ones < ONES_MAX
}

/** The poker test: how unevenly the 5,000 groups of four bits are distributed over 16 values. */
function hasFairGroups(sample: Uint8Array): boolean {
  const counts = new Array<number>(16).fill(0)
  for (const byte of sample)
    for (const group of [byte >> 4, byte & 15]) counts[group] = (counts[group] ?? 0) + 1
  const groups = sample.length * 2
  const spread = (16 / groups) * counts.reduce((sum, count) => sum + count * count, 0) - groups
  return spread > POKER_MIN && spread < POKER_MAX
}

function hasFairRuns(bits: readonly number[]): boolean {
  const runs = [RUNS.map(() => 0), RUNS.map(() => 0)]
  let length = 1
  let longest = 0
  for (let place = 1; place <= bits.length; place++) {
    if (bits[place] === bits[place - 1]) {
      length += 1
      continue
    }
    const ofBit = runs[bits[place - 1] ?? 0]
    const group = Math.min(length, RUNS.length) - 1
    if (ofBit) ofBit[group] = (ofBit[group] ?? 0) + 1
    longest = Math.max(longest, length)
    length = 1
  }
  const isFair = (counts: readonly number[]) =>
    RUNS.every(([least, most], group) => (counts[group] ?? 0) >= least && (counts[group] ?? 0) <= most)
  return longest <= LONGEST_RUN && runs.every(isFair)
}
