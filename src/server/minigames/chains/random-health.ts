import { randomBytes } from 'node:crypto'
import { hasRandomFaults, RANDOM_SAMPLE_BYTES } from '#domain/draws/random-tests.ts'

/** Gives so many bytes that nobody can know. */
export type RandomSource = (bytes: number) => Buffer

/** The operating system's. */
export const systemRandom: RandomSource = randomBytes

/** A right source fails a sample in some thousands; so many in a row it does not. */
const SAMPLES = 3

/** Whether a source of random bytes looks like one (field G5): fresh samples against the tests of FIPS 140-2. */
export function isRandomSourceHealthy(random: RandomSource): boolean {
  for (let sample = 0; sample < SAMPLES; sample++)
    if (!hasRandomFaults(random(RANDOM_SAMPLE_BYTES))) return true
  return false
}
