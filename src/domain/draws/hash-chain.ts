import { assert } from '../assert.ts'

/** SHA-256: 32 bytes. */
export type Hash = (bytes: Uint8Array) => Uint8Array

/**
 * Link `number` of a chain of so many links (handbook 3.1). The last link is the secret, and each one before it is the
 * hash of the one behind it; link 0 is the chain's end that is published before anything is drawn. Draw n is made with
 * link n and tells it, and its hash is link n - 1, which everybody knows by then: so all seeds were fixed by the end.
 */
export function chainLink(hash: Hash, secret: Uint8Array, length: number, number: number): Uint8Array {
  assert(Number.isInteger(number) && number >= 0 && number <= length, `link ${number} of ${length}`)
  let link = secret
  for (let at = length; at > number; at--) link = hash(link)
  return link
}
