import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { SECOND } from '#domain/instant.ts'
import { StreamedText } from './streamed-text.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** The largest status that Fastify can send itself. */
const FRAMEWORK_STATUS_MAX = 599

const gzipAhead = promisify(gzip)
const brotliAhead = promisify(brotliCompress)
/** On a scale to 11. Higher levels save only a tenth and take seconds for some megabytes. */
const BROTLI_QUALITY = 7

/** Below this size compression saves no network packet. */
const PACKED_FROM_BYTES = 1_400

/** Encodings of compressed responses, the smaller first, and how a client names them. */
const encodings = [
  ['br', /\bbr\b/],
  ['gzip', /\bgzip\b/],
] as const
export type Encoding = (typeof encodings)[number][0]

/** A rendered response for many readers: rendered, compressed and tagged once. */
export class RenderedText {
  readonly bytes: Buffer
  #gzip: Buffer | undefined
  #brotli: Buffer | undefined
  #tag: string | undefined

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  /**
   * Compresses the answer ahead of its first reader and off the event loop, as gzip and Brotli. For large answers
   * that are written once.
   */
  async pack(): Promise<void> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    ;[this.#gzip, this.#brotli] = await Promise.all([
      gzipAhead(this.bytes),
      brotliAhead(this.bytes, { params }),
    ])
  }

  /** The compressed response; undefined as Brotli unless it was packed ahead, and as gzip if it is too short to benefit. */
  packedAs(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') return this.#brotli
    if (this.bytes.length < PACKED_FROM_BYTES) return undefined
    this.#gzip ??= gzipSync(this.bytes)
    return this.#gzip
  }

  /**
   * ETag of the content, so that clients with the same content need not download it again; equal for compressed and
   * plain responses.
   */
  get tag(): string {
    this.#tag ??= `W/"${hash('sha1', this.bytes, 'base64url')}"`
    return this.#tag
  }
}

/** A rendered JSON response; `T` is the type of its value. */
export class RenderedJson<T> extends RenderedText {
  /** Only for the type checker. */
  readonly holds?: T
}

/** Sends a value as JSON, a streamed text in chunks, and undefined as 204. */
export function sendValue(reply: FastifyReply, value: unknown): void {
  if (value === undefined) {
    void reply.code(204).send()
    return
  }
  if (value instanceof StreamedText) {
    void reply.headers(value.headers).send(value.open())
    return
  }
  void reply.header('content-type', JSON_TYPE)
  if (value instanceof RenderedJson) sendRendered(reply, value)
  else void reply.send(JSON.stringify(value))
}

/** Sends a rendered response that browsers cache but revalidate each time: unchanged content is answered with 304. */
export function sendRendered(reply: FastifyReply, value: RenderedText): void {
  const { headers } = reply.request
  // A member's response may be cached by their own browser, never by a shared cache.
  const isPrivate = headers['x-auth-token'] !== undefined
  void reply.headers({ etag: value.tag, 'cache-control': isPrivate ? 'private, no-cache' : 'no-cache' })
  if (reply.statusCode === 200 && namesTag(headers['if-none-match'], value.tag)) {
    void reply.removeHeader('content-type').header('vary', 'accept-encoding').code(304).send()
    return
  }
  sendPacked(reply, value.bytes, encoding => value.packedAs(encoding))
}

/** Sends a body in the smallest encoding that exists and that the client accepts, else plain. */
export function sendPacked(
  reply: FastifyReply,
  plain: Buffer,
  packedAs: (encoding: Encoding) => Buffer | undefined,
): void {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
  for (const [encoding, name] of encodings) {
    const packed = name.test(accepted) ? packedAs(encoding) : undefined
    if (!packed) continue
    void reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).send(packed)
    return
  }
  void reply.send(plain)
}

/** Whether `If-None-Match` contains a tag; proxies may have changed it between strong and weak. */
export const namesTag = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some(one => plainTag(one) === plainTag(tag) || one.trim() === '*') ?? false

const plainTag = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * Sends a refusal: its status, its Korean text as the body and its code in `X-Refusal`. For changed odds the body is
 * the list of changes (BETFLOW-014).
 */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): void {
  const { status, text } = describeRefusal(refusal)
  const isList = refusal.code === 'ODDS_CHANGED'
  const body = isList ? JSON.stringify(refusal.changes) : text
  const type = isList ? JSON_TYPE : TEXT_TYPE
  if (status > FRAMEWORK_STATUS_MAX) {
    sendRaw(reply, status, { 'content-type': type, 'x-refusal': refusal.code }, body)
    return
  }
  void reply.code(status).header('content-type', type).header('x-refusal', refusal.code).send(body)
}

/** Refuses a request over the rate limit, with the wait in milliseconds as Retry-After. */
export function sendTooMany(reply: FastifyReply, wait: number): void {
  void reply.headers(securityHeaders).header('retry-after', Math.max(1, Math.ceil(wait / SECOND)))
  sendRefusal(reply, { code: 'TOO_MANY_REQUESTS' })
}

/** Fastify does not allow status 600, so the response is written to the socket directly (ERR-008). */
function sendRaw(reply: FastifyReply, status: number, headers: Record<string, string>, body: string): void {
  reply.hijack()
  reply.raw.writeHead(status, { ...securityHeaders, 'content-length': Buffer.byteLength(body), ...headers })
  reply.raw.end(body)
}

/**
 * Headers of every API response: not cached (except those with an ETag), no MIME sniffing, no framing by other sites.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const
