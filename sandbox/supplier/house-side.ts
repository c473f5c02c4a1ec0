// The supplier's calls to the house's wallet: stakes that are taken or refused, and calls that are repeated until they
// are answered.
import { findTable, pickText } from './games.ts'
import type { Bet, Due, Session } from './journal.ts'
import type { State } from './state.ts'
import { type Account, openWallet, type Wallet, walletRound } from './wallet.ts'

export type Refused = { readonly ok: false; readonly text: string }
export type Taken = { readonly ok: true; readonly balance: number }

export const no = (text: string): Refused => ({ ok: false, text })

type Options = {
  readonly state: State
  readonly house: string
  readonly accounts: readonly Account[]
  readonly now: () => number
}

export class HouseSide {
  readonly #state: State
  readonly #now: () => number
  readonly #wallets: ReadonlyMap<string, Wallet>
  readonly #settling = new Set<string>()
  /** Demo balances: play is free, at the same odds, and lost when the program ends. */
  readonly demo = new Map<string, number>()

  constructor({ state, house, accounts, now }: Options) {
    this.#state = state
    this.#now = now
    this.#wallets = new Map(accounts.map(account => [account.code, openWallet(house, account)]))
  }

  walletOf(account: string): Wallet {
    const wallet = this.#wallets.get(account)
    if (!wallet) throw new Error(`no account ${account}`)
    return wallet
  }

  /** Requests a stake. Without an answer the stake is refunded, because it is unknown whether it was taken. */
  async take(bet: Bet, session: Session): Promise<Taken | Refused> {
    if (bet.account === 'demo') return this.#takeDemo(bet)
    this.#state.write({ t: 'bet', bet })
    try {
      const table = findTable(bet.game)
      const said = await this.walletOf(bet.account).bet(bet, {
        session: session.walletSession,
        description: table && pickText(table, bet.market, bet.pick),
      })
      this.#state.write(
        said.ok ? { t: 'taken', ref: bet.ref } : { t: 'refused', ref: bet.ref, code: said.code },
      )
      return said.ok ? said : no(refusalText(said.code))
    } catch {
      const due = refundOf(bet, this.#now())
      this.#state.write({ t: 'refused', ref: bet.ref, code: 'UNKNOWN' }, { t: 'due', due })
      return no('연결이 늦어 베팅을 취소했습니다. 다시 시도해 주세요.')
    }
  }

  /** Stores a call that must reach the wallet, and sends it at once. */
  owe(due: Due): Promise<number | undefined> {
    this.#state.write({ t: 'due', due })
    return this.settle(due)
  }

  /** Sends a stored call to the wallet. Without an answer it stays stored. Returns the balance of an accepted call. */
  async settle(due: Due): Promise<number | undefined> {
    if (this.#settling.has(due.ref)) return undefined
    this.#settling.add(due.ref)
    try {
      if (due.account === 'demo') return this.#settleDemo(due)
      const said = await this.walletOf(due.account).settle(due)
      // A refusal is an answer: the bet was already resolved or never taken.
      if (said.ok || said.code !== 'BUSY') this.#state.write({ t: 'done', ref: due.ref })
      return said.ok ? said.balance : undefined
    } catch {
      return undefined
    } finally {
      this.#settling.delete(due.ref)
    }
  }

  #takeDemo(bet: Bet): Taken | Refused {
    const balance = this.demo.get(bet.key) ?? 0
    if (balance < bet.amount) return no('보유금액이 부족합니다.')
    this.demo.set(bet.key, balance - bet.amount)
    this.#state.write({ t: 'bet', bet }, { t: 'taken', ref: bet.ref })
    return { ok: true, balance: balance - bet.amount }
  }

  #settleDemo(due: Due): number | undefined {
    const key = due.betRef === undefined ? undefined : this.#state.bets.get(due.betRef)?.bet.key
    this.#state.write({ t: 'done', ref: due.ref })
    if (key === undefined) return undefined
    const balance = (this.demo.get(key) ?? 0) + due.amount
    this.demo.set(key, balance)
    return balance
  }
}

export const refundOf = (bet: Bet, at: number): Due => ({
  ...endingOf(bet, at),
  ref: `${bet.ref}.r`,
  kind: 'refund',
  amount: 0,
  endsRound: false,
})

export const winOf = (
  bet: Bet,
  { amount, endsRound, at }: { readonly amount: number; readonly endsRound: boolean; readonly at: number },
): Due => ({ ...endingOf(bet, at), ref: `${bet.ref}.w`, kind: 'win', amount, endsRound })

const endingOf = ({ ref, account, user, game, round }: Bet, at: number) => ({
  account,
  user,
  round: walletRound(game, round),
  betRef: ref,
  at,
})

function refusalText(code: string): string {
  if (/FUNDS|MONEY/.test(code)) return '보유금액이 부족합니다.'
  if (/LIMIT/.test(code)) return '이용한도에 도달했습니다. 회원정보에서 이용한도를 확인해 주세요.'
  if (/SESSION|TOKEN|MEMBER_UNKNOWN|USER_UNKNOWN/.test(code))
    return '로그인이 끝났거나 다른 게임이 열렸습니다. 사이트에서 게임을 다시 열어 주세요.'
  if (/MAINTENANCE/.test(code)) return '점검중 입니다.'
  return '지금은 베팅할 수 없습니다.'
}
