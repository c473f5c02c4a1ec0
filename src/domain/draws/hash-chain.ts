import { assert } from '../assert.ts'

/** SHA-256: returns 32 bytes. */
export type Hash = (bytes: Uint8Array) => Uint8Array

/**
 * Returns link `number` of a hash chain of this length (handbook 3.1). The last link is the secret, and
 * each earlier link is the hash of the next; link 0 is published before the first draw. Draw n uses and
 * reveals link n, whose hash is link n - 1, already public by then. So link 0 commits to all seeds.
 */
export function chainLink(hash: Hash, secret: Uint8Array, length: number, number: number): Uint8Array {
  assert(Number.isInteger(number) && number >= 0 && number <= length, `link ${number} of ${length}`)
  let link = secret
  for (let at = length; at > number; at--) link = hash(link)
  return link
}
