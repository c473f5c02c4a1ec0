import { randomInt } from 'node:crypto'

/** Signs that nobody mistakes for each other when reading a code aloud. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** A member's own code to recommend others with: six characters (handbook 5.11). */
export const makeRecommenderCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
