import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { isWithinAny } from '#server/site/site.ts'

export type MemberKind = 'member' | 'operator' | 'partner'
export type MemberStatus = 'waiting' | 'active' | 'blocked' | 'left' | 'refused'

export type Member = {
  readonly id: MemberId
  /** The ledger's reference of what happens once in a member's life. */
  readonly uid: string
  readonly userId: string
  readonly nickname: string
  readonly kind: MemberKind
  readonly role: number
  readonly withdrawalType: number
  readonly level: number
  readonly tendency: number
  readonly status: MemberStatus
  /** A second factor is on: an authenticator app or a passkey. */
  readonly hasSecondFactor: boolean
  /** An operator whose role changes and approves nothing without one (X2). */
  readonly needsSecondFactor: boolean
  /** The networks from which alone an operator works; the house's where there are none (X2). */
  readonly addresses: readonly string[]
  /** Until when a password of an operator's making is good, and when it was used; null where it is the own. */
  readonly onceUntil: Instant | null
  readonly onceUsedAt: Instant | null
  readonly activatedAt: Instant | null
  readonly updatedAt: Instant
}

/**
 * An operator without a second factor who is to set one up: where the house demands it of all, or the role of whoever
 * changes something. The first leaves the own account alone open, the second all that is only looked at.
 */
export const isUnproven = (
  {
    kind,
    hasSecondFactor,
    needsSecondFactor,
  }: Pick<Member, 'kind' | 'hasSecondFactor' | 'needsSecondFactor'>,
  { operatorSecondFactor }: { readonly operatorSecondFactor: boolean },
): boolean => kind === 'operator' && !hasSecondFactor && (operatorSecondFactor || needsSecondFactor)

/** Whether somebody may work from an address: an operator from the own networks, or else from the house's (X2). */
export const isFromAllowed = (
  { kind, addresses }: Pick<Member, 'kind' | 'addresses'>,
  { operatorAddresses }: { readonly operatorAddresses: readonly string[] },
  ip: string,
): boolean => {
  if (kind !== 'operator') return true
  const networks = addresses.length > 0 ? addresses : operatorAddresses
  return networks.length === 0 || isWithinAny(networks, ip)
}
