import { Secret, TOTP } from 'otpauth'
import type { Instant } from '#domain/instant.ts'

const ISSUER = '한판'
const STEP_SECONDS = 30
const STEP_MILLISECONDS = STEP_SECONDS * 1_000
/** The clock of a phone may be a step ahead or behind. */
const STEPS_ASIDE = 1
const SECRET_BYTES = 20

/** What every authenticator app understands: six digits of SHA-1, a new code each thirty seconds. */
const generator = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** A new secret, as base32. */
export const makeAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an app reads from a QR code. */
export const appAddress = (secret: string, userId: string): string => generator(secret, userId).toString()

/** The step whose code this is, of those that count now and come after the last one used; undefined where it is none. */
export function stepOfCode(
  secret: string,
  code: string,
  { at, lastStep }: { readonly at: Instant; readonly lastStep: number | null },
): number | undefined {
  const aside = generator(secret).validate({ token: code, timestamp: at, window: STEPS_ASIDE })
  if (aside === null) return undefined
  const step = Math.floor(at / STEP_MILLISECONDS) + aside
  return lastStep === null || step > lastStep ? step : undefined
}
