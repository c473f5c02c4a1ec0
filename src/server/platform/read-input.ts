import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Refusal } from '#contract/refusals.ts'
import type { Route } from '#contract/route.ts'
import { accept, type Result, refuse } from '#domain/result.ts'

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown }
type Read = (request: FastifyRequest) => Result<Input, Refusal<'BAD_INPUT'>>

/** A body that a route has read from its text already, as its schema would have. */
export class ReadBody {
  readonly value: unknown
  readonly text: string

  constructor(value: unknown, text: string) {
    this.value = value
    this.text = text
  }
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

/** PostgreSQL's text cannot hold NUL, so it is refused at the door: here in a JSON text … */
export const bodyHoldsNul = (json: string): boolean => json.includes('\\u0000')

/** … and here in an address. */
export const addressHoldsNul = (url: string): boolean => url.includes('%00')
