import type { AccountEventKind } from '#contract/account/account-event-texts.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertAccountEvent } from './account-events.sql.ts'
import type { Self } from './confirm-self.ts'

/** A change of an account, for the member. */
export type AccountChange = {
  readonly memberId: MemberId
  readonly what: AccountEventKind
  readonly at: Instant
  /** "Chrome · Windows" */
  readonly agent: string
  readonly detail: string | undefined
}

/** Sends the member a message; a callback, because messages are in a later layer. */
export type TellAccountChange = (tx: Tx, change: AccountChange) => Promise<void>

export type NoteDeps = Pick<Deps, 'clock'> & { readonly tellAccountChange: TellAccountChange }

/** Logs a change of the account and sends the member a message, in the same transaction. */
export async function noteChange(
  tx: Tx,
  { clock, tellAccountChange }: NoteDeps,
  { memberId, ip, agent }: Pick<Self, 'memberId' | 'ip' | 'agent'>,
  what: AccountEventKind,
  detail?: string,
  values: { readonly before?: string; readonly after?: string } = {},
): Promise<void> {
  const at = clock.now()
  const of = { memberId, what, agent }
  await insertAccountEvent(tx, { ...of, ...values, address: ip, ...(detail !== undefined && { detail }) }, at)
  await tellAccountChange(tx, { ...of, at, detail })
}
