import type { MemberId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { deleteAppFactor } from './app-factor.sql.ts'
import { deleteTicketsOf } from './login-tickets.sql.ts'
import { deletePasskeys } from './passkeys.sql.ts'
import { type TurnDeps, turnSecondFactor } from './turn-second-factor.ts'

/** Removes all second factors of a member whose row is locked, and logins waiting for them. */
export async function dropSecondFactor(tx: Tx, deps: TurnDeps, memberId: MemberId): Promise<void> {
  await deleteAppFactor(tx, memberId)
  await deletePasskeys(tx, memberId)
  await deleteTicketsOf(tx, memberId)
  await turnSecondFactor(tx, deps, memberId)
}
