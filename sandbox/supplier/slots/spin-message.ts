/** What is hashed under the seed for a spin: the game, what the player has chosen, and how many spins came before. */
export const spinMessage = (slot: string, clientSeed: string, nonce: number): string =>
  `${slot}:${clientSeed}:${nonce}`
