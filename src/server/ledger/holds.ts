import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import { type Points, points, type Won } from '#domain/money.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { AccountAddress, PurseAddress } from '#domain/transfer.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { closeHold, insertHold, lockHold } from './holds.sql.ts'
import { postTransfer, type Receipt, type TransferRefusal } from './post-transfer.ts'

/** Actor, time and posting kind of a hold operation. */
type HoldAct = {
  readonly holdId: string
  readonly kind: PostingKind
  readonly at: Instant
  readonly actor: string
  readonly memo?: string
}

export type HoldRefusal = {
  readonly code: 'HOLD_CLOSED'
  readonly state: 'captured' | 'released' | 'unknown'
}

/** Holds money of a member under `holdId` (a UUIDv7). Repeating it moves nothing. */
export async function placeHold(
  tx: Tx,
  { holdId, from, amount, ...act }: HoldAct & { from: PurseAddress; amount: Won | Points },
): Promise<Result<Receipt, TransferRefusal>> {
  const posted = await postTransfer(tx, {
    ...act,
    ref: holdId,
    postings: [{ from, to: heldBeside(from), amount }],
  })
  // A repeated hold may have been closed and deleted by now; its postings are permanent.
  if (posted.ok && !posted.value.repeated)
    await insertHold(tx, { id: holdId, address: from, amount, at: act.at })
  return posted
}

/** Moves the held money to the house for good, such as a paid withdrawal. */
export function captureHold(
  tx: Tx,
  { to, ...act }: HoldAct & { to: AccountAddress },
): Promise<Result<Receipt, HoldRefusal>> {
  return close(tx, act, 'captured', () => to)
}

/** Returns the held money to its member. */
export function releaseHold(tx: Tx, act: HoldAct): Promise<Result<Receipt, HoldRefusal>> {
  return close(tx, act, 'released', member => member)
}

async function close(
  tx: Tx,
  { holdId, ...act }: HoldAct,
  state: 'captured' | 'released',
  target: (member: PurseAddress) => AccountAddress,
): Promise<Result<Receipt, HoldRefusal>> {
  const hold = await lockHold(tx, holdId)
  if (!hold) return refuse({ code: 'HOLD_CLOSED', state: 'unknown' })
  if (hold.state !== 'held')
    return refuse({ code: 'HOLD_CLOSED', state: hold.state === 'captured' ? 'captured' : 'released' })
  const member = asPurseAddress(hold.address)
  await closeHold(tx, holdId, state, act.at)
  const posting = { from: heldBeside(member), to: target(member), amount: points(hold.amount) }
  const posted = await postTransfer(tx, { ...act, ref: holdId, postings: [posting] })
  assert(posted.ok, `hold ${holdId} lies on a house account`)
  return posted
}

const heldBeside = (address: PurseAddress): AccountAddress =>
  address.endsWith(':points') ? 'house:points-held' : 'house:held'

function asPurseAddress(text: string): PurseAddress {
  const match = /^member:(\d+):(wallet|points)$/.exec(text)
  assert(match, `not a member's purse: ${text}`)
  return `member:${Number(match[1])}:${match[2] === 'points' ? 'points' : 'wallet'}`
}
