import { assert } from './assert.ts'
import type { MemberId } from './ids.ts'
import type { Instant } from './instant.ts'
import type { Coins, Points, Won } from './money.ts'
import type { PostingKind } from './posting-kind.ts'

/** Accounts that a member can spend from. Debt (`debt`) is booked by the ledger itself. */
export type MemberPurse = 'wallet' | 'points' | 'coins'
export type PurseAddress = `member:${number}:${MemberPurse}`
export type AccountAddress = PurseAddress | `house:${string}` | `casino:${string}`

export const walletOf = (member: MemberId): PurseAddress => `member:${member}:wallet`
export const pointsOf = (member: MemberId): PurseAddress => `member:${member}:points`

export const coinsOf = (member: MemberId): PurseAddress => `member:${member}:coins`

/**
 * A posting moves an amount from one account to another, so it always balances. It connects the house
 * with one member, or two house accounts; both accounts have the same currency.
 */
export type Posting = {
  readonly from: AccountAddress
  readonly to: AccountAddress
  readonly amount: Won | Points | Coins
}

/** An immutable record of money moved for one reason. `ref`, `kind` and `seq` together are its key. */
export type Transfer = {
  /** The business operation, a UUIDv7: the bet, the request, the operator action. */
  readonly ref: string
  readonly kind: PostingKind
  /** Distinguishes several transfers of one kind for one operation, such as revisions of a settlement. */
  readonly seq?: number
  readonly postings: readonly Posting[]
  readonly at: Instant
  /** The actor: `member:12`, `operator:1`, `system:settlement`. */
  readonly actor: string
  readonly memo?: string
}

/** Throws when a transfer has no postings, or a posting is not between two valid accounts. */
export function assertTransfer({ ref, kind, postings }: Transfer): void {
  assert(postings.length > 0, `transfer ${kind} ${ref} moves something`)
  for (const { from, to, amount } of postings) {
    assert(Number.isSafeInteger(amount) && amount > 0, `a posting of ${kind} moves something`)
    assert(from !== to, `a posting of ${kind} joins two accounts`)
    assert(!(isMember(from) && isMember(to)), `a posting of ${kind} has the house on one side`)
  }
}

const isMember = (address: AccountAddress) => address.startsWith('member:')
