import { Secret, TOTP } from 'otpauth'
import type { Instant } from '#domain/instant.ts'

const ISSUER = '한판'
const STEP_SECONDS = 30
const STEP_MILLISECONDS = STEP_SECONDS * 1_000
/** A phone's clock may be one step ahead or behind. */
const STEPS_ASIDE = 1
const SECRET_BYTES = 20

/** Parameters supported by every authenticator app: six digits, SHA-1, thirty seconds. */
const generator = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** Creates a secret, as base32. */
export const makeAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The URL in the QR code for an authenticator app. */
export const appAddress = (secret: string, userId: string): string => generator(secret, userId).toString()

/** Returns the time step of a code, among those valid now and after the last one used; undefined if invalid. */
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
