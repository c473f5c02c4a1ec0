import type { Refusal } from '#contract/wire/refusals.ts'
import {
  accountDigits,
  accountEnd,
  banks,
  isHolderName,
  maskedAccount,
} from '#domain/cashier/bank-account.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember, type OwnProof, type Self } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { tellCash } from '../requests/cash-news.ts'
import { findAccount, insertAccount, type NewAccount, putAccount } from './member-accounts.sql.ts'

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'seal'> & { readonly ownProof: OwnProof }

export type EnteredAccount = { readonly bank: string; readonly number: string; readonly holder: string }
type FormRefusal = Refusal<'ACCOUNT_BANK' | 'ACCOUNT_NUMBER' | 'ACCOUNT_HOLDER'>
type SetRefusal =
  | FormRefusal
  | Refusal<'ACCOUNT_SET' | 'MEMBERS_ALONE'>
  | Extract<Awaited<ReturnType<OwnProof['confirm']>>, { readonly ok: false }>['refusal']

/**
 * Stores a member's first account after the member has proved their identity; later changes go through customer
 * service.
 */
export async function setOwnAccount(
  deps: AccountDeps,
  self: Self,
  { entered, ...confirmation }: { readonly entered: EnteredAccount } & Parameters<OwnProof['confirm']>[1],
): Promise<Result<undefined, SetRefusal>> {
  const { db, clock, ownProof } = deps
  const { memberId } = self
  const account = sealAccount(deps, memberId, entered)
  if (!account.ok) return account
  if (await findAccount(db, memberId)) return refuse({ code: 'ACCOUNT_SET' })
  const confirmed = await ownProof.confirm(self, confirmation)
  if (!confirmed.ok) return confirmed
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.kind === 'operator') return refuse({ code: 'MEMBERS_ALONE' })
    if (!(await insertAccount(tx, account.value, clock.now()))) return refuse({ code: 'ACCOUNT_SET' })
    await ownProof.note(tx, self, 'bank-account-set', shown(account.value))
    tellCash(tx, deps, memberId)
    return accept(undefined)
  })
}

/** Name of the desk for members. */
const DESK = '고객센터'

/**
 * Changes a member's account as customer service. Withdrawals are blocked for a day, and the member is notified (field
 * A7, W6). The log contains only the bank and the last digits.
 */
export async function changeAccount(
  deps: AccountDeps,
  {
    operator,
    ip,
    reason,
    memberId,
    entered,
  }: OperatorAct & {
    readonly memberId: MemberId
    readonly entered: EnteredAccount
  },
): Promise<Result<undefined, FormRefusal | Refusal<'NOT_FOUND'>>> {
  const { db, clock, ownProof } = deps
  const account = sealAccount(deps, memberId, entered)
  if (!account.ok) return account
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.kind === 'operator' || member.status === 'left')
      return refuse({ code: 'NOT_FOUND' })
    const before = await findAccount(tx, memberId)
    const at = clock.now()
    await putAccount(tx, account.value, at)
    await ownProof.note(tx, { memberId, ip, agent: DESK }, 'bank-account-changed', shown(account.value))
    tellCash(tx, deps, memberId)
    await recordAct(tx, {
      operator,
      act: 'change-bank-account',
      subject: `member:${memberId}`,
      before: before ? { account: shown(before) } : null,
      after: { account: shown(account.value) },
      reason,
      ip,
      at,
    })
    return accept(undefined)
  })
}

const shown = ({ bank, numberEnd }: Pick<NewAccount, 'bank' | 'numberEnd'>): string =>
  maskedAccount(bank, numberEnd)

const known: ReadonlySet<string> = new Set(banks)

/** Returns the entered account in stored form, or the first error in it. */
export function sealAccount(
  { seal }: Pick<Deps, 'seal'>,
  memberId: MemberId,
  { bank, number, holder }: EnteredAccount,
): Result<NewAccount, FormRefusal> {
  if (!known.has(bank)) return refuse({ code: 'ACCOUNT_BANK' })
  const digits = accountDigits(number)
  if (!digits) return refuse({ code: 'ACCOUNT_NUMBER' })
  if (!isHolderName(holder)) return refuse({ code: 'ACCOUNT_HOLDER' })
  return accept({
    memberId,
    bank,
    numberSealed: seal.seal(digits),
    numberMark: seal.mark(`${bank} ${digits}`),
    numberEnd: accountEnd(digits),
    holderSealed: seal.seal(holder),
  })
}
