import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { Route } from '#contract/wire/route.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { RawBody } from './read-input.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `Route`. */
    readonly bytes?: Route['bytes'] | undefined
  }
}

export type BytesRefusal = Refusal<'BODY_TOO_LARGE' | 'UNSUPPORTED_BODY'>

/** Lets bodies other than JSON pass Fastify unparsed: only routes that take bytes read them, after admission. */
export function passBytesOn(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('*', (request, _payload, done) => {
    const { bytes } = request.routeOptions.config ?? {}
    if (bytes?.types.includes(typeOf(request))) done(null, undefined)
    else done(Object.assign(new Error('no such body'), { statusCode: 415 }), undefined)
  })
}

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/**
 * A body above its limit is read up to this size, so that the client receives the response; beyond that it is cut off.
 */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024

/** Returns the whole body of a route that takes bytes; a body above its limit is not kept. */
export function readBytes(
  request: FastifyRequest,
  bytes: Route['bytes'],
): Promise<Result<Buffer, BytesRefusal>> {
  if (!bytes?.types.includes(typeOf(request))) return Promise.resolve(refuse({ code: 'UNSUPPORTED_BODY' }))
  // Fastify reads JSON bodies; they are kept as bytes if the route wants bytes.
  if (request.body instanceof RawBody) {
    const { bytes: given } = request.body
    return Promise.resolve(given.length > bytes.max ? refuse({ code: 'BODY_TOO_LARGE' }) : accept(given))
  }
  const { promise, resolve } = Promise.withResolvers<Result<Buffer, BytesRefusal>>()
  const tooLarge = () => resolve(refuse({ code: 'BODY_TOO_LARGE' }))
  const parts: Buffer[] = []
  let length = 0
  request.raw.on('data', (part: Buffer) => {
    length += part.length
    if (length <= bytes.max) parts.push(part)
    else parts.length = 0
    if (length > DRAINED_BYTES_MAX) tooLarge()
  })
  request.raw.once('end', () => (length > bytes.max ? tooLarge() : resolve(accept(Buffer.concat(parts)))))
  // The client is gone and will not read the response.
  request.raw.once('close', tooLarge)
  return promise
}
