import type { z } from 'zod'
import type { Permission } from '#domain/operators/permissions.ts'
import type { PartnerPermission } from '#domain/partners/partner-permissions.ts'
import type { Refusal, RefusalCode } from './refusals.ts'

/**
 * Who may call: anybody, a member, a partner or operator, who has the named permission of partners, any operator, or one
 * whose role has the named permission.
 */
export type Access = 'guest' | 'member' | 'manager' | PartnerPermission | 'operator' | Permission

type ObjectSchema = z.ZodObject

/** One thing a browser or program may ask for: what goes in, what comes out, every way it may be refused. */
export type Route<
  P extends ObjectSchema = ObjectSchema,
  Q extends ObjectSchema = ObjectSchema,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  C extends RefusalCode = RefusalCode,
  A extends Access = Access,
> = {
  readonly method: 'GET' | 'POST'
  /** Below `/api`, with `{name}` for a parameter: `member/{id}`. */
  readonly path: string
  readonly access: A
  /** One Korean sentence for the API description. */
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The body is a file instead, of one of these types and at most so many bytes; read after the caller was let in. */
  readonly bytes?: { readonly types: readonly string[]; readonly max: number }
  /**
   * Reads the text of a body in its usual form as `body` would read its JSON, at less cost, where calls come by
   * the thousand; undefined leaves it to the schema.
   */
  readonly usualBody?: (json: string) => z.output<B> | undefined
  /** The site calls it by itself: no sign that somebody is there (SESSION-016). As every GET; other POSTs are acts. */
  readonly byItself?: true
  /** Open to who has come in by a password of an operator's making, to whom all else is closed until it is changed. */
  readonly withOncePassword?: true
  /** How long an answer may take where it waits by rule; half a minute is enough for all others. */
  readonly patienceSeconds?: number
  readonly output: O
  /** Refusals of this route's own; those of access and malformed input go without saying. */
  readonly refusals: readonly C[]
}

/** A connection of server-sent events that a member keeps open. */
export type Stream = {
  /** Below `/api`. */
  readonly path: string
  /** One Korean sentence for the API description. */
  readonly summary: string
  readonly query: ObjectSchema
}

/** Declares a route; only there to infer its types. */
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
