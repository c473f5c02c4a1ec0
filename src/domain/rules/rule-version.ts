import type { Instant } from '../instant.ts'
import { type AcceptedRuleKey, acceptedRuleKeys, type RuleKey } from './rule-keys.ts'

/** A version of a text: from 1 on, each in force until the next one is. */
export type RuleVersion = {
  readonly key: RuleKey
  readonly version: number
  readonly inForceFrom: Instant
  /** Members have to accept it before they bet again. */
  readonly asksAcceptance: boolean
}

/** The version of a text that was in force at a moment; undefined before there was any. */
export function versionAt<V extends RuleVersion>(
  versions: readonly V[],
  key: RuleKey,
  at: Instant,
): V | undefined {
  let found: V | undefined
  for (const one of versions)
    if (one.key === key && one.inForceFrom <= at && (!found || one.version > found.version)) found = one
  return found
}

/** The newest version of each text that a member has accepted. */
export type Accepted = ReadonlyMap<RuleKey, number>

/** The newest versions that have to be accepted: what was accepted before them no longer counts. */
export function askedVersions(versions: readonly RuleVersion[]): Accepted {
  const asked = new Map<RuleKey, number>()
  for (const { key, version, asksAcceptance } of versions)
    if (asksAcceptance) asked.set(key, Math.max(version, asked.get(key) ?? 0))
  return asked
}

/** The texts that a member has still to accept before betting (terms and privacy). */
export const pendingKeys = (asked: Accepted, accepted: Accepted): readonly AcceptedRuleKey[] =>
  acceptedRuleKeys.filter(key => (accepted.get(key) ?? 0) < (asked.get(key) ?? 0))
