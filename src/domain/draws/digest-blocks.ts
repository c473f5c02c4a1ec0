/** HMAC-SHA-256 of a message under a key: 32 bytes. Whoever draws brings one, since the rules know no library. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array

/**
 * The stream of bytes that a draw is made from, in blocks of 32: the first is the HMAC of the message under the seed, each
 * further one the HMAC of the block before it. Nobody has needed a second one yet in a draw of one number, but a stream
 * that could end would not be fair.
 */
export function* digestBlocks(hmac: Hmac, seed: Uint8Array, message: Uint8Array): Generator<Uint8Array> {
  let block = hmac(seed, message)
  for (;;) {
    yield block
    block = hmac(seed, block)
  }
}
