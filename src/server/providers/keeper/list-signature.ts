import type { Seal } from '#server/platform/process/seal.ts'
import { type Signer, signerOf } from '#server/platform/process/signatures.ts'

/** Signs the house's lists of bets with a key derived from the house's key; its public key is configured at the keeper. */
export const listSigner = (seal: Pick<Seal, 'keyFor'>): Signer => signerOf(seal.keyFor('list-signature'))
