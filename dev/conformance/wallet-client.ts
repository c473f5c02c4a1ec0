// A supplier as the conformance kit plays one. It knows only docs/seamless-wallet.md of the wallet.
import { createHmac } from 'node:crypto'
import type { Convention } from './wallet-codes.ts'
import { type Ask, type Body, forms, type Told } from './wallet-forms.ts'
import { httpSend, type Message, type Send } from './wallet-transport.ts'

export type { Convention } from './wallet-codes.ts'
export type { Ask, Bet, End, Refund, Told, Win } from './wallet-forms.ts'

/** How a call differs from a right one. */
export type Spoiling = {
  /** Signs with a wrong secret. */
  readonly wrongSecret?: boolean
  /** The caller's clock is wrong by this many milliseconds. */
  readonly skewMilliseconds?: number
  /** Gives up waiting for the answer after this many milliseconds. */
  readonly givesUpAfter?: number
  /** Returns another body, before it is signed: an object, or its text. */
  readonly rewrite?: (body: Body) => Body | string
  /** Returns another path, before it is signed. */
  readonly path?: string
  /** Returns another message, after it was signed. */
  readonly tamper?: (message: Message) => Message
}

/** A call whose body is written. It can be signed and sent more than once. */
export type Written = { readonly path: string; readonly text: string }

export type WalletClient = ReturnType<typeof walletClient>

const ANSWER_MILLISECONDS = 10_000

/** Returns a client of one wallet in one convention. */
export function walletClient({
  secret,
  convention,
  now = Date.now,
  answerMilliseconds = ANSWER_MILLISECONDS,
  ...target
}: {
  readonly secret: string
  readonly convention: Convention
  readonly now?: () => number
  /** Longest wait for one answer. */
  readonly answerMilliseconds?: number
} & ({ readonly url: string } | { readonly send: Send })) {
  const send = 'send' in target ? target.send : httpSend(target.url)
  const form = forms[convention]
  const write = (ask: Ask, { rewrite, path }: Spoiling = {}): Written => {
    const written = form.write(ask)
    const body = rewrite ? rewrite(written.body) : written.body
    return { path: path ?? written.path, text: typeof body === 'string' ? body : JSON.stringify(body) }
  }
  const sign = ({ path, text }: Written, spoiling: Spoiling = {}): Message => {
    const { skewMilliseconds = 0, wrongSecret = false, tamper } = spoiling
    const timestamp = String(now() + skewMilliseconds)
    const key = wrongSecret ? `${secret}x` : secret
    const signature = createHmac('sha256', key).update(`${timestamp}\n${path}\n${text}`).digest('hex')
    const message: Message = {
      path,
      headers: [
        ['content-type', 'application/json'],
        ['x-wallet-timestamp', timestamp],
        ['x-wallet-signature', signature],
      ],
      text,
    }
    return tamper ? tamper(message) : message
  }
  const post = async (written: Written, spoiling: Spoiling = {}): Promise<Told> => {
    const answer = await send(sign(written, spoiling), spoiling.givesUpAfter ?? answerMilliseconds)
    return form.read(answer.status, answer.body)
  }
  return {
    convention,
    /** Returns the body of a call, with a new `request_uuid` where the convention has one. */
    write,
    /** Returns the call in its wire format, signed now. */
    sign: (ask: Ask, spoiling: Spoiling = {}): Message => sign(write(ask, spoiling), spoiling),
    read: form.read,
    /** Signs and sends a written call, perhaps again. */
    post,
    call: (ask: Ask, spoiling: Spoiling = {}): Promise<Told> => post(write(ask, spoiling), spoiling),
  }
}
