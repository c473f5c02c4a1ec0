import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

/** Domain separation tag for hashing to the curve; fixed by `bls-unchained-g1-rfc9380`. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const ROUND_BYTES = 8

/** Computes tables needed by the first verification, which takes a second, before somebody waits for it. */
export function warmUp(publicKey: Uint8Array): void {
  const { shortSignatures } = bls12_381
  const point = shortSignatures.hash(new Uint8Array(ROUND_BYTES), DOMAIN)
  shortSignatures.verify(point, point, publicKey)
}

/** Whether the network with this key signed a round's number. */
export function isSignedByDrand(publicKey: Uint8Array, round: number, signature: Uint8Array): boolean {
  const number = Buffer.alloc(ROUND_BYTES)
  number.writeBigUInt64BE(BigInt(round))
  const message = createHash('sha256').update(number).digest()
  const { shortSignatures } = bls12_381
  try {
    return shortSignatures.verify(signature, shortSignatures.hash(message, DOMAIN), publicKey)
  } catch {
    // The bytes are not a point of the curve.
    return false
  }
}
