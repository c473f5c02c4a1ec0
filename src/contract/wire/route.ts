import type { z } from 'zod'
import type { Permission } from '#domain/operators/permissions.ts'
import type { PartnerPermission } from '#domain/partners/partner-permissions.ts'
import type { Refusal, RefusalCode } from './refusals.ts'

/**
 * Callers that a route admits: guests, members, partners and operators (`manager`), those with a partner
 * permission, operators, or operators with a permission.
 */
export type Access = 'guest' | 'member' | 'manager' | PartnerPermission | 'operator' | Permission

type ObjectSchema = z.ZodObject

/** An API call: input, output, and all its refusals. */
export type Route<
  P extends ObjectSchema = ObjectSchema,
  Q extends ObjectSchema = ObjectSchema,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  C extends RefusalCode = RefusalCode,
  A extends Access = Access,
> = {
  readonly method: 'GET' | 'POST'
  /** Path under `/api`, with `{name}` for a parameter: `member/{id}`. */
  readonly path: string
  readonly access: A
  /** One Korean sentence for the API description. */
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The body is a file of one of these types, up to this many bytes; read after the access check. */
  readonly bytes?: { readonly types: readonly string[]; readonly max: number }
  /**
   * The site calls it automatically, so it is no sign of user activity (SESSION-016), like every GET.
   * Other POSTs are user actions.
   */
  readonly byItself?: true
  /**
   * Allowed after a login with a temporary password made by an operator; all other calls are refused
   * until it is changed.
   */
  readonly withOncePassword?: true
  /** Timeout for calls that wait by design; all others get half a minute. */
  readonly patienceSeconds?: number
  readonly output: O
  /** The route's own refusals, without those of access and malformed input. */
  readonly refusals: readonly C[]
}

/** A connection of server-sent events. */
export type Stream = {
  /** Path under `/api`. */
  readonly path: string
  /** One Korean sentence for the API description. */
  readonly summary: string
  readonly query: ObjectSchema
}

/** Declares a route; exists only for type inference. */
export function route<
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  const C extends RefusalCode = never,
>(declared: Route<P, Q, B, O, C, A>): Route<P, Q, B, O, C, A> {
  return declared
}

export type Params<R> = R extends { readonly params?: infer P }
  ? P extends z.ZodType
    ? z.output<P>
    : undefined
  : undefined
export type Query<R> = R extends { readonly query?: infer Q }
  ? Q extends z.ZodType
    ? z.output<Q>
    : undefined
  : undefined
export type Body<R> = R extends { readonly body?: infer B }
  ? B extends z.ZodType
    ? z.output<B>
    : undefined
  : undefined
export type BodyInput<R> = R extends { readonly body?: infer B }
  ? B extends z.ZodType
    ? z.input<B>
    : undefined
  : undefined
export type QueryInput<R> = R extends { readonly query?: infer Q }
  ? Q extends z.ZodType
    ? z.input<Q>
    : undefined
  : undefined
export type Output<R> = R extends { readonly output: infer O }
  ? O extends z.ZodType
    ? z.output<O>
    : never
  : never
export type RouteRefusal<R> = R extends { readonly refusals: readonly (infer C)[] }
  ? C extends RefusalCode
    ? Refusal<C>
    : never
  : never
