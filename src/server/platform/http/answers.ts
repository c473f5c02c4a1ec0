import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { SECOND } from '#domain/instant.ts'
import { StreamedText } from './streamed-text.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** The largest status that fastify sends itself. */
const FRAMEWORK_STATUS_MAX = 599

/** Below this, packing an answer saves no packet on the way. */
const PACKED_FROM_BYTES = 1_400

/** An answer that is written already; for what many read at once: it is written once, packed once, named once. */
export class RenderedText {
  readonly bytes: Buffer
  #packed: Buffer | undefined
  #tag: string | undefined

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  /** The answer as gzip; undefined when it is too short to gain by it. */
  get packed(): Buffer | undefined {
    if (this.bytes.length < PACKED_FROM_BYTES) return undefined
    this.#packed ??= gzipSync(this.bytes)
    return this.#packed
  }

  /** Names what it holds, so that whoever has it already need not get it again; packed or not it is the same. */
  get tag(): string {
    this.#tag ??= `W/"${hash('sha1', this.bytes, 'base64url')}"`
    return this.#tag
  }
}

/** The same as JSON; `T` is what it holds. */
export class RenderedJson<T> extends RenderedText {
  /** Only there to carry the type. */
  readonly holds?: T
}

/** Sends a value as JSON, one that is still being written as it comes; nothing at all as 204. */
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

/** Kept by browsers and asked for again each time: whoever has what is in force hears so in a few bytes (304). */
export function sendRendered(reply: FastifyReply, value: RenderedText): void {
  const { headers } = reply.request
  // What is told to a member is kept by that member's own browser, never by a cache on the way.
  const isPrivate = headers['x-auth-token'] !== undefined
  void reply.headers({ etag: value.tag, 'cache-control': isPrivate ? 'private, no-cache' : 'no-cache' })
  if (reply.statusCode === 200 && namesTag(headers['if-none-match'], value.tag)) {
    void reply.removeHeader('content-type').header('vary', 'accept-encoding').code(304).send()
    return
  }
  const accepted = headers['accept-encoding']
  const packed = typeof accepted === 'string' && /\bgzip\b/.test(accepted) ? value.packed : undefined
  if (packed) void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(packed)
  else void reply.send(value.bytes)
}

/** Whether `If-None-Match` names a tag; those on the way may have made it strong or weak. */
export const namesTag = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some(one => plainTag(one) === plainTag(tag) || one.trim() === '*') ?? false

const plainTag = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * Sends a refusal: its status, its Korean text as the body and its code in `X-Refusal`. Changed odds are
 * answered as the list of changes (BETFLOW-014).
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

/** Refuses one call too many, and says after how many milliseconds the next will be heard. */
export function sendTooMany(reply: FastifyReply, wait: number): void {
  void reply.headers(securityHeaders).header('retry-after', Math.max(1, Math.ceil(wait / SECOND)))
  sendRefusal(reply, { code: 'TOO_MANY_REQUESTS' })
}

/** Status 600 is outside what the framework allows, so it goes straight to the socket (ERR-008). */
function sendRaw(reply: FastifyReply, status: number, headers: Record<string, string>, body: string): void {
  reply.hijack()
  reply.raw.writeHead(status, { ...securityHeaders, 'content-length': Buffer.byteLength(body), ...headers })
  reply.raw.end(body)
}

/**
 * On every answer of the API: never cached (but those with a tag of their own), never sniffed, nothing that a page
 * elsewhere can show or frame.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const
