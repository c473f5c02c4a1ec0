import { z } from 'zod'
import { fileTypeOf } from '#contract/wire/file-answer.ts'
import { type RefusalCode, refusals } from '#contract/wire/refusals.ts'
import type { Access, Route, Stream } from '#contract/wire/route.ts'
import type { Contract } from './http.ts'

type Described = Readonly<Record<string, unknown>>

export type ApiDescription = Described & {
  /** By path and method. */
  readonly paths: Readonly<Record<string, Described>>
}

const SECURITY = 'sessionToken'

const common: readonly RefusalCode[] = ['ADDRESS_BLOCKED', 'TOO_MANY_REQUESTS', 'SITE_UNAVAILABLE', 'FAULT']
const signedIn: readonly RefusalCode[] = [
  'PASSWORD_DUE',
  'LOGIN_REQUIRED',
  'SESSION_REPLACED',
  'SESSION_ENDED',
  'SESSION_EXCLUDED',
  'SESSION_TIME_USED_UP',
  'SESSION_BREAK',
  'MEMBER_BLOCKED',
  'SITE_MAINTENANCE',
]
const forOperators: readonly RefusalCode[] = [...signedIn, 'FORBIDDEN', 'SECOND_FACTOR_DEMANDED']

function accessRefusals(access: Access): readonly RefusalCode[] {
  if (access === 'guest') return []
  return access === 'member' ? signedIn : forOperators
}

/**
 * Describes the API in OpenAPI 3.1, from the contracts alone. All routes take some tenths of a second, so other requests
 * are served between two of them.
 */
export async function describeApi(
  contracts: readonly Contract[],
  streams: readonly Stream[] = [],
): Promise<ApiDescription> {
  const paths: Record<string, Described> = {}
  for (const route of contracts.flatMap(contract => Object.values(contract))) {
    await new Promise(resolve => void setImmediate(resolve))
    const path = `/api/${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) }
  }
  for (const stream of streams) paths[`/api/${stream.path}`] = { get: describeStream(stream) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hanpan (한판)',
      version: '1',
      description:
        '거절 응답의 본문은 한국어 문장(text/plain)이며, 코드는 X-Refusal 헤더에 있습니다. 시각은 모두 서울 시간입니다.',
    },
    components: {
      securitySchemes: {
        [SECURITY]: { type: 'apiKey', in: 'header', name: 'X-AUTH-TOKEN', description: 'Bearer <token>' },
      },
    },
    paths,
  }
}

const describeStream = (stream: Stream): Described =>
  describeRoute(
    { ...stream, method: 'GET', access: 'member', output: z.string(), refusals: ['TOO_MANY_REQUESTS'] },
    { 200: { description: '열린 연결', content: { 'text/event-stream': { schema: { type: 'string' } } } } },
  )

function describeRoute(route: Route, success = describeSuccess(route)): Described {
  return {
    summary: route.summary,
    'x-access': route.access,
    security: route.access === 'guest' ? [] : [{ [SECURITY]: [] }],
    parameters: [...describeParameters(route.params, 'path'), ...describeParameters(route.query, 'query')],
    ...(route.body ? { requestBody: { required: true, content: json(route.body, 'input') } } : {}),
    ...(route.bytes ? { requestBody: { required: true, content: files(route.bytes.types) } } : {}),
    responses: { ...success, ...describeRefusals(route) },
  }
}

function describeParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Described[] {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(z.object({ [name]: part }), {}).success,
    schema: schemaOf(part, 'input'),
  }))
}

function describeSuccess({ output }: Route): Described {
  if (output instanceof z.ZodUndefined) return { 204: { description: '본문 없음' } }
  const file = fileTypeOf(output)
  if (file) return { 200: { description: '성공', content: { [file]: { schema: { type: 'string' } } } } }
  return { 200: { description: '성공', content: json(output, 'output') } }
}

/** One entry per status; statuses that OpenAPI does not allow (600) are listed under `default`. */
function describeRefusals(route: Route): Described {
  const takesInput = route.params || route.query || route.body || route.bytes
  const bodyRefusals: RefusalCode[] =
    route.body || route.bytes ? ['REQUEST_TIMEOUT', 'BODY_TOO_LARGE', 'UNSUPPORTED_BODY'] : []
  const codes = new Set<RefusalCode>([
    ...(takesInput ? (['BAD_INPUT'] as const) : []),
    ...bodyRefusals,
    ...accessRefusals(route.access),
    ...common,
    ...route.refusals,
  ])
  const byStatus = Map.groupBy(codes, code => statusKey(refusals[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      status,
      {
        description: listed.map(describeRefusalCode).join(' | '),
        'x-refusals': listed.map(code => ({ code, status: refusals[code].status })),
        content: listed.includes('ODDS_CHANGED')
          ? { 'application/json': { schema: { type: 'array' } } }
          : { 'text/plain': { schema: { type: 'string' } } },
      },
    ]),
  )
}

const statusKey = (status: number): string => (status > 599 ? 'default' : String(status))

/** A text with figures varies, so only its code is described. */
function describeRefusalCode(code: RefusalCode): string {
  const { status, text }: { status: number; text: (figures: never) => string } = refusals[code]
  return text.length === 0 ? `${status} ${code}: ${text({} as never)}` : `${status} ${code}`
}

const files = (types: readonly string[]) =>
  Object.fromEntries(types.map(type => [type, { schema: { type: 'string', format: 'binary' } }]))

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
})

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): unknown =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
