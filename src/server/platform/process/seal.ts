import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { assert } from '#domain/assert.ts'

/** Encrypts personal data in the database and its backups (handbook 8.2). */
export type Seal = {
  seal(text: string): Buffer
  open(sealed: Buffer): string
  /** Keyed hash for searching: equal texts have equal marks, but without the key none can be computed. */
  mark(text: string): Buffer
  /** A key of 32 bytes for one purpose, derived from the main one; it tells nothing about it or about other keys. */
  keyFor(purpose: string): Buffer
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Marks use a separate key, derived from the main one. */
const MARK_KEY_NAME = 'hanpan:mark'

/** Public, so it protects nothing: play data needs no protection. */
export const playKey: Buffer = createHash('sha256').update('hanpan play data').digest()

/** Encrypts with AES-256-GCM; tampered data throws on opening. */
export function sealWith(key: Buffer): Seal {
  assert(key.length === KEY_BYTES, `the house's key has ${KEY_BYTES} bytes`)
  const markKey = createHmac('sha256', key).update(MARK_KEY_NAME).digest()
  return {
    keyFor: purpose => createHmac('sha256', key).update(`hanpan:key:${purpose}`).digest(),
    mark: text => createHmac('sha256', markKey).update(text).digest(),
    seal: text => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open: sealed => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return (
        decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}
