// The routes of the keeper: two signed ones for the house, and everything that it has said for anybody.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ClosedList, CommittedChain } from '#domain/draws/keeper-words.ts'
import { isRoundId } from '#domain/draws/round-draw.ts'
import type { KeeperStore } from './keeper-store.ts'
import type { SeedKeeper } from './seed-keeper.ts'

type Options = { readonly keeper: SeedKeeper; readonly store: KeeperStore; readonly now: () => number }
type Answer = { readonly status: number; readonly value: unknown }

/** The list of a round with 300,000 bets has about twenty megabytes. */
const BODY_MAX = 64 * 1024 * 1024

export function keeperServer(options: Options): Server {
  return createServer((request, response) => {
    void answer(options, request)
      .catch(() => ({ status: 400, value: { reason: 'input' } }))
      .then(given => send(response, given))
  })
}

async function answer({ keeper, store, now }: Options, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://keeper')
  if (request.method === 'POST') return ask(keeper, pathname, JSON.parse(await bodyOf(request)))
  switch (pathname) {
    case '/keeper':
      return ok({ format: 'hanpan-keeper', version: 1, ...keysOf(keeper), now: now() })
    case '/chains':
      return ok(store.chains())
    case '/answers':
      return ok(store.answers(Number(searchParams.get('gameId')), Number(searchParams.get('after') ?? 0)))
    case '/refusals':
      return ok(store.refusals())
    default:
      return { status: 404, value: { reason: 'not found' } }
  }
}

const ok = (value: unknown): Answer => ({ status: 200, value })
const keysOf = ({ publicKey, houseKey }: SeedKeeper) => ({ publicKey, houseKey })

function ask(keeper: SeedKeeper, pathname: string, asked: Fields): Answer {
  const signature = textOf(asked.signature)
  const given =
    pathname === '/chains'
      ? keeper.commit(chainOf(asked), signature)
      : pathname === '/links'
        ? keeper.give(listOf(asked), textOf(asked.text), signature)
        : undefined
  if (!given) return { status: 404, value: { reason: 'not found' } }
  const { ok: isGiven, ...value } = given
  return { status: isGiven ? 200 : 409, value }
}

type Fields = Readonly<Record<string, unknown>>
const LINKS_MAX = 1_000_000
const DAY_SECONDS = 86_400

/** Throws for a field of another type: the request is answered with 400. */
function fits<T>(isRight: boolean, value: T): T {
  if (!isRight) throw new Error('input')
  return value
}
const textOf = (data: unknown): string => fits(typeof data === 'string', String(data))
const wholeOf = (data: unknown, least: number, most: number): number =>
  fits(Number.isSafeInteger(data) && Number(data) >= least && Number(data) <= most, Number(data))
const hashOf = (data: unknown): string => fits(/^[0-9a-f]{64}$/.test(textOf(data)), textOf(data))

const chainOf = (asked: Fields): CommittedChain => ({
  gameId: wholeOf(asked.gameId, 1, LINKS_MAX),
  intervalSeconds: wholeOf(asked.intervalSeconds, 1, DAY_SECONDS),
  offsetSeconds: wholeOf(asked.offsetSeconds, 0, DAY_SECONDS),
  chainEnd: hashOf(asked.chainEnd),
  links: wholeOf(asked.links, 1, LINKS_MAX),
})

const listOf = (asked: Fields): ClosedList => ({
  gameId: wholeOf(asked.gameId, 1, LINKS_MAX),
  roundId: fits(isRoundId(textOf(asked.roundId)), textOf(asked.roundId)),
  closesAt: wholeOf(asked.closesAt, 0, Number.MAX_SAFE_INTEGER),
  chainEnd: hashOf(asked.chainEnd),
  link: wholeOf(asked.link, 1, LINKS_MAX),
  digest: hashOf(asked.digest),
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > BODY_MAX) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, { status, value }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  response.end(JSON.stringify(value))
}
