import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '#domain/casino/wallet-answer.ts'
import type { MemberId } from '#domain/ids.ts'
import { maskedName } from '#domain/members/masked.ts'
import { callerAddress } from '#server/platform/http/caller-address.ts'
import { isDatabaseAway } from '#server/platform/postgres/database-away.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { isValidName, type KnownPlayers } from '../players/known-players.ts'
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
  readonly players: KnownPlayers
}

type Said = {
  readonly status: number
  readonly body: string
  readonly ref?: string
  readonly memberId?: MemberId
}

/** Base path of suppliers' calls, followed by the supplier's code and the paths of its dialect. */
const WALLET_PATH = '/api/wallet/'

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
  const ref = call.kind === 'bet' || call.kind === 'ending' ? { ref: call.call.ref } : {}
  try {
    const memberId = await memberOf(deps, supplier, call)
    const said = await respond(deps, supplier, dialect, { call, body, memberId })
    return { status: 200, body: said, ...ref, ...(memberId !== undefined && { memberId }) }
  } catch (fault) {
    // Without a wallet answer the supplier repeats the call, which is right here.
    if (isDatabaseAway(fault)) deps.log.warn({ err: fault }, 'the wallet cannot reach the database')
    else deps.log.error({ err: fault, supplier: supplier.code, path }, 'a call of a supplier')
    return { status: 503, body: '{"error":"UNAVAILABLE"}', ...ref }
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

/** The member whom a call names; undefined when the supplier does not know the member (rule 13). */
async function memberOf(
  { players, clock }: Pick<WalletDoorDeps, 'players' | 'clock'>,
  supplier: Supplier,
  call: ReadCall,
): Promise<MemberId | undefined> {
  if (call.kind === 'refused' || call.kind === 'authenticate') return undefined
  const player = await players.find(supplier.id, call.user)
  const purpose = call.kind === 'ending' ? 'ending' : 'any'
  return player && isValidName(player, purpose, clock.now()) ? player.memberId : undefined
}

type Asked = {
  readonly call: ReadCall
  readonly body: unknown
  readonly memberId: MemberId | undefined
}

async function respond(
  deps: WalletDoorDeps,
  supplier: Supplier,
  dialect: WalletDialect,
  { call, body, memberId }: Asked,
): Promise<string> {
  const { wallet, suppliers } = deps
  const supplierId = supplier.id
  if (call.kind === 'refused') return call.body
  if (call.kind === 'authenticate') return enter(deps, supplier, dialect, { token: call.token, body })
  const unknown = refused('MEMBER_UNKNOWN')
  if (call.kind === 'balance') {
    const balance = memberId === undefined ? undefined : await wallet.balance(memberId)
    return balance === undefined ? dialect.refusal(body, unknown) : dialect.balance(body, balance)
  }
  if (memberId === undefined) return call.call.render(unknown)
  if (call.kind === 'ending') return (await wallet.end({ ...call.call, supplierId, memberId })).body
  const offered = suppliers.gameOf(supplierId, call.call.game)
  const bet = { ...call.call, supplierId, memberId, isClosed: offered?.isOpen === false }
  return wallet.bet(bet, offered?.game)
}

/** Redeems a launch token. Other suppliers know the member's nickname too, so they get it masked. */
async function enter(
  deps: WalletDoorDeps,
  supplier: Supplier,
  dialect: WalletDialect,
  { token, body }: { readonly token: string; readonly body: unknown },
): Promise<string> {
  const answer = await authenticate(deps, { supplierId: supplier.id, token }, (session, balance) => {
    const { id, user, nickname, gameId } = session
    const offered = deps.suppliers.game(gameId)
    const entered = { user, nickname: maskedName(nickname), session: id, balance }
    return offered && dialect.authenticated(body, { ...entered, game: offered.game })
  })
  return answer ?? dialect.refusal(body, refused('INVALID_TOKEN'))
}
