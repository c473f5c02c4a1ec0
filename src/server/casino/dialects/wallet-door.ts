import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '#domain/casino/wallet-answer.ts'
import type { MemberId } from '#domain/ids.ts'
import { callerAddress } from '#server/platform/http/caller-address.ts'
import { isDatabaseAway } from '#server/platform/postgres/database-away.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Supplier, Suppliers } from '../suppliers/suppliers-state.ts'
import { authenticate } from '../wallet/authenticate.ts'
import type { CallLog } from '../wallet/call-log.ts'
import type { Wallet } from '../wallet/open-wallet.ts'
import type { ReadCall, WalletDialect } from './dialect.ts'
import { dialects } from './dialects.ts'
import { isSigned } from './signature.ts'

export type WalletDoorDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly suppliers: Suppliers
  readonly wallet: Wallet
  readonly callLog: CallLog
}

type Said = {
  readonly status: number
  readonly body: string
  readonly ref?: string
  readonly memberId?: MemberId
}

/** Base path of suppliers' calls, followed by the supplier's code and the paths of its dialect. */
export const WALLET_PATH = '/api/wallet/'

const CALL_BYTES_MAX = 16 * 1024

/**
 * Mounts the wallet. Callers are checked in order of cost: the address, the signature over the raw body, then the
 * parsed body. Every call of a known supplier is logged with its answer.
 */
export function mountWallet(fastify: FastifyInstance, deps: WalletDoorDeps): void {
  void fastify.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: CALL_BYTES_MAX },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Params: { readonly code: string; readonly '*': string } }>(
      `${WALLET_PATH}:code/*`,
      (request, reply) => answer(deps, request, reply, request.params),
    )
    scope.post<{ Params: { readonly code: string } }>(`${WALLET_PATH}:code`, (request, reply) =>
      answer(deps, request, reply, { ...request.params, '*': '' }),
    )
  })
}

async function answer(
  deps: WalletDoorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, '*': path }: { readonly code: string; readonly '*': string },
): Promise<FastifyReply> {
  const begun = process.hrtime.bigint()
  const at = deps.clock.now()
  const supplier = deps.suppliers.find(code)
  const { ip } = callerAddress(request)
  const send = ({ status, body }: Said) =>
    reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
  if (!supplier?.allows(ip)) return send({ status: 403, body: '{"error":"FORBIDDEN"}' })
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const said = await sayTo(deps, supplier, { path, raw, request })
  deps.callLog.note({
    supplierId: supplier.id,
    at,
    path,
    address: ip,
    ref: said.ref,
    memberId: said.memberId,
    request: readable(raw),
    status: said.status,
    answer: said.body,
    microseconds: Number((process.hrtime.bigint() - begun) / 1_000n),
  })
  return send(said)
}

const readable = (raw: Buffer): string => raw.toString('utf8').replaceAll('\u0000', '')

async function sayTo(
  deps: WalletDoorDeps,
  supplier: Supplier,
  { path, raw, request }: { readonly path: string; readonly raw: Buffer; readonly request: FastifyRequest },
): Promise<Said> {
  const signed = {
    timestamp: headerOf(request, 'x-wallet-timestamp'),
    signature: headerOf(request, 'x-wallet-signature'),
    path,
    body: raw,
  }
  const now = deps.clock.now()
  if (!supplier.keysAt(now).some(key => isSigned(key, signed, now)))
    return { status: 401, body: '{"error":"SIGNATURE"}' }
  const dialect = dialects[supplier.dialect]
  if (!dialect.paths.includes(path)) return { status: 404, body: '{"error":"NOT_FOUND"}' }
  const body = parsed(raw)
  const call = dialect.read(path, body)
  const told = toldOf(call)
  try {
    return { status: 200, body: await respond(deps, supplier, dialect, { call, body }), ...told }
  } catch (fault) {
    // Without a wallet answer the supplier repeats the call, which is right here.
    if (isDatabaseAway(fault)) deps.log.warn({ err: fault }, 'the wallet cannot reach the database')
    else deps.log.error({ err: fault, supplier: supplier.code, path }, 'a call of a supplier')
    return { status: 503, body: '{"error":"UNAVAILABLE"}', ...told }
  }
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

function toldOf(call: ReadCall): Pick<Said, 'ref' | 'memberId'> {
  if (call.kind === 'balance') return { memberId: call.memberId }
  return call.kind === 'bet' || call.kind === 'ending'
    ? { ref: call.call.ref, memberId: call.call.memberId }
    : {}
}

async function respond(
  deps: WalletDoorDeps,
  supplier: Supplier,
  dialect: WalletDialect,
  { call, body }: { readonly call: ReadCall; readonly body: unknown },
): Promise<string> {
  const { wallet, suppliers } = deps
  const supplierId = supplier.id
  switch (call.kind) {
    case 'unreadable':
      return call.body
    case 'authenticate': {
      const entered = await authenticate(deps, { supplierId, token: call.token })
      const offered = entered && suppliers.game(entered.gameId)
      const balance = entered && (await wallet.balance(entered.memberId))
      if (!entered || !offered || balance === undefined)
        return dialect.refusal(body, { ok: false, code: 'INVALID_TOKEN' })
      return dialect.authenticated(body, { ...entered, session: entered.id, balance, game: offered.game })
    }
    case 'balance': {
      const balance = await wallet.balance(call.memberId)
      return balance === undefined
        ? dialect.refusal(body, { ok: false, code: 'MEMBER_UNKNOWN' })
        : dialect.balance(body, balance)
    }
    case 'bet': {
      const offered = suppliers.gameOf(supplierId, call.call.game)
      if (!offered) return call.call.render(refused('GAME_UNKNOWN'))
      return wallet.bet({ ...call.call, supplierId, isClosed: !offered.isOpen }, offered.game)
    }
    case 'ending':
      return (await wallet.end({ ...call.call, supplierId })).body
  }
}
