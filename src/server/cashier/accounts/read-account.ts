import type { OwnBankAccount } from '#contract/cashier/exchange.ts'
import { maskedAccount, maskedHolder } from '#domain/cashier/bank-account.ts'
import { ACCOUNT_REST_HOURS } from '#domain/cashier/cash-terms.ts'
import type { MemberId } from '#domain/ids.ts'
import { HOUR, type Instant, instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findAccount } from './member-accounts.sql.ts'

export type ReadAccount = {
  readonly bank: string
  readonly numberEnd: string
  readonly holder: string
  readonly changedAt: Instant | null
}

/** Returns the account on file with its holder's name, without the full number. */
export async function readMemberAccount(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  memberId: MemberId,
): Promise<ReadAccount | undefined> {
  const account = await findAccount(db, memberId)
  if (!account) return undefined
  const { bank, numberEnd, holderSealed, changedAt } = account
  return { bank, numberEnd, changedAt, holder: seal.open(holderSealed) }
}

/** The account as shown to its member. */
export function wireAccount(
  { bank, numberEnd, holder, changedAt }: ReadAccount,
  now: Instant,
): OwnBankAccount {
  const until = changedAt === null ? null : instant(changedAt + ACCOUNT_REST_HOURS * HOUR)
  const restsUntil = until !== null && until > now ? formatSeoul(until, 'YYYY-MM-DD HH:mm:ss') : null
  return { bank, masked: maskedAccount(bank, numberEnd), holder: maskedHolder(holder), restsUntil }
}
