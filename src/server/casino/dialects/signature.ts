import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Instant, MINUTE } from '#domain/instant.ts'

/** How far a signature's timestamp may differ from now, in both directions. */
const SIGNATURE_WINDOW = 2 * MINUTE

export type Signed = {
  readonly timestamp: string
  readonly path: string
  readonly body: string | Buffer
}

/** HMAC-SHA-256 of the timestamp, the path and the raw body, in hexadecimal. */
export const signatureOf = (secret: string, { timestamp, path, body }: Signed): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${path}\n`).update(body).digest('hex')

/** Whether a call was signed with the secret, within the time window. */
export function isSigned(
  secret: string,
  { signature, ...signed }: Signed & { readonly signature: string },
  now: Instant,
): boolean {
  if (!/^\d{13}$/.test(signed.timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now - Number(signed.timestamp)) > SIGNATURE_WINDOW) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(secret, signed), 'hex'))
}
