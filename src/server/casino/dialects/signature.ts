import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Instant, MINUTE } from '#domain/instant.ts'

/** A signature counts for so long, to both sides of its moment. */
export const SIGNATURE_WINDOW = 2 * MINUTE

export type Signed = {
  readonly timestamp: string
  readonly path: string
  readonly body: string | Buffer
}

/** HMAC-SHA-256 over the moment, the path and the body as it went over the wire, in hexadecimal digits. */
export const signatureOf = (secret: string, { timestamp, path, body }: Signed): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${path}\n`).update(body).digest('hex')

/** Whether a call was signed with the secret, and not long ago. */
export function isSigned(
  secret: string,
  { signature, ...signed }: Signed & { readonly signature: string },
  now: Instant,
): boolean {
  if (!/^\d{13}$/.test(signed.timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now - Number(signed.timestamp)) > SIGNATURE_WINDOW) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(secret, signed), 'hex'))
}
