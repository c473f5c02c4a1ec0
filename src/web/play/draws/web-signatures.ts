import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesOfHex } from '#domain/draws/hex.ts'
import { textBytes } from '#domain/draws/text-bytes.ts'

/**
 * True when this key signed the text by Ed25519 (RFC 8032, strict). Loaded only for rounds with two keepers, because older
 * browsers have no Ed25519.
 */
export function isSignedText(key: string, text: string, signature: string): boolean {
  const [keyBytes, signatureBytes] = [bytesOfHex(key), bytesOfHex(signature)]
  if (keyBytes?.length !== 32 || signatureBytes?.length !== 64) return false
  return ed25519.verify(signatureBytes, textBytes(text), keyBytes, { zip215: false })
}
