import { hexOf } from '../../draws/hex.ts'
import type { AsyncDigests } from './prove-round.ts'

/**
 * Hashes a seed as often as its link is high: what comes out is the end of its chain. `goOn` hears how many are done, and
 * ends the walk by false; then nothing comes out.
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
