import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'

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
  readonly activatedAt: Instant | null
  readonly updatedAt: Instant
}

/** An operator of the highest role; other operators only read (SESSION-021). */
const HIGHEST_ROLE = 10

export const mayWrite = ({
  kind,
  role,
  withdrawalType,
}: Pick<Member, 'kind' | 'role' | 'withdrawalType'>): boolean =>
  kind === 'operator' && role === HIGHEST_ROLE && withdrawalType === 0

/** An operator without a second factor, where the house demands one of them: the own account alone is open, to set it up. */
export const isUnproven = (
  { kind, hasSecondFactor }: Pick<Member, 'kind' | 'hasSecondFactor'>,
  { operatorSecondFactor }: { readonly operatorSecondFactor: boolean },
): boolean => kind === 'operator' && !hasSecondFactor && operatorSecondFactor
