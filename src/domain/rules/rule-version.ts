import type { Instant } from '../instant.ts'
import { type AcceptedRuleKey, acceptedRuleKeys, type RuleKey } from './rule-keys.ts'

/** A version of a text, from 1; each is in force until the next one. */
export type RuleVersion = {
  readonly key: RuleKey
  readonly version: number
  readonly inForceFrom: Instant
  /** Members must accept it before their next bet. */
  readonly asksAcceptance: boolean
}

/** Returns the version in force at a moment; undefined before the first. */
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

/** Returns the newest versions that require acceptance; acceptance of older ones no longer counts. */
export function askedVersions(versions: readonly RuleVersion[]): Accepted {
  const asked = new Map<RuleKey, number>()
  for (const { key, version, asksAcceptance } of versions)
    if (asksAcceptance) asked.set(key, Math.max(version, asked.get(key) ?? 0))
  return asked
}

/** Returns the texts that a member must still accept before betting (terms and privacy). */
export const pendingKeys = (asked: Accepted, accepted: Accepted): readonly AcceptedRuleKey[] =>
  acceptedRuleKeys.filter(key => (accepted.get(key) ?? 0) < (asked.get(key) ?? 0))
