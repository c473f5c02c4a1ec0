import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { Route } from '#contract/wire/route.ts'
import { accept, type Result, refuse } from '#domain/result.ts'

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown }
/** Unparsed parts of a request. */
export type RawInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>
type Read = (request: RawInput) => Result<Input, Refusal<'BAD_INPUT'>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response stays open and streams events, so its duration is not measured. */
    readonly isStream?: boolean
  }
}

/** A JSON body whose route needs the raw bytes, because signatures cover them. */
export class RawBody {
  readonly bytes: Buffer

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}

/** Accepts only JSON bodies; an empty one counts as absent (API-007). */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.routeOptions.config?.bytes?.types.includes('application/json'))
      return done(null, new RawBody(text))
    if (text === '') done(null, undefined)
    else if (bodyHoldsNoText(text)) done(Object.assign(new Error('no text'), { statusCode: 400 }), undefined)
    else void parse(request, text, done)
  })
}

/** Parses params, query and body of a route by its schemas; names the first invalid field (API-047). */
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
    const parsed = schema.safeParse(raw)
    if (parsed.success) return accept(parsed.data)
    const field = parsed.error.issues[0]?.path.join('.')
    return refuse(field ? { code: 'BAD_INPUT', field } : { code: 'BAD_INPUT' })
  }
}

/** In `?sportId=&page=2` the empty value counts as absent. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : []
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

/** One surrogate of a pair (such as an emoji), as a JSON escape. */
const HALF = String.raw`\\u[dD][89abAB][\da-fA-F]{2}`
const OTHER_HALF = String.raw`\\u[dD][c-fC-F][\da-fA-F]{2}`
const LONE_HALF = new RegExp(`${HALF}(?!${OTHER_HALF})|(?<!${HALF})${OTHER_HALF}`)

/** PostgreSQL stores neither NUL nor lone surrogates, so both are refused on input: here in a JSON text … */
function bodyHoldsNoText(json: string): boolean {
  if (!json.includes('\\u')) return false
  // An escaped backslash starts no escape sequence.
  const escapes = json.replaceAll('\\\\', ' ')
  return escapes.includes('\\u0000') || LONE_HALF.test(escapes)
}

/** … and NUL in a URL, which cannot contain lone surrogates. */
export const addressHoldsNul = (url: string): boolean => url.includes('%00')
