import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { isDatabaseAway } from '../postgres/database-away.ts'
import type { Log } from '../process/log.ts'
import { type RequestTimes, timeRequests } from '../watch/request-times.ts'
import { securityHeaders, sendRefusal } from './answers.ts'
import { answerBrokenRequest, type RequestPatience, requestPatience } from './broken-requests.ts'
import { isFromUnknownProxy } from './caller-address.ts'
import { boundConnections } from './fair-share/bound-connections.ts'
import type { Doors } from './fair-share/doors.ts'
import { headersFor } from './page-headers.ts'
import { type Proxies, unknownProxies } from './proxies.ts'
import { passBytesOn } from './read-bytes.ts'
import { addressHoldsNul, readJsonBodies } from './read-input.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly proxies: Proxies
  }
}

export type HttpOptions = {
  readonly log: Log
  /** Proxies trusted to report callers' addresses; false without a setting. */
  readonly trustProxy: Proxies | false
  /** Shorter in tests. */
  readonly patience?: RequestPatience
  /** Rate limits; unlimited when omitted. */
  readonly doors?: Doors
  /** Counts and times responses; disabled when omitted. */
  readonly requestTimes?: RequestTimes
  /** Returns why a caller may not learn whether a path exists; undefined if they may. All may when omitted. */
  readonly refusalAt?: (request: FastifyRequest) => Promise<Refusal | undefined>
}

/** The largest slip and the longest notice are a few dozen kB, so a body above this is a mistake. */
const BODY_BYTES_MAX = 256 * 1024
/** A refused body up to this size is read to its end, so that the client receives the response. */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024

/**
 * Creates an HTTP server that answers JSON and refuses in Korean: malformed input is a 4xx, an unavailable database
 * 503; only faults are 500.
 */
export function createHttpServer({
  log,
  trustProxy,
  doors,
  requestTimes,
  patience = requestPatience,
  refusalAt = async () => undefined,
}: HttpOptions): FastifyInstance {
  const answerFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = refusalOf(error)
    if (refusal.code === 'FAULT') {
      log.error(
        { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url },
        'fault',
      )
    }
    if (refusal.code === 'SITE_UNAVAILABLE')
      log.warn(
        { fault: error.message, requestId: request.id, route: request.routeOptions.url },
        'the database is away',
      )
    if (refusal.code === 'BODY_TOO_LARGE') afterItsBody(request, () => sendRefusal(reply, refusal))
    else sendRefusal(reply, refusal)
  }
  /** Checks permissions first here as well, before answering that the path does not exist, or why it is invalid. */
  const answerUnserved = (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal = { code: 'NOT_FOUND' },
  ): void => {
    refusalAt(request).then(
      forbidden => sendRefusal(reply, forbidden ?? refusal),
      (fault: FastifyError) => answerFault(fault, request, reply),
    )
  }
  const proxies = trustProxy || unknownProxies
  const fastify = Fastify({
    logger: false,
    trustProxy: proxies.areKnown ? proxies.trusts : false,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: patience.whole,
    forceCloseConnections: 'idle',
    // A request without a host is refused below, with a text.
    http: {
      requireHostHeader: false,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.checkEvery,
    },
    return503OnClosing: false,
    genReqId: requestIds(),
    // For URLs that cannot be parsed; such requests never reach the hooks below.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersFor(request))
      if (doors?.lets(request, reply) ?? true) answerUnserved(request, reply, refusalOf(error))
    },
    clientErrorHandler: answerBrokenRequest,
  })
  fastify.decorate('proxies', proxies)
  fastify.decorateRequest('caller', undefined)
  if (requestTimes) timeRequests(fastify, requestTimes, log)
  fastify.server.on('checkExpectation', refuseExpectation)
  fastify.setErrorHandler(answerFault)
  readJsonBodies(fastify)
  passBytesOn(fastify)
  const warnOfUnknownProxy = warningOfUnknownProxy(log)
  if (doors) boundConnections(fastify.server, doors, address => proxies.trusts(address, 0))
  // One hook for all: each hook costs time on every request.
  fastify.addHook('onRequest', (request, reply, done) => {
    if (doors && !doors.lets(request, reply)) return
    reply.headers(headersFor(request)).header('x-request-id', request.id)
    if (isFromUnknownProxy(request)) warnOfUnknownProxy()
    if (namesNoHost(request)) sendRefusal(reply, { code: 'BAD_INPUT' })
    // Before the body is read, which would be validated first.
    else if (request.is404) answerUnserved(request, reply)
    else done()
  })
  // After the route's permission check, which is its own `onRequest`.
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (addressHoldsNul(request.url)) sendRefusal(reply, { code: 'BAD_INPUT' })
    else done()
  })
  fastify.setNotFoundHandler((request, reply) => answerUnserved(request, reply))
  return fastify
}

/** Warns once, since it applies to every request. */
function warningOfUnknownProxy(log: Log): () => void {
  let isTold = false
  return () => {
    if (!isTold)
      log.warn(
        'requests come with X-Forwarded-For and nobody has said which proxies there are: all callers are known by the address of the last one. Set TRUST_PROXY to how many proxies stand in a row or to their addresses, or to 0 where there is none',
      )
    isTold = true
  }
}

const badInput = describeRefusal({ code: 'BAD_INPUT' }).text

/** HTTP/1.1 requires a Host header and a refusal without one. */
const namesNoHost = ({ headers, raw }: FastifyRequest): boolean =>
  headers.host === undefined && raw.httpVersion === '1.1'

/** Needs no rate limit, because it closes the connection. */
const refusedExpectation = {
  ...securityHeaders,
  'content-type': 'text/plain; charset=utf-8',
  connection: 'close',
} as const

/** Refuses an `Expect` other than 100-continue, which never reaches Fastify. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, refusedExpectation).end(badInput)
}

/** Translates Fastify's own errors to our texts; anything else is a fault, except an unavailable database (ERR-010). */
function refusalOf(
  error: FastifyError,
): Refusal<'BAD_INPUT' | 'NOT_FOUND' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_BODY' | 'SITE_UNAVAILABLE' | 'FAULT'> {
  if (isDatabaseAway(error)) return { code: 'SITE_UNAVAILABLE' }
  const status = error.statusCode ?? 500
  if (status === 413) return { code: 'BODY_TOO_LARGE' }
  if (status === 415) return { code: 'UNSUPPORTED_BODY' }
  if (status === 403 || status === 404) return { code: 'NOT_FOUND' }
  if (status >= 400 && status < 500) return { code: 'BAD_INPUT' }
  return { code: 'FAULT' }
}

/**
 * Answers after the body has been read: a response that closes the connection earlier is lost, since the client sees a
 * broken pipe.
 */
function afterItsBody({ headers, raw }: FastifyRequest, answer: () => void): void {
  if (Number(headers['content-length']) <= DRAINED_BYTES_MAX) raw.once('end', answer).resume()
  else answer()
}

/** Short ids, unique among processes; in the log and in each response, to connect the two. */
function requestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
