import type { Refusal } from '#contract/wire/refusals.ts'
import type { Access } from '#contract/wire/route.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import type { Result } from '#domain/result.ts'

/** Who calls, as far as every doorway may need to know. Facts are at most a few seconds old. */
export type Caller = {
  readonly memberId: MemberId
  /** The login name. */
  readonly userId: string
  readonly kind: 'member' | 'operator' | 'partner'
  readonly level: number
  readonly tendency: number
  /** What an operator's role allows (SESSION-021, X3); nothing for anybody else. */
  readonly permissions: ReadonlySet<Permission>
  /** The second operator, who has approved what this one has asked for (X4). */
  readonly secondedBy?: MemberId
}

export type AccessRefusal = Refusal<
  | 'LOGIN_REQUIRED'
  | 'SESSION_ENDED'
  | 'SESSION_REPLACED'
  | 'SESSION_EXCLUDED'
  | 'SESSION_TIME_USED_UP'
  | 'SESSION_BREAK'
  | 'MEMBER_BLOCKED'
  | 'ADDRESS_BLOCKED'
  | 'SITE_MAINTENANCE'
  | 'FORBIDDEN'
  | 'SECOND_FACTOR_DEMANDED'
  | 'ADDRESS_NOT_ALLOWED'
  | 'PASSWORD_DUE'
>

export type Asked = {
  /** The header `X-AUTH-TOKEN` as it came. */
  readonly token: string | undefined
  readonly ip: string
  /** Somebody does something: the member is there. */
  readonly isAct?: boolean
  /** The call is what changing a password takes: open to who has come in by one of an operator's making. */
  readonly withOncePassword?: boolean
}

/** Guests are let in without a caller. */
export type Admission = Result<Caller | undefined, AccessRefusal>

/** Decides who may call. Answers at once when it can, so that the hot path has no needless turn. */
export type Admit = (access: Access, asked: Asked) => Admission | Promise<Admission>
