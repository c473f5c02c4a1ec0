// Recomputes a draw in the browser with the rules' own code. HMAC-SHA-256 comes from the browser, everything else from
// /lib.
import { openNumbers } from '/lib/src/domain/draws/numbers.ts'
import { textBytes } from '/lib/src/domain/draws/text-bytes.ts'

const bytesOf = hex => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
const hexOf = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
/** More than any game needs: one block has eight numbers. */
const BLOCKS = 128

export const sha256 = async hex => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(hex))))

/** Returns the numbers of a draw. Blocks are computed in advance, because the browser hashes asynchronously. */
export async function numbersOf(seed, message) {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const blocks = []
  let block = textBytes(message)
  for (let count = 0; count < BLOCKS; count++) {
    block = new Uint8Array(await crypto.subtle.sign('HMAC', key, block))
    blocks.push(block)
  }
  return openNumbers(blocks[Symbol.iterator]())
}
