import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { acceptedRuleKeys, type RuleKey } from '#domain/rules/rule-keys.ts'
import { type Accepted, pendingKeys } from '#domain/rules/rule-version.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import {
  type AcceptedVersion,
  insertAcceptances,
  listAccepted,
  listTexts,
  type StoredText,
} from './rules.sql.ts'
import type { RulesState } from './rules-state.ts'

type NotAccepted = Refusal<'TERMS_NOT_ACCEPTED'>

/** Whether a member has accepted the terms; called by every endpoint that takes bets. */
export type TermsGate = {
  /**
   * Refuses a member who has not accepted the current terms (field A3); undefined admits. Synchronous from memory for
   * members known to have accepted; an acceptance never expires, so the cache cannot be stale.
   */
  refusalOf(memberId: MemberId): undefined | Promise<NotAccepted | undefined>
}

/** More members than bet in a day. */
const REMEMBERED_MAX = 200_000

export function openTermsGate(db: Queries, state: Pick<RulesState, 'asked'>): TermsGate {
  let of = state.asked()
  const known = new Set<MemberId>()
  const ask = async (memberId: MemberId, asked: Accepted) => {
    if (pendingKeys(asked, await acceptedBy(db, memberId)).length > 0)
      return { code: 'TERMS_NOT_ACCEPTED' } as const
    if (known.size >= REMEMBERED_MAX) known.clear()
    if (of === asked) known.add(memberId)
    return undefined
  }
  return {
    refusalOf: memberId => {
      const asked = state.asked()
      if (asked !== of) {
        of = asked
        known.clear()
      }
      return known.has(memberId) ? undefined : ask(memberId, asked)
    },
  }
}

const acceptedBy = async (db: Queries, memberId: MemberId): Promise<Accepted> =>
  new Map((await listAccepted(db, memberId)).map(({ key, version }) => [key, version]))

type AcceptDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/** Returns the texts that a member still has to accept, in their newest versions. */
export async function pendingTexts(
  { db, state }: { readonly db: Queries; readonly state: RulesState },
  memberId: MemberId,
): Promise<readonly StoredText[]> {
  const pending = pendingKeys(state.asked(), await acceptedBy(db, memberId))
  return pending.flatMap(key => state.newest(key) ?? [])
}

/** Stores that a member has accepted these versions, which must be the newest; returns how many remain. */
export async function acceptTerms(
  deps: AcceptDeps & { readonly state: RulesState },
  memberId: MemberId,
  accepted: readonly AcceptedVersion[],
): Promise<Result<number, Refusal<'TERMS_CHANGED'>>> {
  const { db, clock, state } = deps
  return db.transaction(async tx => {
    const current = await currentTerms(tx)
    if (!accepted.every(one => isAmong(current, one))) return refuse({ code: 'TERMS_CHANGED' })
    await insertAcceptances(tx, memberId, accepted, clock.now())
    tellContentChanged(tx, deps, 'terms', memberId)
    return accept(pendingKeys(state.asked(), await acceptedBy(tx, memberId)).length)
  })
}

/** Returns the versions of terms and privacy text that a new member accepts. */
export async function currentTerms(db: Queries): Promise<readonly AcceptedVersion[]> {
  const accepted: readonly RuleKey[] = acceptedRuleKeys
  return (await listTexts(db))
    .filter(({ key }) => accepted.includes(key))
    .map(({ key, version }) => ({ key, version }))
}

/** Stores a new member's acceptances. */
export const storeAcceptances = async (
  tx: Tx,
  memberId: MemberId,
  accepted: readonly AcceptedVersion[],
  at: Instant,
): Promise<void> => {
  await insertAcceptances(tx, memberId, accepted, at)
}

/** Whether a sign-up accepts the current versions of terms and privacy text. */
export function checkAccepted(
  current: readonly AcceptedVersion[],
  named: { readonly terms: number | undefined; readonly privacy: number | undefined },
): Refusal<'TERMS_NOT_ACCEPTED' | 'TERMS_CHANGED'> | undefined {
  const asked = current.map(({ key, version }) => ({
    version,
    named: key === 'terms' ? named.terms : named.privacy,
  }))
  if (asked.some(one => one.named === undefined)) return { code: 'TERMS_NOT_ACCEPTED' }
  return asked.every(one => one.named === one.version) ? undefined : { code: 'TERMS_CHANGED' }
}

const isAmong = (versions: readonly AcceptedVersion[], { key, version }: AcceptedVersion): boolean =>
  versions.some(one => one.key === key && one.version === version)
