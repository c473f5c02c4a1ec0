import { hexOf } from '../../draws/hex.ts'
import type { AsyncDigests } from './beacon-proof.ts'

/**
 * Hashes a seed as many times as its link number and returns the result, which should be the end of its
 * chain. Calls `goOn` with the number of hashes done; undefined when `goOn` returned false.
 */
export async function walkChain(
  hash: AsyncDigests['hash'],
  seed: Uint8Array,
  link: number,
  goOn: (done: number) => boolean,
): Promise<string | undefined> {
  let bytes = seed
  for (let done = 1; done <= link; done++) {
    bytes = await hash(bytes)
    if (!goOn(done)) return undefined
  }
  return hexOf(bytes)
}
