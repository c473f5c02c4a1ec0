// A supplier as the conformance kit plays one. It knows only docs/seamless-wallet.md of the wallet.
import { createHmac } from 'node:crypto'

export type Convention = 'command' | 'transactions'

export type Ask =
  | { readonly kind: 'authenticate'; readonly token: string }
  | { readonly kind: 'balance'; readonly user: string }
  | {
      readonly kind: 'bet'
      readonly user: string
      readonly session: string
      readonly game: string
      readonly ref: string
      readonly round: string
      readonly amount: number
      /** Text of the bet for people to read. */
      readonly description?: string | undefined
    }
  | {
      readonly kind: 'win'
      readonly user: string
      readonly ref: string
      readonly betRef: string | undefined
      readonly round: string
      readonly amount: number
      readonly endsRound: boolean
    }
  | {
      readonly kind: 'refund'
      readonly user: string
      readonly ref: string
      readonly betRef: string
      readonly round: string
    }
  | { readonly kind: 'end'; readonly user: string; readonly ref: string; readonly round: string }

export type Told = {
  readonly status: number
  readonly body: string
  readonly ok: boolean
  /** The wallet's code for a refusal, in the form of the convention. */
  readonly code: string | undefined
  readonly balance: number | undefined
  readonly user?: string
  readonly session?: string
  readonly game?: string
}

export type Spoiling = {
  /** Signs with a wrong secret. */
  readonly wrongSecret?: boolean
  /** The caller's clock is wrong by this many milliseconds. */
  readonly skewMilliseconds?: number
  /** Gives up waiting for the answer after this many milliseconds. */
  readonly givesUpAfter?: number
}

export type WalletClient = ReturnType<typeof walletClient>

/** Returns a client of one wallet in one convention. */
export function walletClient({
  url,
  secret,
  convention,
  now = Date.now,
}: {
  readonly url: string
  readonly secret: string
  readonly convention: Convention
  readonly now?: () => number
}) {
  const { write, read } = convention === 'command' ? commands : transactions
  const sign = (ask: Ask, { skewMilliseconds = 0, wrongSecret = false }: Spoiling = {}): SignedCall => {
    const { path, body } = write(ask)
    const text = JSON.stringify(body)
    const timestamp = String(now() + skewMilliseconds)
    const key = wrongSecret ? `${secret}x` : secret
    const signature = createHmac('sha256', key).update(`${timestamp}\n${path}\n${text}`).digest('hex')
    return {
      url: path === '' ? url : `${url}/${path}`,
      headers: {
        'content-type': 'application/json',
        'x-wallet-timestamp': timestamp,
        'x-wallet-signature': signature,
      },
      text,
    }
  }
  return {
    convention,
    /** Returns the call in its wire format. */
    sign,
    read,
    call: async (ask: Ask, spoiling: Spoiling = {}): Promise<Told> => {
      const signed = sign(ask, spoiling)
      const answer = await fetch(signed.url, {
        method: 'POST',
        headers: signed.headers,
        body: signed.text,
        ...(spoiling.givesUpAfter === undefined
          ? {}
          : { signal: AbortSignal.timeout(spoiling.givesUpAfter) }),
      })
      return read(answer.status, await answer.text())
    },
  }
}

type SignedCall = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

type Form = {
  write(ask: Ask): { readonly path: string; readonly body: object }
  read(status: number, body: string): Told
}

const commands: Form = {
  write: ask => {
    const body = () => {
      switch (ask.kind) {
        case 'authenticate':
          return { command: 'authenticate', token: ask.token }
        case 'balance':
          return { command: 'balance', user_id: ask.user }
        case 'bet':
          return {
            command: 'bet',
            trans_guid: ask.ref,
            user_id: ask.user,
            round_id: ask.round,
            session_id: ask.session,
            game_id: ask.game,
            amount: ask.amount,
            description: ask.description,
          }
        case 'win':
          return {
            command: 'win',
            trans_guid: ask.ref,
            user_id: ask.user,
            round_id: ask.round,
            bet_guid: ask.betRef,
            amount: ask.amount,
            round_end: ask.endsRound,
          }
        case 'refund':
          return {
            command: 'cancel',
            trans_guid: ask.ref,
            user_id: ask.user,
            round_id: ask.round,
            bet_guid: ask.betRef,
          }
        case 'end':
          return { command: 'end_round', trans_guid: ask.ref, user_id: ask.user, round_id: ask.round }
      }
    }
    return { path: '', body: body() }
  },
  read: (status, body) => {
    if (status !== 200) return { status, body, ok: false, code: undefined, balance: undefined }
    const { result, message, data = {} } = JSON.parse(body)
    const { user_id: user, session_id: session, game_id: game, balance } = data
    return { status, body, ok: result === 0, code: message, balance, user, session, game }
  },
}

const UNITS = 100_000

const transactions: Form = {
  write: ask => {
    const head = { request_uuid: crypto.randomUUID() }
    switch (ask.kind) {
      case 'authenticate':
        return { path: 'user/authenticate', body: { ...head, token: ask.token } }
      case 'balance':
        return { path: 'user/balance', body: { ...head, supplier_user: ask.user } }
      case 'bet':
        return {
          path: 'transaction/bet',
          body: {
            ...head,
            transaction_uuid: ask.ref,
            supplier_user: ask.user,
            round: ask.round,
            token: ask.session,
            game_code: ask.game,
            amount: ask.amount * UNITS,
            bet: ask.description,
          },
        }
      case 'win':
        return {
          path: 'transaction/win',
          body: {
            ...head,
            transaction_uuid: ask.ref,
            supplier_user: ask.user,
            round: ask.round,
            reference_transaction_uuid: ask.betRef,
            amount: ask.amount * UNITS,
            round_closed: ask.endsRound,
          },
        }
      case 'refund':
        return {
          path: 'transaction/rollback',
          body: {
            ...head,
            transaction_uuid: ask.ref,
            supplier_user: ask.user,
            round: ask.round,
            reference_transaction_uuid: ask.betRef,
          },
        }
      case 'end':
        return {
          path: 'round/end',
          body: { ...head, transaction_uuid: ask.ref, supplier_user: ask.user, round: ask.round },
        }
    }
  },
  read: (status, body) => {
    if (status !== 200) return { status, body, ok: false, code: undefined, balance: undefined }
    const { status: word, balance, supplier_user: user, token: session, game_code: game } = JSON.parse(body)
    return {
      status,
      body,
      ok: word === 'RS_OK',
      code: word === 'RS_OK' ? undefined : word,
      balance: balance === undefined ? undefined : balance / UNITS,
      user,
      session,
      game,
    }
  },
}
