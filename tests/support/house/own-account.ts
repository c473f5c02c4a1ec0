import { Secret, TOTP } from 'otpauth'
import { assert } from '#domain/assert.ts'
import type { House } from './house.ts'

/** Returns the code of an authenticator app at the house's time, or some steps off. */
export const appCode = ({ clock }: Pick<House, 'clock'>, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() + steps * 30_000 })

/** Enables the authenticator app of the logged-in user; returns its secret and the recovery codes. */
export async function enableApp(
  house: House,
  token: string,
  password: string,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const begun = await house.post('member/second-factor/app', { password }, { token })
  assert(begun.ok, `the app is begun: ${await begun.clone().text()}`)
  const { secret }: { secret: string } = await begun.json()
  const body = { code: appCode(house, secret) }
  const enabled = await house.post('member/second-factor/app/enable', body, { token })
  assert(enabled.ok, `the app is enabled: ${await enabled.clone().text()}`)
  const { recoveryCodes }: { recoveryCodes: string[] } = await enabled.json()
  return { secret, recoveryCodes }
}

/** Logs in with a second factor enabled, up to the ticket. */
export async function ticketOf(house: House, userId: string, password: string): Promise<string> {
  const answer = await house.post('member/login', { userId, password })
  assert(answer.ok, `the password of ${userId} is right: ${await answer.clone().text()}`)
  const { ticket }: { ticket: string } = await answer.json()
  return ticket
}
