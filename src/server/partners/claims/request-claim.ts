import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { type ClaimItem, type ClaimMethod, checkClaim, isPaidAtOnce } from '#domain/partners/claim-rules.ts'
import { isTetherAddress } from '#domain/partners/tether-address.ts'
import { periodStart } from '#domain/protection/periods.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { walletOf } from '#domain/transfer.ts'
import { memberBalance } from '#server/bets/bets.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type Site, tellContentChanged } from '#server/site/site.ts'
import { purseAccount, RESERVED } from '../purses/purse-accounts.ts'
import { addToPurses, lockPurse, reserveInPurse } from '../purses/purses.sql.ts'
import {
  type ClaimRow,
  findClaimByKey,
  findOpenClaim,
  findPeriodStart,
  insertClaim,
  sumOpenStakes,
} from './claims.sql.ts'

export type ClaimDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & {
  readonly site: Pick<Site, 'settings'>
}

/** A partner's request. */
export type AskedClaim = {
  readonly memberId: MemberId
  readonly key: string
  readonly item: ClaimItem
  readonly amount: number
  readonly method: ClaimMethod
  readonly address: string | undefined
  readonly memo: string
}

export type ClaimRefusal = Refusal<
  | 'CLAIM_NOTHING'
  | 'CLAIM_OPEN'
  | 'CLAIM_BELOW_MINIMUM'
  | 'CLAIM_NOT_IN_UNITS'
  | 'CLAIM_ABOVE_BALANCE'
  | 'CLAIM_HOURS'
  | 'CLAIM_BETS_OPEN'
  | 'CLAIM_ADDRESS'
  | 'TETHER_SETTLEMENT_OFF'
  | 'KEY_REUSED'
>

/** State of the request afterwards. */
export type Claimed = Pick<ClaimRow, 'id' | 'state'>

/**
 * Requests what was earned of an item (handbook 4.4). Rolling to the wallet is paid at once; everything else is
 * reserved until an operator decides. The same key returns the earlier request.
 */
export const requestClaim = (deps: ClaimDeps, asked: AskedClaim): Promise<Result<Claimed, ClaimRefusal>> =>
  deps.db.transaction(async tx => {
    const purse = await lockPurse(tx, asked.memberId, asked.item)
    if (!purse) return refuse({ code: 'CLAIM_NOTHING' })
    const before = await findClaimByKey(tx, asked.memberId, asked.key)
    if (before)
      return isSame(before, asked)
        ? accept({ id: before.id, state: before.state })
        : refuse({ code: 'KEY_REUSED' })
    const now = deps.clock.now()
    const refusal = await refusalOf(tx, deps, { ...asked, balance: purse.balance, now })
    if (refusal) return refuse(refusal)
    const atOnce = isPaidAtOnce(asked.item, asked.method)
    const id = deps.newUuid()
    await insertClaim(tx, {
      ...asked,
      id,
      address: asked.address ?? null,
      periodFrom: (await findPeriodStart(tx, asked.memberId, asked.item)) ?? seoulDay(now),
      periodTo: seoulDay(now),
      state: atOnce ? 'paid' : 'asked',
      askedAt: now,
      decidedAt: atOnce ? now : null,
      decidedBy: atOnce ? 'system:partners' : null,
    })
    await (atOnce ? payAtOnce(tx, deps, { ...asked, id }, now) : setAside(tx, { ...asked, id }, now))
    tellContentChanged(tx, deps, 'settlements', asked.memberId)
    return accept({ id, state: atOnce ? 'paid' : 'asked' } as const)
  })

const isSame = (before: ClaimRow, { item, amount, method, address }: AskedClaim): boolean =>
  before.item === item &&
  before.amount === amount &&
  before.method === method &&
  before.address === (address ?? null)

async function refusalOf(
  tx: Tx,
  { site }: Pick<ClaimDeps, 'site'>,
  { memberId, item, amount, method, address, balance, now }: AskedClaim & { balance: number; now: Instant },
): Promise<ClaimRefusal | undefined> {
  if (await findOpenClaim(tx, memberId, item)) return { code: 'CLAIM_OPEN' }
  if (method === 'tether' && site.settings().tetherMaintenance) return { code: 'TETHER_SETTLEMENT_OFF' }
  if (method === 'tether' && !isTetherAddress(address ?? '')) return { code: 'CLAIM_ADDRESS' }
  const violation = checkClaim({ item, amount, balance, now })
  if (violation) return violation
  if (item !== 'losing') return undefined
  const open = await sumOpenStakes(tx, memberId, periodStart('week', now))
  return open > 0 ? { code: 'CLAIM_BETS_OPEN', amount: open } : undefined
}

type Moved = Pick<AskedClaim, 'memberId' | 'item' | 'amount'> & { readonly id: string }

/** Pays rolling to the wallet. */
async function payAtOnce(tx: Tx, { bus }: ClaimDeps, { id, memberId, item, amount }: Moved, at: Instant) {
  const posted = await postTransfer(tx, {
    ref: id,
    kind: 'rolling-converted',
    postings: [{ from: purseAccount(item), to: walletOf(memberId), amount: won(amount) }],
    at,
    actor: `member:${memberId}`,
    memo: '롤링금 전환',
  })
  assert(posted.ok, 'the house has what lies on its accounts')
  await addToPurses(tx, [{ memberId, item, amount: -amount }])
  const { balance } = posted.value
  if (balance !== null) tx.afterCommit(() => bus.publish(memberBalance, { memberId, balance }))
}

async function setAside(tx: Tx, { id, memberId, item, amount }: Moved, at: Instant) {
  const posted = await postTransfer(tx, {
    ref: id,
    kind: 'settlement-claimed',
    postings: [{ from: purseAccount(item), to: RESERVED, amount: won(amount) }],
    at,
    actor: `member:${memberId}`,
  })
  assert(posted.ok, 'the house has what lies on its accounts')
  await reserveInPurse(tx, { memberId, item, amount })
}
