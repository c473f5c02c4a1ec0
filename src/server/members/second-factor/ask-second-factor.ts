import type { SecondFactorWay } from '#contract/account/proof.ts'
import type { MemberId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { hashToken, makeToken } from '../tokens.ts'
import { findAppSince } from './app-factor.sql.ts'
import { insertTicket } from './login-tickets.sql.ts'
import { listPasskeys } from './passkeys.sql.ts'
import { countRecoveryCodes } from './recovery-codes.sql.ts'

/**
 * Result of a right password when a second factor is on: a ticket for the second step, valid once and for a limited
 * time.
 */
export type AskedSecondFactor = {
  readonly ticket: string
  readonly ways: readonly SecondFactorWay[]
  readonly validSeconds: number
}

const TICKET_VALID = 5 * MINUTE

/** Creates a ticket, replacing any earlier one of the member; only its hash is stored. */
export async function askSecondFactor(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  memberId: MemberId,
): Promise<AskedSecondFactor> {
  const ticket = makeToken()
  const until = instant(clock.now() + TICKET_VALID)
  await insertTicket(tx, { tokenHash: hashToken(ticket), memberId, until })
  return { ticket, ways: await waysOf(tx, memberId), validSeconds: TICKET_VALID / 1_000 }
}

/** Returns the member's second factors, the usual one first. */
export async function waysOf(db: Queries, memberId: MemberId): Promise<SecondFactorWay[]> {
  const appSince = await findAppSince(db, memberId)
  const passkeys = await listPasskeys(db, memberId)
  const codes = await countRecoveryCodes(db, memberId)
  return [
    ...(appSince === null ? [] : (['app'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
    ...(codes === 0 ? [] : (['recovery'] as const)),
  ]
}
