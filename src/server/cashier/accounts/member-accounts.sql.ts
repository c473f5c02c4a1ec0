import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The member's bank account on file, the only destination of withdrawals (WALLET-007). */
export type MemberAccount = {
  readonly memberId: MemberId
  readonly bank: string
  readonly numberSealed: Buffer
  readonly numberEnd: string
  readonly holderSealed: Buffer
  readonly setAt: Instant
  /** Null for the first account. */
  readonly changedAt: Instant | null
}

const columns = sql`member_id as "memberId", bank, number_sealed as "numberSealed", number_end as "numberEnd",
  holder_sealed as "holderSealed", set_at as "setAt", changed_at as "changedAt"`

export const findAccount = (db: Queries, memberId: MemberId) =>
  db.maybe<MemberAccount>(sql`select ${columns} from cash_member_account where member_id = ${memberId}`)

export type NewAccount = Pick<
  MemberAccount,
  'memberId' | 'bank' | 'numberSealed' | 'numberEnd' | 'holderSealed'
> & {
  readonly numberMark: Buffer
}

/** False if an account is on file already. */
export const insertAccount = async (tx: Tx, account: NewAccount, at: Instant): Promise<boolean> =>
  (await tx.run(sql`
    insert into cash_member_account (member_id, bank, number_sealed, number_mark, number_end, holder_sealed, set_at)
    values (${account.memberId}, ${account.bank}, ${account.numberSealed}, ${account.numberMark},
      ${account.numberEnd}, ${account.holderSealed}, ${timestamp(at)})
    on conflict do nothing`)) === 1

/** Replaces the account on file, or inserts the first one. */
export const putAccount = (tx: Tx, account: NewAccount, at: Instant) =>
  tx.run(sql`
    insert into cash_member_account (member_id, bank, number_sealed, number_mark, number_end, holder_sealed, set_at,
      changed_at)
    values (${account.memberId}, ${account.bank}, ${account.numberSealed}, ${account.numberMark},
      ${account.numberEnd}, ${account.holderSealed}, ${timestamp(at)}, ${timestamp(at)})
    on conflict (member_id) do update set bank = excluded.bank, number_sealed = excluded.number_sealed,
      number_mark = excluded.number_mark, number_end = excluded.number_end, holder_sealed = excluded.holder_sealed,
      changed_at = excluded.changed_at`)
