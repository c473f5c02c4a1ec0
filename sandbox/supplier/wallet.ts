// Calls the wallet of the house, in the convention of each account (docs/seamless-wallet.md).
import type { Bet, Due } from './journal.ts'
import { sign } from './signature.ts'

/** A connection to the house. */
export type Account = {
  readonly code: string
  readonly dialect: 'command' | 'transactions'
  readonly secret: string
}

export type Entered = {
  readonly user: string
  readonly nickname: string
  readonly session: string
  readonly balance: number
}
export type WalletSays =
  | { readonly ok: true; readonly balance: number }
  | { readonly ok: false; readonly code: string }

const UNITS = 100_000

type Placed = {
  readonly session: string
  /** Description of the picks, shown to the member. */
  readonly description: string | undefined
}

/** Rounds of two games may have the same id, so the wallet identifies them by both. */
export const walletRound = (game: string, round: string): string => `${game}.${round}`

const PATIENCE = 4_000

/** Returns the wallet of one account. Its calls throw when there is no answer; then the result is unknown. */
export function openWallet(house: string, { code, dialect, secret }: Account) {
  const post = async (path: string, body: object) => {
    const text = JSON.stringify(body)
    const timestamp = String(Date.now())
    const answer = await fetch(`${house}/api/wallet/${code}${path === '' ? '' : `/${path}`}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wallet-timestamp': timestamp,
        'x-wallet-signature': sign(secret, timestamp, path, text),
      },
      body: text,
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (answer.status !== 200) throw new Error(`the wallet: ${answer.status}`)
    return answer.json()
  }
  return dialect === 'command' ? commands(post) : transactions(post)
}

export type Wallet = ReturnType<typeof openWallet>

type Post = (path: string, body: object) => Promise<Record<string, never>>
type CommandSays = {
  readonly result: number
  readonly message?: string
  readonly data?: {
    readonly user_id: string
    readonly nickname: string
    readonly session_id: string
    readonly balance: number
  }
}

function commands(post: Post) {
  const call = async (body: object): Promise<CommandSays> => (await post('', body)) as unknown as CommandSays
  const said = ({ result, message, data }: CommandSays): WalletSays =>
    result === 0 && data
      ? { ok: true, balance: data.balance }
      : { ok: false, code: message ?? String(result) }
  return {
    enter: async (token: string): Promise<Entered | undefined> => {
      const { data } = await call({ command: 'authenticate', token })
      return (
        data && {
          user: data.user_id,
          nickname: data.nickname,
          session: data.session_id,
          balance: data.balance,
        }
      )
    },
    balance: async (user: string): Promise<WalletSays> =>
      said(await call({ command: 'balance', user_id: user })),
    bet: async (
      { ref, user, round, game, amount }: Bet,
      { session, description }: Placed,
    ): Promise<WalletSays> =>
      said(
        await call({
          command: 'bet',
          trans_guid: ref,
          user_id: user,
          round_id: walletRound(game, round),
          session_id: session,
          game_id: game,
          amount,
          description,
        }),
      ),
    settle: async ({ kind, ref, user, round, betRef, amount, endsRound }: Due): Promise<WalletSays> => {
      const head = { trans_guid: ref, user_id: user, round_id: round }
      if (kind === 'win')
        return said(await call({ command: 'win', ...head, bet_guid: betRef, amount, round_end: endsRound }))
      return said(
        await call(
          kind === 'refund'
            ? { command: 'cancel', ...head, bet_guid: betRef }
            : { command: 'end_round', ...head },
        ),
      )
    },
  }
}

type TransactionSays = {
  readonly status: string
  readonly balance?: number
  readonly supplier_user?: string
  readonly nickname?: string
  readonly token?: string
}

function transactions(post: Post) {
  const call = async (path: string, body: object): Promise<TransactionSays> =>
    (await post(path, { request_uuid: crypto.randomUUID(), ...body })) as unknown as TransactionSays
  const said = ({ status, balance = 0 }: TransactionSays): WalletSays =>
    status === 'RS_OK'
      ? { ok: true, balance: balance / UNITS }
      : { ok: false, code: status.replace('RS_ERROR_', '') }
  return {
    enter: async (token: string): Promise<Entered | undefined> => {
      const {
        supplier_user: user,
        nickname = '',
        token: session,
        balance = 0,
      } = await call('user/authenticate', { token })
      return user === undefined || session === undefined
        ? undefined
        : { user, nickname, session, balance: balance / UNITS }
    },
    balance: async (user: string): Promise<WalletSays> =>
      said(await call('user/balance', { supplier_user: user })),
    bet: async (
      { ref, user, round, game, amount }: Bet,
      { session, description }: Placed,
    ): Promise<WalletSays> =>
      said(
        await call('transaction/bet', {
          transaction_uuid: ref,
          supplier_user: user,
          round: walletRound(game, round),
          token: session,
          game_code: game,
          amount: amount * UNITS,
          bet: description,
        }),
      ),
    settle: async ({ kind, ref, user, round, betRef, amount, endsRound }: Due): Promise<WalletSays> => {
      const head = { transaction_uuid: ref, supplier_user: user, round }
      if (kind === 'end') return said(await call('round/end', head))
      const named = { ...head, reference_transaction_uuid: betRef, round_closed: endsRound }
      return said(
        await (kind === 'win'
          ? call('transaction/win', { ...named, amount: amount * UNITS })
          : call('transaction/rollback', named)),
      )
    },
  }
}
