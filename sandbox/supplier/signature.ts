import { createHmac, timingSafeEqual } from 'node:crypto'

const WINDOW = 120_000

/** Signs a call as docs/seamless-wallet.md defines. */
export const sign = (secret: string, timestamp: string, path: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest('hex')

type Told = {
  readonly timestamp: string
  readonly signature: string
  readonly path: string
  readonly body: string
}

export function isSigned(secret: string, { timestamp, signature, path, body }: Told, now: number): boolean {
  if (!/^\d{13}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now - Number(timestamp)) > WINDOW) return false
  const right = sign(secret, timestamp, path, body)
  return timingSafeEqual(Buffer.from(right, 'hex'), Buffer.from(signature, 'hex'))
}
