import { randomBytes } from 'node:crypto'
import { hasRandomFaults, RANDOM_SAMPLE_BYTES } from '#domain/draws/random-tests.ts'

/** Returns the given number of unpredictable bytes. */
export type RandomSource = (bytes: number) => Buffer

/** The operating system's source. */
export const systemRandom: RandomSource = randomBytes

/** A healthy source fails one sample in some thousands, but never this many in a row. */
const SAMPLES = 3

/** Whether a source of random bytes passes (field G5): fresh samples against the tests of FIPS 140-2. */
export function isRandomSourceHealthy(random: RandomSource): boolean {
  for (let sample = 0; sample < SAMPLES; sample++)
    if (!hasRandomFaults(random(RANDOM_SAMPLE_BYTES))) return true
  return false
}
