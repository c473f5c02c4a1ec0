import { assert } from './assert.ts'
import type { MemberId } from './ids.ts'
import type { Instant } from './instant.ts'
import type { Coins, Points, Won } from './money.ts'
import type { PostingKind } from './posting-kind.ts'

/** What a member can spend. What they owe (`debt`) is booked by the ledger itself. */
export type MemberPurse = 'wallet' | 'points' | 'coins'
export type PurseAddress = `member:${number}:${MemberPurse}`
export type AccountAddress = PurseAddress | `house:${string}` | `casino:${string}`

export const walletOf = (member: MemberId): PurseAddress => `member:${member}:wallet`
export const pointsOf = (member: MemberId): PurseAddress => `member:${member}:points`

export const coinsOf = (member: MemberId): PurseAddress => `member:${member}:coins`

/**
 * One posting takes from one account and gives to another, so it balances by its shape. It joins the house
 * with one member, or the house with the house; both accounts hold the same currency.
 */
export type Posting = {
  readonly from: AccountAddress
  readonly to: AccountAddress
  readonly amount: Won | Points | Coins
}

/** An immutable record of money moving for one reason. `ref`, `kind` and `seq` together are its key. */
export type Transfer = {
  /** The business act, a UUIDv7: the bet, the request, the operator's act. */
  readonly ref: string
  readonly kind: PostingKind
  /** Which of several transfers of one kind for one act, such as the revision of a settlement. */
  readonly seq?: number
  readonly postings: readonly Posting[]
  readonly at: Instant
  /** Who caused it: `member:12`, `operator:1`, `system:settlement`. */
  readonly actor: string
  readonly memo?: string
}

/** Throws when a transfer moves nothing, or a posting not from one account to another. */
export function assertTransfer({ ref, kind, postings }: Transfer): void {
  assert(postings.length > 0, `transfer ${kind} ${ref} moves something`)
  for (const { from, to, amount } of postings) {
    assert(Number.isSafeInteger(amount) && amount > 0, `a posting of ${kind} moves something`)
    assert(from !== to, `a posting of ${kind} joins two accounts`)
    assert(!(isMember(from) && isMember(to)), `a posting of ${kind} has the house on one side`)
  }
}

const isMember = (address: AccountAddress) => address.startsWith('member:')
