import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

/** Names the way in which a message becomes a point of the curve; fixed by `bls-unchained-g1-rfc9380`. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const ROUND_BYTES = 8

/** Reads tables that the first check needs: a second of work, best done before somebody waits for it. */
export function warmUp(publicKey: Uint8Array): void {
  const { shortSignatures } = bls12_381
  const point = shortSignatures.hash(new Uint8Array(ROUND_BYTES), DOMAIN)
  shortSignatures.verify(point, point, publicKey)
}

/** Whether a signature over a round's number is that of the network with this key. */
export function isSignedByDrand(publicKey: Uint8Array, round: number, signature: Uint8Array): boolean {
  const number = Buffer.alloc(ROUND_BYTES)
  number.writeBigUInt64BE(BigInt(round))
  const message = createHash('sha256').update(number).digest()
  const { shortSignatures } = bls12_381
  try {
    return shortSignatures.verify(signature, shortSignatures.hash(message, DOMAIN), publicKey)
  } catch {
    // Bytes that are no point of the curve.
    return false
  }
}
