import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import type { BodyInput, Output, Params, QueryInput, Route, RouteRefusal } from '#contract/wire/route.ts'
import type { Result } from '#domain/result.ts'
import { type GlobalAct, globalAct } from './global-status.ts'

/** The parts of a route that the browser needs at run time; schemas are used as types only. */
export type AnyRoute = Pick<Route, 'method' | 'path'>

/** A missing part leaves its schema type open; then the call has none either. */
type IsDeclared<T> = [T] extends [undefined]
  ? false
  : unknown extends T
    ? false
    : string extends keyof T
      ? false
      : true
type Part<K extends string, T> =
  IsDeclared<T> extends false
    ? unknown
    : Record<never, never> extends T
      ? { readonly [P in K]?: T }
      : { readonly [P in K]: T }

/** Parameters, query and body of a call, each present exactly when the route has one. */
type CallInput<R> = Part<'params', Params<R>> & Part<'query', QueryInput<R>> & Part<'body', BodyInput<R>>

/** A refusal, or no usable response, with the Korean text to show. */
export type CallRefusal<C extends string = string> = {
  readonly code: C | 'NETWORK' | 'BAD_ANSWER' | 'OTHER'
  readonly status: number
  readonly text: string
  /** The new prices of a refused bet (BETFLOW-014). */
  readonly changes?: readonly OddsChangeItem[]
  /** The site has already handled it (logout, maintenance): show nothing (ERR-013). */
  readonly handled: boolean
}

export type Answer<R> = Result<Output<R>, CallRefusal<RouteRefusal<R>['code']>>

export type CallOptions = {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /** Additional headers of the route. */
  readonly headers?: Readonly<Record<string, string>>
  /** The file body of a route. */
  readonly file?: Blob
}

/** The input is optional when the route takes none. */
export type CallArguments<R> =
  Record<never, never> extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions]

type Surroundings = {
  readonly fetch: typeof fetch
  readonly readToken: () => string | undefined
  /** Handles a global status before the call returns. `token` is the one used for the call. */
  readonly act: (act: GlobalAct, token: string | undefined, isRead: boolean) => void | Promise<void>
}

const networkText = '네트워크 연결을 확인해 주세요.'
const unknownText = '문제가 발생했습니다. 관리자에게 문의해주세요.'

/**
 * Makes the API client: typed input and output by the contract, refusals as values, global statuses
 * handled once.
 */
export function createApiClient(surroundings: Surroundings) {
  return async function call<R extends AnyRoute>(
    route: R,
    ...[input, options]: CallArguments<R>
  ): Promise<Answer<R>> {
    const token = surroundings.readToken()
    const request = buildRequest(route, (input ?? {}) as LooseInput, token, options)
    const answer = await surroundings.fetch(request.url, request.init).catch(() => undefined)
    if (!answer) return refused('NETWORK', 0, networkText)
    const name = fileName(answer)
    const text = await (name ? answer.blob() : answer.text()).catch(() => undefined)
    if (text === undefined) return refused('NETWORK', 0, networkText)
    if (typeof text !== 'string') return { ok: true, value: { name, content: text } as Output<R> }
    if (answer.status >= 200 && answer.status < 300) return readOutput<R>(answer.status, text)
    const refusalCode = answer.headers.get('X-Refusal')
    const act = globalAct({ status: answer.status, refusalCode, path: route.path })
    if (act) await surroundings.act(act, token, route.method === 'GET')
    return readRefusal<R>(answer.status, refusalCode, text, act !== undefined)
  }
}

type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function buildRequest(route: AnyRoute, input: LooseInput, token: string | undefined, options?: CallOptions) {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const headers: Record<string, string> = { ...options?.headers, accept: 'application/json' }
  if (token) headers['X-AUTH-TOKEN'] = `Bearer ${token}`
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (options?.file) headers['content-type'] = options.file.type
  if (options?.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const init: RequestInit = { method: route.method, headers }
  if (input.body !== undefined) init.body = JSON.stringify(input.body)
  if (options?.file) init.body = options.file
  if (options?.signal) init.signal = options.signal
  return { url: `/api/${path}${query.size > 0 ? `?${query}` : ''}`, init }
}

/**
 * The file name from the headers; undefined for a JSON response. The browser keeps the content outside
 * the page's memory.
 */
const fileName = ({ headers }: Response): string | undefined => {
  const name = headers.get('content-disposition')?.split("filename*=UTF-8''")[1]
  return name && decodeURIComponent(name)
}

/**
 * The server's tests validate responses against the contract, so the browser does not validate them and
 * stays small.
 */
function readOutput<R>(status: number, text: string): Answer<R> {
  const body = parseJson(text)
  return body.ok ? { ok: true, value: body.value as Output<R> } : refused('BAD_ANSWER', status, unknownText)
}

/** A refusal's body is its text; a list contains the changed odds (BETFLOW-014, BETFLOW-016). */
function readRefusal<R>(status: number, code: string | null, text: string, handled: boolean): Answer<R> {
  const body = parseJson(text)
  const base = { code: (code ?? 'OTHER') as RouteRefusal<R>['code'], status, handled }
  if (body.ok && Array.isArray(body.value)) {
    return { ok: false, refusal: { ...base, text: '', changes: body.value as OddsChangeItem[] } }
  }
  const said = body.ok && typeof body.value === 'string' ? body.value : isSentence(text) ? text : ''
  return { ok: false, refusal: { ...base, text: said || unknownText } }
}

/** An error page of a proxy is no text for the member. */
const isSentence = (text: string): boolean => text.length < 500 && !/^\s*[<{]/.test(text)

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text === '') return { ok: true, value: undefined }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

const refused = (code: 'NETWORK' | 'BAD_ANSWER', status: number, text: string) =>
  ({ ok: false, refusal: { code, status, text, handled: false } }) as const
