// The routes of the sandbox supplier: signed ones for the house, and the game window's for players whom the house has
// launched.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { sendFont } from '../korean-font.ts'
import { sha256 } from './draws.ts'
import { findSlot, findTable, largestWinOf, TABLE_LIMITS } from './games.ts'
import type { Session } from './journal.ts'
import { betReport, proofOf, reportOf } from './reports.ts'
import { servedModule } from './served-modules.ts'
import { isSigned } from './signature.ts'
import type { Slot } from './slots/slot.ts'
import { SPIN_MILLISECONDS, type Supplier } from './supplier.ts'
import type { Stake } from './tables/slip.ts'
import { tableState } from './tables/table-state.ts'

type Options = {
  readonly supplier: Supplier
  /** The address as members' browsers reach it. */
  readonly address: () => string
  readonly now: () => number
}

type Answer = {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly location?: string
}

const BODY_MAX = 64 * 1024
const page = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8')
const files: Readonly<Record<string, Answer>> = Object.fromEntries(
  (
    [
      ['/play', 'play.html', 'text/html'],
      ['/play.css', 'play.css', 'text/css'],
      ['/play.js', 'play.js', 'text/javascript'],
      ['/table.js', 'table.js', 'text/javascript'],
      ['/table-parts.js', 'table-parts.js', 'text/javascript'],
      ['/pick-markup.js', 'pick-markup.js', 'text/javascript'],
      ['/roulette-layout.js', 'roulette-layout.js', 'text/javascript'],
      ['/table.css', 'table.css', 'text/css'],
      ['/roads.css', 'roads.css', 'text/css'],
      ['/roulette.css', 'roulette.css', 'text/css'],
      ['/slot.js', 'slot.js', 'text/javascript'],
      ['/slot-view.js', 'slot-view.js', 'text/javascript'],
      ['/slot-side.js', 'slot-side.js', 'text/javascript'],
      ['/slot.css', 'slot.css', 'text/css'],
      ['/sound.js', 'sound.js', 'text/javascript'],
      ['/art.js', 'art.js', 'text/javascript'],
      ['/verify.js', 'verify.js', 'text/javascript'],
    ] as const
  ).map(([path, file, type]) => [path, { status: 200, type: `${type}; charset=utf-8`, text: page(file) }]),
)

export function supplierServer(options: Options): Server {
  return createServer((request, response) => {
    if (sendFont(request, response)) return
    void answer(options, request)
      .catch((): Answer => json(400, { text: '요청을 처리하지 못했습니다.' }))
      .then(given => send(response, given))
  })
}

async function answer(options: Options, request: IncomingMessage): Promise<Answer> {
  const body = await bodyOf(request)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://supplier')
  const file = files[pathname]
  if (file) return file
  if (pathname === '/health') return json(200, { ready: true })
  if (pathname.startsWith('/lib/')) {
    const text = servedModule(pathname.slice('/lib/'.length))
    return text === undefined ? json(404, {}) : { status: 200, type: 'text/javascript; charset=utf-8', text }
  }
  if (pathname === '/enter') return enter(options, searchParams)
  if (pathname === '/proof') return proof(options, searchParams.get('bet') ?? '')
  if (pathname === '/demo') return demo(options, searchParams)
  if (pathname.startsWith('/api/')) return play(options, pathname.slice('/api/'.length), JSON.parse(body))
  return ofHouse(options, request, { pathname, body })
}

/** The signed routes for the house, below the path of each account. */
function ofHouse(
  { supplier, address, now }: Options,
  { headers, method }: IncomingMessage,
  { pathname, body }: { readonly pathname: string; readonly body: string },
): Answer {
  const [, code = '', path = ''] = /^\/([a-z0-9-]+)\/(launch|practice|report|bet)$/.exec(pathname) ?? []
  const account = supplier.accounts.find(one => one.code === code)
  if (method !== 'POST' || !account) return json(404, {})
  const signed = {
    timestamp: String(headers['x-wallet-timestamp'] ?? ''),
    signature: String(headers['x-wallet-signature'] ?? ''),
    path,
    body,
  }
  if (!isSigned(account.secret, signed, now())) return json(401, { error: 'SIGNATURE' })
  if (path === 'launch') return launch(address(), code, JSON.parse(body))
  if (path === 'practice') return practice(address(), JSON.parse(body))
  if (path === 'report') return json(200, { transactions: reportOf(supplier, code, JSON.parse(body)) })
  return json(200, betReport(supplier, address(), { account: code, ref: JSON.parse(body).bet }))
}

function launch(address: string, account: string, { token, game }: { token: string; game: string }): Answer {
  if (!findTable(game) && !findSlot(game)) return json(404, { error: 'GAME' })
  return json(200, { url: `${address}/enter?${new URLSearchParams({ account, token, game })}` })
}

function practice(address: string, { game }: { game: string }): Answer {
  if (!findTable(game) && !findSlot(game)) return json(404, { error: 'GAME' })
  return json(200, { url: `${address}/demo?${new URLSearchParams({ game })}` })
}

async function enter({ supplier }: Options, asked: URLSearchParams): Promise<Answer> {
  const [account, token, game] = [
    asked.get('account') ?? '',
    asked.get('token') ?? '',
    asked.get('game') ?? '',
  ]
  const session = supplier.accounts.some(one => one.code === account)
    ? await supplier.open(account, token, game)
    : undefined
  return session ? to(session) : html('<p>입장 시간이 지났습니다. 로비에서 게임을 다시 열어 주세요.</p>')
}

function proof({ supplier }: Options, ref: string): Answer {
  const lines = proofOf(supplier, ref)
  if (!lines) return { ...html('<p>아직 추첨하지 않았거나 없는 베팅입니다.</p>'), status: 404 }
  return html(
    `<h1>추첨 검증</h1><dl>${lines.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`,
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function demo({ supplier }: Options, asked: URLSearchParams): Answer {
  const game = asked.get('game') ?? ''
  return findTable(game) || findSlot(game) ? to(supplier.openDemo(game)) : json(404, {})
}

const to = ({ key }: Session): Answer => ({
  status: 302,
  type: 'text/plain',
  text: '',
  location: `/play#${key}`,
})

type Body = {
  readonly key: string
  readonly unit?: number
  readonly round?: string
  readonly stakes?: unknown
  readonly clientSeed?: string
}

async function play(options: Options, what: string, body: Body): Promise<Answer> {
  const { supplier } = options
  const session = supplier.state.sessions.get(body.key)
  if (!session) return json(404, { text: '로비에서 게임을 다시 열어 주세요.' })
  switch (what) {
    case 'game':
      return json(200, await gameOf(options, session))
    case 'state':
      return json(200, await stateOf(options, session))
    case 'bet':
      return json(200, await supplier.betAt(session, { stakes: stakesOf(body.stakes), round: body.round }))
    case 'spin':
      return json(200, await supplier.spin(session, body.unit ?? 0))
    case 'seed':
      return json(200, supplier.renewSeed(session, body.clientSeed ?? ''))
    default:
      return json(404, {})
  }
}

const isStake = (one: unknown): one is Stake =>
  typeof one === 'object' &&
  one !== null &&
  'market' in one &&
  'pick' in one &&
  'amount' in one &&
  typeof one.market === 'string' &&
  typeof one.pick === 'string' &&
  typeof one.amount === 'number'

/** Returns the stakes of a slip; none for anything else. */
const stakesOf = (stakes: unknown): readonly Stake[] =>
  Array.isArray(stakes) && stakes.every(isStake) ? stakes : []

async function gameOf({ supplier, now }: Options, session: Session) {
  const slot = findSlot(session.game)
  const table = findTable(session.game)
  return {
    now: now(),
    startedAt: session.at,
    isDemo: session.account === 'demo',
    balance: await supplier.balance(session),
    slot: slot && slotOf(slot),
    table: table && {
      code: table.code,
      name: table.name,
      number: table.number,
      kind: table.kind.id,
      seconds: table.seconds,
      limits: TABLE_LIMITS,
      markets: table.kind.markets,
    },
  }
}

/** Returns a slot for its page, with its published figures. */
function slotOf(slot: Slot) {
  const { code, name, family, line, units, unitStakes, symbols, reels, rows, rules, stepName } = slot
  const [paid, of] = slot.expected()
  const [starts, all] = slot.feature?.chance() ?? [0n, 0n]
  return {
    ...{ code, name, family, line, units, unitStakes, symbols, reels, rows, rules, stepName },
    returnRate: Number((paid * 10_000n) / of) / 100,
    // The chance of the feature as "once in so many spins", to the nearest tenth.
    feature: slot.feature && {
      name: slot.feature.name,
      onceIn: Number((all * 20n + starts) / (starts * 2n)) / 10,
    },
    mostTimes: (largestWinOf(code) ?? 0) / 100,
    spinMilliseconds: SPIN_MILLISECONDS,
  }
}

async function stateOf({ supplier, now }: Options, session: Session) {
  const { state } = supplier
  const own = state.betsOf(session.key)
  const taken = own.filter(one => one.state === 'taken')
  const staked = taken.reduce((sum, one) => sum + one.bet.amount, 0)
  const returned = taken.reduce((sum, one) => sum + (one.payout ?? 0), 0)
  const table = findTable(session.game)
  const seed = state.seeds.get(session.key)
  return {
    now: now(),
    balance: await supplier.balance(session),
    staked,
    returned,
    open: taken.filter(one => one.payout === undefined).reduce((sum, one) => sum + one.bet.amount, 0),
    seed: seed && { hash: sha256(seed.seed), clientSeed: seed.clientSeed, nonce: seed.nonce },
    ...(table && tableState(supplier, table, session, now())),
  }
}

const json = (status: number, value: object): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(value),
})
const html = (text: string): Answer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  text: `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/play.css"><body class="note">${text}</body></html>`,
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > BODY_MAX) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function send(response: ServerResponse, { status, type, text, location }: Answer): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    ...(location === undefined ? {} : { location }),
  })
  response.end(text)
}
