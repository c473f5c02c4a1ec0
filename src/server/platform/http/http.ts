import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FileAnswer, fileTypeOf } from '#contract/wire/file-answer.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { Body, Output, Params, Query, Route, RouteRefusal } from '#contract/wire/route.ts'
import { SECOND } from '#domain/instant.ts'
import type { Result } from '#domain/result.ts'
import type { Db } from '../postgres/postgres.ts'
import { RenderedJson, sendRefusal, sendTooMany, sendValue } from './answers.ts'
import { type Admission, type Admit, askedBy, type Caller, singleHeader } from './caller.ts'
import { type CallerAddress, callerAddress } from './caller-address.ts'
import type { Doors } from './fair-share/doors.ts'
import { type KeepForSecond, keptWhereForTwo, type SecondedCall, saidOf, secondedInput } from './for-two.ts'
import { type BytesRefusal, readBytes } from './read-bytes.ts'
import { inputReader } from './read-input.ts'
import { StreamedText } from './streamed-text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller admitted by the route's permission check; undefined for guests and before that check. */
    caller: Caller | undefined
  }
}

export type Contract = Readonly<Record<string, Route>>

/** One call of a route: its input as parsed by the contract's schemas, and the caller. */
export type Call<R extends Route> = CallerAddress & {
  readonly params: Params<R>
  readonly query: Query<R>
  readonly body: Body<R>
  /** Undefined on guest routes. */
  readonly caller: R['access'] extends 'guest' ? undefined : Caller
  /** A request header by its lower-case name; undefined when absent or sent twice. */
  header(name: string): string | undefined
  /** Adds a header to the response, whatever it is. */
  setHeader(name: string, value: string): void
  /** Reads the body of a route that takes a file; once. */
  readBytes(): Promise<Result<Buffer, BytesRefusal>>
}

export type Answer<R extends Route> = Result<
  Output<R> extends FileAnswer ? StreamedText : Output<R> | RenderedJson<Output<R>>,
  RouteRefusal<R>
>

export type Handler<R extends Route> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>

/** One handler for each route of a contract; a missing one does not compile. */
export type Handlers<C extends Contract> = { readonly [Name in keyof C]: Handler<C[Name]> }

export type Mounting = {
  readonly fastify: FastifyInstance
  readonly admit: Admit
  /** Tests check each response against the contract; a mismatch is a fault. */
  readonly checksAnswers: boolean
  /** Limits of concurrent calls; unlimited when omitted. */
  readonly places?: Doors['places']
  /** Stores a call that one operator may not make alone until a second has decided; refused when omitted. */
  readonly keepForSecond?: KeepForSecond
}

/** A contract with its handlers, ready to be mounted. */
export type Feature = {
  readonly contract: Contract
  mount(mounting: Mounting): void
  /** Answers a call of this contract on another database: inside a transaction, after a second operator's approval. */
  runOn?(db: Db, name: string, call: SecondedCall): Promise<Result<unknown, Refusal>>
}

/**
 * Connects a contract with its handlers: `feature(betContract, betRoutes(deps))`. If a call may wait for a second
 * operator, pass a third argument that creates the same handlers on another database: `db => levelRoutes({ ...deps, db
 * })`. They must use no other.
 */
export const feature = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  handlersOn?: (db: Db) => Handlers<C>,
): Feature => ({
  contract,
  mount: mounting => mountContract(mounting, contract, handlers),
  ...(handlersOn && {
    runOn: async (db, name, kept) => {
      const call = secondedInput(contract[name], kept)
      return call.ok ? await (handlersOn(db)[name] as unknown as AnyHandler)(call.value) : call
    },
  }),
})

/** Serves every route of a contract below `/api`. */
function mountContract<C extends Contract>(mounting: Mounting, contract: C, handlers: Handlers<C>): void {
  for (const [name, declared] of Object.entries(contract)) {
    // The map type pairs each handler with its route; iterating loses that pairing for the compiler.
    mountRoute(mounting, declared, handlers[name] as unknown as AnyHandler)
  }
}

type AnyCall = CallerAddress & {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly caller: Caller | undefined
  header(name: string): string | undefined
  setHeader(name: string, value: string): void
  readBytes(): Promise<Result<Buffer, BytesRefusal>>
}
type AnyAnswer = Result<unknown, Refusal>
type AnyHandler = (call: AnyCall) => AnyAnswer | Promise<AnyAnswer>

function mountRoute(mounting: Mounting, declared: Route, handler: AnyHandler): void {
  const { fastify, checksAnswers } = mounting
  const places = mounting.places?.[placesFor(declared)]
  const readInput = inputReader(declared)
  const send = checksAnswers ? checkedSender(declared) : sendAnswer
  const patience = (declared.patienceSeconds ?? PATIENCE_SECONDS) * SECOND

  const answer = (request: FastifyRequest, reply: FastifyReply, from: CallerAddress) => {
    const input = readInput(request)
    if (!input.ok) return input
    const { params, query, body } = input.value
    const header = (name: string) => singleHeader(request, name)
    const setHeader = (name: string, value: string) => void reply.header(name, value)
    return handler({
      params,
      query,
      body,
      caller: request.caller,
      ...from,
      header,
      setHeader,
      readBytes: () => readBytes(request, declared.bytes),
    })
  }
  const keepForSecond = declared.refusals.includes('SECOND_PERSON_NEEDED')
    ? mounting.keepForSecond
    : undefined
  const answerInto = (request: FastifyRequest, reply: FastifyReply) => {
    const from = callerAddress(request)
    const { caller } = request
    const who = caller?.memberId ?? from.ip
    if (places?.isFull(who)) {
      sendTooMany(reply, SECOND)
      return
    }
    const given = answer(request, reply, from)
    const answered =
      caller && keepForSecond
        ? keptWhereForTwo(given, { route: declared, raw: request, caller, ip: from.ip }, keepForSecond)
        : given
    if (answered instanceof Promise) {
      places?.enter(who)
      whenDone(
        reply,
        patience,
        answered,
        done => send(reply, done),
        () => places?.leave(who),
      )
    } else send(reply, answered)
  }

  fastify.route({
    method: declared.method,
    url: `/api/${declared.path.replaceAll('{', ':').replaceAll('}', '')}`,
    config: { bytes: declared.bytes },
    onRequest: admitting(mounting.admit, declared),
    handler: answerInto,
  })
}

/**
 * Checks the permissions for a route before any of the request's body is read: callers without them don't learn whether
 * the input was valid (API-004, ROLE-006).
 */
export function admitting(
  admit: Admit,
  {
    access,
    method,
    byItself,
    withOncePassword,
    patienceSeconds = PATIENCE_SECONDS,
  }: Pick<Route, 'access' | 'method' | 'byItself' | 'withOncePassword' | 'patienceSeconds'>,
) {
  const patience = patienceSeconds * SECOND
  const isAct = method === 'POST' && !byItself
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const serve = (admission: Admission): void => {
      if (!admission.ok) {
        sendRefusal(reply, admission.refusal)
        return
      }
      request.caller = admission.value
      next()
    }
    const admission = admit(access, {
      ...askedBy(request),
      isAct,
      withOncePassword: withOncePassword === true,
    })
    if (admission instanceof Promise) whenDone(reply, patience, admission, serve)
    else serve(admission)
  }
}

/** Returns which limit of concurrent calls applies to a route. */
function placesFor({ access, method }: Route): keyof Doors['places'] {
  if (access === 'guest') return 'guests'
  return method === 'GET' ? 'reads' : 'acts'
}

/** Maximum wait for a result: a frozen database never answers. */
const PATIENCE_SECONDS = 30

/**
 * Sends what a promise resolves to; calls `settled` when it has resolved, even late. After the maximum wait the client
 * is asked to retry, while the work continues: a repeated bet with its key gets the answer of the first.
 */
function whenDone<T>(
  reply: FastifyReply,
  patience: number,
  promise: Promise<T>,
  serve: (value: T) => void,
  settled: () => void = () => {},
): void {
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    sendRefusal(reply, { code: 'SITE_UNAVAILABLE' })
  }, patience)
  const fail = (fault: unknown): void => {
    settled()
    clearTimeout(late)
    if (!isLate) void reply.send(fault)
  }
  promise.then(value => {
    settled()
    clearTimeout(late)
    if (isLate) return
    // An own try/catch: an extra promise would cost time on every such response.
    try {
      serve(value)
    } catch (fault) {
      void reply.send(fault)
    }
  }, fail)
}

function sendAnswer(reply: FastifyReply, answer: AnyAnswer): void {
  if (answer.ok) sendValue(reply, answer.value)
  else sendRefusal(reply, answer.refusal)
}

/** Sends only what the contract declares; for tests, since checking costs time. */
function checkedSender(route: Route) {
  return (reply: FastifyReply, answer: AnyAnswer): void => {
    if (answer.ok) {
      if (answer.value instanceof StreamedText) assertFile(route, answer.value)
      else assertDeclared(route, plainValue(answer.value))
    } else if (!saidOf(route).includes(answer.refusal.code))
      throw new Error(`${route.path} answered the undeclared refusal ${answer.refusal.code}`)
    sendAnswer(reply, answer)
  }
}

/** Throws unless a file has the type that its contract declares. */
function assertFile({ output, path }: Route, { type }: StreamedText): void {
  if (fileTypeOf(output) !== type) throw new Error(`${path} answered a file of another type than it declares`)
}

/** Throws unless a response has all fields of its contract and no others. */
function assertDeclared({ output, path }: Route, value: unknown): void {
  if (!isDeepStrictEqual(output.parse(value), value))
    throw new Error(`${path} answered more than it declares`)
}

/** The value as the client parses it. */
function plainValue(value: unknown): unknown {
  if (value instanceof RenderedJson) return JSON.parse(value.bytes.toString())
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
