import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

// Ed25519 (RFC 8032) by Node's own library. Keys and signatures are hexadecimal digits.

/** What precedes the 32 bytes of a key in its DER form (RFC 8410). */
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** True when this key signed the text. */
export function isSigned(key: string, text: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(key) || !/^[0-9a-f]{128}$/.test(signature)) return false
  try {
    const der = Buffer.concat([PUBLIC_PREFIX, Buffer.from(key, 'hex')])
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'))
  } catch {
    // The bytes are no point of the curve.
    return false
  }
}

/** Signs texts with a secret key of 32 bytes. */
export type Signer = { readonly publicKey: string; sign(text: string): string }

export function signerOf(secret: Uint8Array): Signer {
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, secret]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return {
    publicKey: spki.subarray(PUBLIC_PREFIX.length).toString('hex'),
    sign: text => sign(null, Buffer.from(text), key).toString('hex'),
  }
}
