/**
 * HMAC-SHA-256 of a message under a key: 32 bytes. Injected by the caller, since the domain imports no
 * library.
 */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array

/**
 * The byte stream of a draw, in blocks of 32: the first is the HMAC of the message under the seed, each
 * further block the HMAC of the previous one. A single number rarely needs a second block, but a stream
 * that could end would not be fair.
 */
export function* digestBlocks(hmac: Hmac, seed: Uint8Array, message: Uint8Array): Generator<Uint8Array> {
  let block = hmac(seed, message)
  for (;;) {
    yield block
    block = hmac(seed, block)
  }
}
