import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { isWithinAny, type OperatorAct } from '#server/site/site.ts'

export type MemberKind = 'member' | 'operator' | 'partner'
export type MemberStatus = 'waiting' | 'active' | 'blocked' | 'left' | 'refused'

export type Member = {
  readonly id: MemberId
  /** Ledger reference for operations that happen once per member. */
  readonly uid: string
  readonly userId: string
  readonly nickname: string
  readonly kind: MemberKind
  readonly role: number
  readonly withdrawalType: number
  readonly level: number
  readonly tendency: number
  readonly status: MemberStatus
  /** Has a second factor: an authenticator app or a passkey. */
  readonly hasSecondFactor: boolean
  /** An operator whose role requires a second factor for changes and approvals (X2). */
  readonly needsSecondFactor: boolean
  /** Networks from which the operator may work; if empty, the site's networks apply (X2). */
  readonly addresses: readonly string[]
  /** Validity of a one-time password, and when it was used; null with the member's own password. */
  readonly onceUntil: Instant | null
  readonly onceUsedAt: Instant | null
  readonly activatedAt: Instant | null
  readonly updatedAt: Instant
}

/** An operator's operation on a member. */
export type MemberAct = OperatorAct & { readonly memberId: MemberId }

/**
 * Whether an operator has to set up a second factor: if the site requires it of all, only the own account is
 * accessible; if the role requires it, everything read-only as well.
 */
export const isUnproven = (
  {
    kind,
    hasSecondFactor,
    needsSecondFactor,
  }: Pick<Member, 'kind' | 'hasSecondFactor' | 'needsSecondFactor'>,
  { operatorSecondFactor }: { readonly operatorSecondFactor: boolean },
): boolean => kind === 'operator' && !hasSecondFactor && (operatorSecondFactor || needsSecondFactor)

/** Whether a member may work from an address: operators only from their own networks, or else from the site's (X2). */
export const isFromAllowed = (
  { kind, addresses }: Pick<Member, 'kind' | 'addresses'>,
  { operatorAddresses }: { readonly operatorAddresses: readonly string[] },
  ip: string,
): boolean => {
  if (kind !== 'operator') return true
  const networks = addresses.length > 0 ? addresses : operatorAddresses
  return networks.length === 0 || isWithinAny(networks, ip)
}
