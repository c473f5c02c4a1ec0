import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { Access } from '#contract/wire/route.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import type { Result } from '#domain/result.ts'
import { callerAddress } from './caller-address.ts'

/** The caller, with the facts that every route may need. At most a few seconds old. */
export type Caller = {
  readonly memberId: MemberId
  /** The login name. */
  readonly userId: string
  readonly kind: 'member' | 'operator' | 'partner'
  readonly level: number
  readonly tendency: number
  /** Permissions of an operator's role (SESSION-021, X3); empty for others. */
  readonly permissions: ReadonlySet<Permission>
  /** The second operator, who has approved this operator's request (X4). */
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
  /** Value of the header `X-AUTH-TOKEN`. */
  readonly token: string | undefined
  readonly ip: string
  /** The call shows that the member is active. */
  readonly isAct?: boolean
  /** The call belongs to changing a password: allowed to members logged in with a one-time password. */
  readonly withOncePassword?: boolean
}

/** Returns a request header by its lower-case name; undefined when absent or sent twice. */
export function singleHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns the token and the address of a request, for `Admit`. */
export const askedBy = (request: FastifyRequest): Pick<Asked, 'token' | 'ip'> => ({
  token: singleHeader(request, 'x-auth-token'),
  ip: callerAddress(request).ip,
})

/** Guests are admitted without a caller. */
export type Admission = Result<Caller | undefined, AccessRefusal>

/** Decides who may call. Synchronous if possible, to keep the hot path fast. */
export type Admit = (access: Access, asked: Asked) => Admission | Promise<Admission>
