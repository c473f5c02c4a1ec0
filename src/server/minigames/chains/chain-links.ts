import { hash } from 'node:crypto'
import { assert } from '#domain/assert.ts'

/** SHA-256 by Node's own library. */
const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')

/** A chain whose links are at hand: link n is found from the next one above it that is remembered. */
export type ChainLinks = { link(number: number): Buffer }

/** Every so many links one is remembered: 64 hashes at most for a link, and some kilobytes for a chain. */
const STEP = 64
/** So many links are walked at a time; others have their turn in between. */
const STRETCH = 2_000

/** Walks a chain once from its secret down to its end. */
export async function walkChain(secret: Buffer, length: number): Promise<ChainLinks> {
  const remembered = new Map<number, Buffer>([[length, secret]])
  let link = secret
  for (let at = length - 1; at >= 0; at--) {
    link = sha256(link)
    if (at % STEP === 0) remembered.set(at, link)
    if (at % STRETCH === 0) await new Promise(resolve => void setImmediate(resolve))
  }
  return {
    link: number => {
      assert(Number.isInteger(number) && number >= 0 && number <= length, `link ${number} of ${length}`)
      let above = Math.min(Math.ceil(number / STEP) * STEP, length)
      let found = remembered.get(above)
      assert(found, `link ${above} is remembered`)
      for (; above > number; above--) found = sha256(found)
      return found
    },
  }
}
