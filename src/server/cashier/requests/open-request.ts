import type { DepositCheckCode, WithdrawalCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { type CashRequestId, NO_BONUS } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { walletOf } from '#domain/transfer.ts'
import { placeHold } from '#server/ledger/ledger.ts'
import { lockMember } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import { tellCash } from './cash-news.ts'
import { type CashRequest, findByKey, insertEvent, insertRequest } from './cash-requests.sql.ts'

export type OpenDeps = Pick<Deps, 'bus' | 'newUuid'> & CashierPorts

/** A new request; the method has already checked its own rules. */
export type NewCash = {
  readonly memberId: MemberId
  readonly amount: Won
  /** The client's idempotency key: the same request sent twice is one. */
  readonly key: string
  readonly at: Instant
  readonly account?: { readonly masked: string; readonly sealed: Buffer; readonly holder: Buffer }
}

type OpenRefusal = Refusal<'MEMBERS_ALONE' | 'KEY_REUSED'>
/** `repeated`: it was opened before with the same key. */
export type Opened = { readonly request: CashRequest; readonly repeated: boolean }

/** Opens a deposit request. No money moves before it is completed (field W5). */
export async function openDeposit(
  tx: Tx,
  deps: OpenDeps,
  {
    method,
    bonus = NO_BONUS,
    ...asked
  }: NewCash & { readonly method: 'bank' | 'tether'; readonly bonus?: string },
): Promise<Result<Opened, OpenRefusal | Refusal<DepositCheckCode | 'DEPOSIT_BONUS' | 'DEPOSIT_WAITING'>>> {
  const { memberId, amount, key, at } = asked
  const member = await lockMember(tx, memberId)
  if (member?.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
  const before = await findByKey(tx, memberId, key)
  if (before) return repeated(before, { direction: 'deposit', method, amount, bonus })
  for (const check of deps.depositChecks) {
    const no = await check(tx, { memberId, method, amount, at })
    if (no) return refuse(no)
  }
  if (bonus !== NO_BONUS) {
    const options = await deps.depositBonuses(tx, { memberId, at })
    if (!options.some(one => one.key === bonus && one.blocked === null))
      return refuse({ code: 'DEPOSIT_BONUS' })
  }
  const request = await insert(tx, deps, { ...asked, direction: 'deposit', method, bonus })
  if (!request) return refuse({ code: 'DEPOSIT_WAITING' })
  tellCash(tx, deps, memberId)
  return accept({ request, repeated: false })
}

type EnterRefusal = Refusal<WithdrawalCheckCode | 'WITHDRAWAL_WAITING' | 'INSUFFICIENT_BALANCE'>
type NewWithdrawal = NewCash & { readonly method: 'bank' | 'tether' }

/** Opens a withdrawal request and holds the money (WALLET-006). */
export async function openWithdrawal(
  tx: Tx,
  deps: OpenDeps,
  asked: NewWithdrawal,
): Promise<Result<Opened, OpenRefusal | EnterRefusal>> {
  const { memberId, method, amount, key } = asked
  const member = await lockMember(tx, memberId)
  if (!member || member.kind === 'operator') return refuse({ code: 'MEMBERS_ALONE' })
  const before = await findByKey(tx, memberId, key)
  if (before) return repeated(before, { direction: 'withdrawal', method, amount, bonus: NO_BONUS })
  const entered = await enterWithdrawal(tx, deps, asked)
  return entered.ok ? accept({ request: entered.value, repeated: false }) : entered
}

/** Stores a withdrawal request under a new key and holds the money. The member is locked. */
export async function enterWithdrawal(
  tx: Tx,
  deps: OpenDeps,
  { method, ...asked }: NewWithdrawal,
): Promise<Result<CashRequest, EnterRefusal>> {
  const { memberId, amount, at } = asked
  for (const check of deps.withdrawalChecks) {
    const no = await check(tx, { memberId, method, amount, at })
    if (no) return refuse(no)
  }
  const request = await insert(tx, deps, { ...asked, direction: 'withdrawal', method, bonus: NO_BONUS })
  if (!request) return refuse({ code: 'WITHDRAWAL_WAITING' })
  const held = await placeHold(tx, {
    holdId: request.id,
    kind: 'withdrawal-requested',
    from: walletOf(memberId),
    amount,
    at,
    actor: `member:${memberId}`,
    memo: `출금 No.${request.no}`,
  })
  if (!held.ok) return refuse({ code: 'INSUFFICIENT_BALANCE' })
  assert(held.value.balance !== null, 'a hold tells what is left')
  tellCash(tx, deps, memberId, held.value.balance)
  return accept(request)
}

type Kind = Pick<CashRequest, 'direction' | 'method' | 'amount' | 'bonus'>

/** Returns the first answer; refuses the key with other content (field W15). */
function repeated(
  before: CashRequest,
  { direction, method, amount, bonus }: Kind,
): Result<Opened, Refusal<'KEY_REUSED'>> {
  const isSame =
    before.direction === direction &&
    before.method === method &&
    before.amount === amount &&
    before.bonus === bonus
  return isSame ? accept({ request: before, repeated: true }) : refuse({ code: 'KEY_REUSED' })
}

async function insert(
  tx: Tx,
  { newUuid }: Pick<Deps, 'newUuid'>,
  { account, at, ...asked }: NewCash & Pick<CashRequest, 'direction' | 'method' | 'bonus'>,
): Promise<CashRequest | undefined> {
  const request = await insertRequest(
    tx,
    {
      ...asked,
      // A new UUIDv7, so it cannot belong to anything else.
      id: newUuid() as CashRequestId,
      accountMasked: account?.masked ?? '',
      ...(account && { accountSealed: account.sealed, holderSealed: account.holder }),
    },
    at,
  )
  if (request)
    await insertEvent(tx, {
      requestId: request.id,
      state: 'requested',
      at,
      actor: `member:${asked.memberId}`,
      word: '',
    })
  return request
}
