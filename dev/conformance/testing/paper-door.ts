// The HTTP side of the wallet in memory: signatures, the calls of both conventions, and their answers.
import { createHmac } from 'node:crypto'
import type { Pace } from '../steady-caller.ts'
import { type Convention, codeOf, messageOf } from '../wallet-codes.ts'
import { UNITS } from '../wallet-forms.ts'
import type { Answer, Message, Send } from '../wallet-transport.ts'
import { no, type Said } from './paper-book.ts'
import { type PaperRead, readPaperCall } from './paper-calls.ts'
import type { PaperSession } from './paper-sessions.ts'
import type { PaperWallet } from './paper-wallet.ts'

export type PaperDoor = {
  readonly wallet: PaperWallet
  readonly convention: Convention
  readonly secret: string
  readonly pace: Pace
}

const MINUTE = 60_000
const SLOW = 3_000
const PATHS: Readonly<Record<Convention, readonly string[]>> = {
  command: [''],
  transactions: [
    ...['user/authenticate', 'user/balance', 'transaction/bet', 'transaction/win'],
    ...['transaction/rollback', 'round/end'],
  ],
}

/** Returns the transport to a wallet in memory. */
export function paperSend(door: PaperDoor): Send {
  const unanswered = { bets: 0 }
  door.wallet.write = said => writeSaid(door.wallet, door.convention, { said, request: undefined })
  return async message => {
    const { wallet, convention, pace } = door
    if (wallet.has('takes 3 s for every answer')) await pace.sleep(SLOW)
    if (!isSigned(door, message)) return { status: 401, body: '{"error":"SIGNATURE"}' }
    if (!PATHS[convention].includes(message.path) && !wallet.has('answers unknown paths'))
      return { status: 404, body: '{"error":"NOT_FOUND"}' }
    const read = readPaperCall(convention, message, fault => wallet.has(fault))
    const answer = spoiled(wallet, await respond(door, read, message))
    const isLost =
      wallet.has('forgets a call that it answered with 503') &&
      read.kind === 'call' &&
      unanswered.bets++ % 20 === 19
    if (!isLost) return answer
    wallet.forget(read.call)
    return { status: 503, body: '' }
  }
}

function isSigned(
  { wallet, convention, secret, pace }: PaperDoor,
  { headers, path, text }: Message,
): boolean {
  if (wallet.has('ignores the signature')) return true
  const all = (wanted: string) => headers.filter(([name]) => name === wanted).map(([, value]) => value)
  const [timestamp = ''] = all('x-wallet-timestamp')
  if (!/^\d{13}$/.test(timestamp) || !isOnTime(wallet, pace.now() - Number(timestamp))) return false
  const signature = oneOf(wallet, all('x-wallet-signature'))
  const paths = wallet.has('signs without the path') ? PATHS[convention] : [path]
  const body = wallet.has('signs the body as it was parsed') ? reparsed(text) : text
  return paths.some(
    one => signature === createHmac('sha256', secret).update(`${timestamp}\n${one}\n${body}`).digest('hex'),
  )
}

function oneOf(wallet: PaperWallet, signatures: readonly string[]): string | undefined {
  if (wallet.has('takes the first of two signatures')) return signatures.at(0)
  if (wallet.has('takes the last of two signatures')) return signatures.at(-1)
  return signatures.length === 1 ? signatures[0] : undefined
}

function isOnTime(wallet: PaperWallet, milliseconds: number): boolean {
  if (wallet.has('does not check the clock')) return true
  if (wallet.has('tolerates 10 seconds')) return Math.abs(milliseconds) <= MINUTE / 6
  return Math.abs(milliseconds) <= (wallet.has('tolerates 30 minutes') ? 30 : 2) * MINUTE
}

function reparsed(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

async function respond(
  { wallet, convention }: PaperDoor,
  read: PaperRead,
  { text }: Message,
): Promise<string> {
  const { request } = read
  const write = (said: Said) => writeSaid(wallet, convention, { said, request })
  switch (read.kind) {
    case 'unreadable':
      if (wallet.has('keeps the refusal of unreadable calls')) wallet.unreadable.add(numberIn(text))
      return wallet.has('accepts broken JSON') ? write({ ok: true, balance: 0 }) : write(no('unreadable'))
    case 'authenticate': {
      const session = wallet.sessions.authenticate(read.token)
      if (!session) return write(no('token'))
      session.answer ??= writeSession(wallet, convention, { session, request })
      return session.answer
    }
    case 'currency':
      return write(no('currency'))
    case 'balance':
      return write(wallet.book.balance(read.user))
    case 'call':
      if (wallet.unreadable.has(read.call.ref)) return write(no('unreadable'))
      return wallet.answer({ ...read.call, text }, write)
  }
}

const numberIn = (text: string): string => /"trans\w+":"([^"]*)"/.exec(text)?.[1] ?? ''

type Writing<Part> = Part & { readonly request: string | undefined }

function writeSaid(
  wallet: PaperWallet,
  convention: Convention,
  { said, request }: Writing<{ readonly said: Said }>,
): string {
  const told: Said =
    !said.ok && wallet.has('answers every refusal as accepted') ? { ok: true, balance: 0 } : said
  const held = told.ok && told.isHeld ? { held: true } : {}
  const reason = told.ok ? undefined : wallet.has('has wrong codes') ? 'limit' : told.reason
  const code = reason && codeOf(convention, reason)
  const head =
    request === undefined || wallet.has('forgets the request_uuid') ? {} : { request_uuid: request }
  if (convention === 'transactions')
    return JSON.stringify(
      told.ok
        ? { ...head, status: 'RS_OK', ...money(wallet, told.balance * UNITS), ...held }
        : { ...head, status: code },
    )
  return JSON.stringify(
    told.ok
      ? { result: 0, data: { ...money(wallet, told.balance), ...held } }
      : { result: Number(code), message: reason && messageOf(reason) },
  )
}

const money = (wallet: PaperWallet, balance: number) => ({
  balance,
  currency: wallet.has('answers in USD') ? 'USD' : 'KRW',
})

function writeSession(
  wallet: PaperWallet,
  convention: Convention,
  { session, request }: Writing<{ readonly session: PaperSession }>,
): string {
  const { user, id, game } = session
  const balance = wallet.book.balances.get(user) ?? 0
  return JSON.stringify(
    convention === 'command'
      ? {
          result: 0,
          data: { user_id: user, nickname: user, session_id: id, game_id: game, ...money(wallet, balance) },
        }
      : {
          ...{ request_uuid: request, status: 'RS_OK', supplier_user: user, nickname: user },
          ...{ token: id, game_code: game, ...money(wallet, balance * UNITS) },
        },
  )
}

/** Applies the faults of the answer's form. */
function spoiled(wallet: PaperWallet, body: string): Answer {
  const isRefusal = !/"result":0|RS_OK/.test(body)
  if (wallet.has('writes integers as strings')) return { status: 200, body: body.replace(/:(\d+)/g, ':"$1"') }
  if (wallet.has('writes balances with a fraction'))
    return { status: 200, body: body.replace(/"balance":(\d+)/, '"balance":$1.5') }
  if (wallet.has('writes balances with a decimal point'))
    return { status: 200, body: body.replace(/"balance":(\d+)/, '"balance":$1.00') }
  if (!isRefusal) return { status: 200, body }
  if (wallet.has('answers refusals with HTTP 400')) return { status: 400, body }
  if (wallet.has('answers refusals with an empty body')) return { status: 200, body: '' }
  if (wallet.has('answers refusals with an HTML page')) return { status: 200, body: '<html>Error</html>' }
  if (wallet.has('answers refusals with HTTP 500')) return { status: 500, body: '<html>Error</html>' }
  return { status: 200, body }
}
