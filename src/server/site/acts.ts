import { createHash } from 'node:crypto'
import type { Instant } from '#domain/instant.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import { type ActRow, insertAct, lastAct, listActsFrom } from './acts.sql.ts'

/** An operator's operation. `before` and `after` are plain values that describe the change. */
export type Act = {
  readonly operator: Pick<Caller, 'memberId' | 'userId' | 'secondedBy'>
  /** Verb and noun: `change-settings`, `block-member`, `enter-result`. */
  readonly act: string
  /** Its target: `member:12`, `fixture:900`, `settings`. */
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
  readonly ip: string
  readonly at: Instant
}

/** Operator, address and reason of an operation, for the log. */
export type OperatorAct = Pick<Act, 'operator' | 'ip' | 'reason'>

const FIRST_HASH = Buffer.alloc(32)

/**
 * Writes an operation to the log, sealed by a hash over it and the previous entry. Call it last in the transaction: it
 * holds the log's lock until the commit, so that the chain has one order.
 */
export async function recordAct(tx: Tx, act: Act): Promise<void> {
  await takeLock(tx, ADVISORY_LOCKS.operatorActs)
  const last = await lastAct(tx)
  const id = (last?.id ?? 0) + 1
  const previousHash = last?.hash ?? FIRST_HASH
  const { operator, before = null, after = null, ...rest } = act
  const facts = { ...rest, before, after, id, operatorId: operator.memberId, operator: operator.userId }
  const sealedText = sealText(facts)
  await insertAct(tx, { ...facts, sealedText, previousHash, hash: chainHash(previousHash, sealedText) })
}

/** How far the log has been verified: number of entries, and the last one. */
export type Proven = { readonly count: number; readonly last: ActRow | undefined }

export const NOTHING_PROVEN: Proven = { count: 0, last: undefined }

export type ActsVerdict = {
  readonly count: number
  /** The first entry that was changed, or whose predecessor is missing. */
  readonly brokenAt: number | null
  readonly proven: Proven
}

/** Entries per batch, so that a verification does not delay other calls. */
const BATCH = 200

/** Verifies the log from the last verified entry, which must be unchanged, or from the beginning. */
export async function verifyActs(db: Queries, proven: Proven = NOTHING_PROVEN): Promise<ActsVerdict> {
  let { count, last } = proven
  if (last) {
    const [still] = await listActsFrom(db, count - 1, 1)
    if (!still || !isSame(still, last)) return { count: count - 1, brokenAt: count, proven: NOTHING_PROVEN }
  }
  for (;;) {
    const acts = await listActsFrom(db, count, BATCH)
    for (const act of acts) {
      if (!fitsChain(act, count + 1, last?.hash ?? FIRST_HASH))
        return { count, brokenAt: act.id, proven: { count, last } }
      last = act
      count += 1
    }
    if (acts.length < BATCH) return { count, brokenAt: null, proven: { count, last } }
  }
}

const isSame = (act: ActRow, proven: ActRow): boolean =>
  act.id === proven.id && fitsChain(act, proven.id, proven.previousHash) && act.hash.equals(proven.hash)

const fitsChain = (act: ActRow, id: number, previous: Buffer): boolean =>
  act.id === id &&
  act.previousHash.equals(previous) &&
  act.hash.equals(chainHash(previous, act.sealedText)) &&
  sealText(JSON.parse(act.sealedText)) === sealText(act)

type Facts = Omit<Act, 'operator'> & {
  readonly id: number
  readonly operatorId: number
  readonly operator: string
}

/** The text that is hashed: all columns in a fixed order, so that they can be checked against it. */
const sealText = ({ id, operatorId, operator, act, subject, before, after, reason, ip, at }: Facts): string =>
  JSON.stringify({
    id,
    operatorId,
    operator,
    act,
    subject,
    before: sorted(before),
    after: sorted(after),
    reason,
    ip,
    at,
  })

/** jsonb does not keep the order of keys, so the sealed text sorts them. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const chainHash = (previous: Buffer, text: string): Buffer =>
  createHash('sha256').update(previous).update(text).digest()
