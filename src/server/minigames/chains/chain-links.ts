import { hash } from 'node:crypto'
import { assert } from '#domain/assert.ts'

/** SHA-256 by Node's own library. */
const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')

/** A chain with computable links: link n is hashed from the next cached one above it. */
export type ChainLinks = { link(number: number): Buffer }

/** Every 64th link is cached: at most 64 hashes per link, and some kilobytes per chain. */
const STEP = 64
/** Number of links hashed at a time before yielding to other work. */
const STRETCH = 2_000

/** Computes a chain once from its secret down to its end. */
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
