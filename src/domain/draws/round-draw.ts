import { digestBlocks, type Hmac } from './digest-blocks.ts'
import { hexOf } from './hex.ts'
import { type Numbers, openNumbers } from './numbers.ts'
import { textBytes } from './text-bytes.ts'

/** Names the round of a game that a draw is for. Each round of each game has a unique message. */
export type RoundName = {
  /** The number of the game whose draws are used, which may be another game's. */
  readonly gameId: number
  /** Seoul day and number within the day: `20261123-0001`. */
  readonly roundId: string
}

/** True for a round id: eight digits of the day, a hyphen, four digits of the number. */
export const isRoundId = (text: string): boolean => /^\d{8}-\d{4}$/.test(text)

/**
 * The message hashed under the seed (docs/fairness.md): game number, colon, round id, colon, and the
 * beacon in lower-case hexadecimal. The commitment is included through the seed that it binds.
 */
export const roundMessage = ({ gameId, roundId }: RoundName, beacon: Uint8Array): string =>
  `${gameId}:${roundId}:${hexOf(beacon)}`

/** The number stream of a round. */
export const roundNumbers = (hmac: Hmac, seed: Uint8Array, round: RoundName, beacon: Uint8Array): Numbers =>
  openNumbers(digestBlocks(hmac, seed, textBytes(roundMessage(round, beacon))))
