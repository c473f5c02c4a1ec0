/**
 * Returns the message that is hashed with the seed of a spin: the game, the player's text, and the number of earlier
 * spins.
 */
export const spinMessage = (slot: string, clientSeed: string, nonce: number): string =>
  `${slot}:${clientSeed}:${nonce}`
