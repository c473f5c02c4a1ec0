import { createHmac, timingSafeEqual } from 'node:crypto'
import { SIGNATURE_WINDOW, signedCall, signedCallback } from '#domain/cashier/tether/gateway-words.ts'

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Returns the signature of a call-back, in hexadecimal digits. */
export const signCallback = (secret: string, timestamp: string, body: string): string =>
  hmac(secret, signedCallback(timestamp, body)).toString('hex')

type Call = {
  readonly timestamp: string
  readonly signature: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
}

/** True when a call was signed with the secret, and recently. */
export function isSigned(secret: string, now: number, call: Call): boolean {
  if (Math.abs(now - Number(call.timestamp) * 1000) > SIGNATURE_WINDOW) return false
  const given = Buffer.from(call.signature, 'hex')
  const right = hmac(secret, signedCall(call.timestamp, call.method, call.path, call.body))
  return given.length === right.length && timingSafeEqual(given, right)
}
