import { digestBlocks, type Hmac } from './digest-blocks.ts'
import { hexOf } from './hex.ts'
import { type Numbers, openNumbers } from './numbers.ts'
import { textBytes } from './text-bytes.ts'

/** Which round of which game a draw is for. Two games never have the same message, nor two rounds of one. */
export type RoundName = {
  /** The game's own number; of the game that draws where one takes the draws of another. */
  readonly gameId: number
  /** Seoul's day and the number within it: `20261123-0001`. */
  readonly roundId: string
}

/** What can name a round: eight digits of the day, a hyphen, four of the number. */
export const isRoundId = (text: string): boolean => /^\d{8}-\d{4}$/.test(text)

/**
 * What is hashed under the seed (docs/fairness.md): the game's number, a colon, the round, a colon, and the beacon in
 * lower-case hexadecimal digits. The commitment stands in it by the seed that it binds.
 */
export const roundMessage = ({ gameId, roundId }: RoundName, beacon: Uint8Array): string =>
  `${gameId}:${roundId}:${hexOf(beacon)}`

/** The numbers that a round is drawn from, in their order. */
export const roundNumbers = (hmac: Hmac, seed: Uint8Array, round: RoundName, beacon: Uint8Array): Numbers =>
  openNumbers(digestBlocks(hmac, seed, textBytes(roundMessage(round, beacon))))
