import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { Route } from '#contract/wire/route.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { RawBody } from './read-input.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the route (`route.ts`). */
    readonly bytes?: Route['bytes'] | undefined
  }
}

export type BytesRefusal = Refusal<'BODY_TOO_LARGE' | 'UNSUPPORTED_BODY'>

/** Bodies that are no JSON go past the framework: only a route that takes bytes reads them, once the caller is let in. */
export function passBytesOn(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('*', (request, _payload, done) => {
    const { bytes } = request.routeOptions.config ?? {}
    if (bytes?.types.includes(typeOf(request))) done(null, undefined)
    else done(Object.assign(new Error('no such body'), { statusCode: 415 }), undefined)
  })
}

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** What is longer than it may be is read to here, so that its sender reads the answer; a longer one is cut off. */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024

/** The whole body of a route that takes bytes; of one that is longer than it may be, nothing is kept. */
export function readBytes(
  request: FastifyRequest,
  bytes: Route['bytes'],
): Promise<Result<Buffer, BytesRefusal>> {
  if (!bytes?.types.includes(typeOf(request))) return Promise.resolve(refuse({ code: 'UNSUPPORTED_BODY' }))
  // JSON is read by the framework, and kept as it came where its route asks for bytes.
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
  // Its sender is gone: nobody reads the answer.
  request.raw.once('close', tooLarge)
  return promise
}
