import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { Route } from '#contract/wire/route.ts'
import { accept, type Result, refuse } from '#domain/result.ts'

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown }
/** The parts of a request as they came. */
export type RawInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>
type Read = (request: RawInput) => Result<Input, Refusal<'BAD_INPUT'>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open and tells news: how long it takes says nothing. */
    readonly isStream?: boolean
    /** Of the route (`route.ts`). */
    readonly usualBody?: ((json: string) => unknown) | undefined
  }
}

/** A body that its route has read from the text, as the schema would have read its JSON. */
class ReadBody {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

/** A body of JSON whose route wants its bytes: what is signed is signed as it was sent. */
export class RawBody {
  readonly bytes: Buffer

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}

/** JSON is the only form of a body; an empty one is as good as none (API-007). A usual one is read by its route. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.routeOptions.config?.bytes?.types.includes('application/json'))
      return done(null, new RawBody(text))
    const read = request.routeOptions.config?.usualBody?.(text)
    if (read !== undefined) done(null, new ReadBody(read))
    else if (text === '') done(null, undefined)
    else if (bodyHoldsNoText(text)) done(Object.assign(new Error('no text'), { statusCode: 400 }), undefined)
    else void parse(request, text, done)
  })
}

/** Reads params, query and body of a route by its schemas; names the first field that is wrong (API-047). */
export function inputReader({ params, query, body }: Route): Read {
  const readParams = reader(params)
  const readQuery = reader(query)
  const readBody = reader(body)
  return request => {
    const readingParams = readParams(request.params)
    if (!readingParams.ok) return readingParams
    const readingQuery = readQuery(query ? withoutBlanks(request.query) : undefined)
    if (!readingQuery.ok) return readingQuery
    const readingBody = readBody(request.body)
    if (!readingBody.ok) return readingBody
    return accept({ params: readingParams.value, query: readingQuery.value, body: readingBody.value })
  }
}

function reader(schema: z.ZodType | undefined) {
  if (schema === undefined) return () => accept(undefined)
  return (raw: unknown): Result<unknown, Refusal<'BAD_INPUT'>> => {
    if (raw instanceof ReadBody) return accept(raw.value)
    const parsed = schema.safeParse(raw)
    if (parsed.success) return accept(parsed.data)
    const field = parsed.error.issues[0]?.path.join('.')
    return refuse(field ? { code: 'BAD_INPUT', field } : { code: 'BAD_INPUT' })
  }
}

/** `?sportId=&page=2` asks for page 2: an empty value is as good as none. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : []
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

/** Half of a character that takes two signs (an emoji), as JSON writes it. */
const HALF = String.raw`\\u[dD][89abAB][\da-fA-F]{2}`
const OTHER_HALF = String.raw`\\u[dD][c-fC-F][\da-fA-F]{2}`
const LONE_HALF = new RegExp(`${HALF}(?!${OTHER_HALF})|(?<!${HALF})${OTHER_HALF}`)

/** PostgreSQL holds neither NUL nor half a character, so they are refused at the door: here in a JSON text … */
function bodyHoldsNoText(json: string): boolean {
  if (!json.includes('\\u')) return false
  // What follows a backslash that is meant as itself is no escape.
  const escapes = json.replaceAll('\\\\', ' ')
  return escapes.includes('\\u0000') || LONE_HALF.test(escapes)
}

/** … and NUL in an address; half a character cannot come that way. */
export const addressHoldsNul = (url: string): boolean => url.includes('%00')
