import { randomInt } from 'node:crypto'

/** Characters that cannot be confused when a code is read aloud. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** Creates a member's own recommender code: six characters (handbook 5.11). */
export const makeRecommenderCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
