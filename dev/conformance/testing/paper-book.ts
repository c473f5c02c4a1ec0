import type { Pace } from '../steady-caller.ts'
import type { Refusal } from '../wallet-codes.ts'
import type { Bet, End, Refund, Win } from '../wallet-forms.ts'
import { FORGETS_AFTER, type PaperCall, type PaperNumbers } from './paper-numbers.ts'
import type { PaperSessions } from './paper-sessions.ts'
import type { WalletFault } from './wallet-faults.ts'

export type Said =
  | { readonly ok: true; readonly balance: number; readonly isHeld?: boolean }
  | { readonly ok: false; readonly reason: Refusal }

export const no = (reason: Refusal): Said => ({ ok: false, reason })

type RoundBet = { readonly bet: Bet; end: 'win' | 'refund' | 'lost' | undefined }
type Round = { readonly bets: RoundBet[]; isClosed: boolean }
type Mode = 'first' | 'again'

export type BookDeps = {
  readonly pace: Pace
  readonly fault: WalletFault | undefined
  readonly sessions: PaperSessions
  readonly numbers: PaperNumbers
}

const LATER = 1_000
/** The most for wins: a multiple of the stakes, and an amount (rule 17). */
const WIN_MOST = { multiple: 1_000, amount: 100_000_000 }

/** Balances, bets and rounds of the wallet in memory. */
export class PaperBook {
  readonly balances = new Map<string, number>()
  /** Balances of members of the house who never opened a game of the supplier. */
  readonly strangers = new Map<string, number>()
  readonly #deps: BookDeps
  /** Bets whose refund came first. */
  readonly #tombstones = new Map<string, number>()
  readonly #bets = new Map<string, RoundBet>()
  /** Stakes of refused bets. */
  readonly #refused = new Map<string, number>()
  readonly #rounds = new Map<string, Round>()
  readonly #later: { readonly user: string; readonly amount: number; readonly at: number }[] = []
  #wins = 0

  constructor(deps: BookDeps) {
    this.#deps = deps
  }

  balance(user: string): Said {
    this.#creditLater()
    const balance =
      this.balances.get(user) ?? (this.#has('answers for strangers') ? this.strangers.get(user) : undefined)
    if (balance !== undefined) return { ok: true, balance }
    return this.#has('accepts calls of unknown members') ? { ok: true, balance: 0 } : no('unknown member')
  }

  betOf(ref: string): Bet | undefined {
    return this.#bets.get(ref)?.bet
  }

  keepRefused({ ref, amount }: Bet): void {
    this.#refused.set(ref, amount)
  }

  /** Does a call; `again` does it once more, as wallets do that forget a number. */
  async judge(call: PaperCall, mode: Mode = 'first'): Promise<Said> {
    if (!this.balances.has(call.user)) return this.balance(call.user)
    switch (call.kind) {
      case 'bet':
        return this.#bet(call, mode)
      case 'win':
        return this.#win(call, mode)
      case 'refund':
        return this.#refund(call, mode)
      case 'end':
        return this.#end(call)
    }
  }

  #has(fault: WalletFault): boolean {
    return this.#deps.fault === fault
  }

  async #bet(bet: Bet, mode: Mode): Promise<Said> {
    const refused = this.#isRefundedBefore(bet) ? 'refunded' : this.#betRefusal(bet, mode)
    if (refused) return no(refused)
    const balance = this.balances.get(bet.user) ?? 0
    // Two calls read the balance before either writes it.
    if (this.#has('loses updates')) await Promise.resolve()
    const isEarly = this.#has('checks the funds of simultaneous bets too early')
    if (isEarly) await Promise.resolve()
    this.balances.set(bet.user, (isEarly ? (this.balances.get(bet.user) ?? 0) : balance) - bet.amount)
    const placed: RoundBet = { bet, end: undefined }
    this.#bets.set(bet.ref, placed)
    this.#roundOf(bet).bets.push(placed)
    return this.#said(bet.user, balance)
  }

  #betRefusal(bet: Bet, mode: Mode): Refusal | undefined {
    const isPoor = bet.amount > (this.balances.get(bet.user) ?? 0)
    const funds = isPoor && !this.#has('lets balances become negative') ? 'funds' : undefined
    const isLate = this.#rounds.get(roundKey(bet))?.isClosed && mode === 'first'
    const round = isLate && !this.#has('accepts bets after the end of the round') ? 'round closed' : undefined
    const session = this.#deps.sessions.refusalOf(bet)
    return this.#has('checks the funds first') ? (funds ?? session ?? round) : (session ?? round ?? funds)
  }

  #isRefundedBefore({ ref }: Bet): boolean {
    const at = this.#tombstones.get(ref)
    if (at === undefined || this.#has('accepts a bet after its refund')) return false
    return !(this.#has('forgets numbers after 2 s') && this.#deps.pace.now() - at > FORGETS_AFTER)
  }

  async #win(win: Win, mode: Mode): Promise<Said> {
    if (this.#has('refuses wins without a session') && !this.#deps.sessions.hasLive(win.user))
      return no('session')
    if (win.amount === 0 && this.#has('refuses a win of 0')) return no('unreadable')
    const round = this.#rounds.get(roundKey(win))
    const named = win.betRef === undefined ? undefined : this.#bets.get(win.betRef)
    const refused = mode === 'again' ? undefined : this.#winRefusal(win, named, round)
    if (refused) return this.#isPaidAnyway(win, refused)
    if (this.#has('ends a bet twice at once')) await Promise.resolve()
    const ended = named ? [named] : this.#betsOfWin(round)
    const isHeld = this.#isAboveMost(win, ended)
    if (isHeld && this.#has('refuses wins above the most')) return no('limit')
    if (this.#resolves(named, isHeld)) for (const one of ended) one.end = 'win'
    if (win.endsRound && !this.#has('ignores that a win ends its round')) this.#close(win)
    if (isHeld && !this.#has('pays wins above the most'))
      return { ok: true, balance: this.balances.get(win.user) ?? 0, isHeld }
    const times = !named && this.#has('pays a win of a round for each bet') ? ended.length : 1
    return this.#credit(win.user, win.amount * times, 'win')
  }

  #betsOfWin(round: Round | undefined): readonly RoundBet[] {
    return this.#has('ends all bets of a round again') ? (round?.bets ?? []) : openBets(round)
  }

  #resolves(named: RoundBet | undefined, isHeld: boolean): boolean {
    if (isHeld && this.#has('leaves bets of held wins open')) return false
    return named !== undefined || !this.#has('leaves bets open after the win of their round')
  }

  #isAboveMost({ amount }: Win, ended: readonly RoundBet[]): boolean {
    const stakes = ended.reduce((sum, { bet }) => sum + bet.amount, 0)
    return amount > Math.min(stakes * WIN_MOST.multiple, WIN_MOST.amount)
  }

  #winRefusal(win: Win, named: RoundBet | undefined, round: Round | undefined): Refusal | undefined {
    if (win.betRef === win.ref) return 'used number'
    if (win.betRef !== undefined) return this.#endRefusal(win, win.betRef, named)
    if (this.#has('refuses a win of a whole round')) return 'unreadable'
    if (!round || round.bets.length === 0) return 'unknown bet'
    const isLost =
      round.bets.some(({ end }) => end === 'lost') && !this.#has('refuses the win of a lost round')
    return isLost || round.bets.some(({ end }) => end === undefined) ? undefined : 'resolved'
  }

  #endRefusal(call: Win | Refund, betRef: string, named: RoundBet | undefined): Refusal | undefined {
    if (!named) return this.#unknownRefusal(betRef)
    const { bet, end } = named
    if (bet.round !== call.round && !this.#has('ignores the round of a named bet')) return 'other round'
    if (bet.user !== call.user && !this.#has('ends bets of other members')) return 'used number'
    const isWin = call.kind === 'win'
    if (end === 'lost' && this.#has(isWin ? 'refuses late wins' : 'refuses late refunds'))
      return 'round closed'
    if (end === 'refund') {
      if (isWin && this.#has('says that a refunded bet is won')) return 'resolved'
      return !isWin && this.#has('refunds twice') ? undefined : 'refunded'
    }
    if (end !== 'win') return undefined
    return this.#has(isWin ? 'pays every win of a bet' : 'refunds after a win') ? undefined : 'resolved'
  }

  /** Why a win cannot name a number that is no accepted bet. */
  #unknownRefusal(betRef: string): Refusal {
    if (this.#deps.numbers.isOtherCall(betRef) && !this.#has('does not know what a number belongs to'))
      return 'used number'
    return this.#tombstones.has(betRef) ? 'refunded' : 'unknown bet'
  }

  #isPaidAnyway(win: Win, refused: Refusal): Said {
    if (refused !== 'unknown bet') return no(refused)
    if (this.#has('accepts a win of an unknown bet')) return this.balance(win.user)
    return this.#has('credits a win of an unknown bet')
      ? this.#credit(win.user, win.amount, 'win')
      : no(refused)
  }

  async #refund(refund: Refund & { readonly endsRound?: boolean }, mode: Mode): Promise<Said> {
    const { user, betRef } = refund
    if (this.#has('refuses refunds without a session') && !this.#deps.sessions.hasLive(user))
      return no('session')
    const named = this.#bets.get(betRef)
    if (!named) return this.#refundUnknown(refund)
    const refused = mode === 'again' ? undefined : this.#endRefusal(refund, betRef, named)
    if (refused) return no(refused)
    if (this.#has('ends a bet twice at once')) await Promise.resolve()
    named.end = 'refund'
    if (refund.endsRound && !this.#has('ignores that a rollback ends its round')) this.#close(refund)
    return this.#credit(user, named.bet.amount, 'refund')
  }

  #refundUnknown(refund: Refund & { readonly endsRound?: boolean }): Said {
    const { user, ref, betRef } = refund
    if (ref === betRef && !this.#has('accepts a refund of itself')) return no('used number')
    const reason = this.#unknownRefusal(betRef)
    if (reason !== 'unknown bet') return no(reason)
    if (refund.endsRound && !this.#has('ends no round by a refund without a stake')) this.#closeKnown(refund)
    const refused = this.#refused.get(betRef)
    if (refused !== undefined) {
      if (this.#has('refuses the refund of a refused bet')) return no('unknown bet')
      return this.#credit(user, this.#has('credits the refund of a refused bet') ? refused : 0, 'refund')
    }
    if (this.#has('refuses a refund before its bet')) return no('unknown bet')
    this.#tombstones.set(betRef, this.#deps.pace.now())
    const isCredited = this.#has('credits 1,000 for the refund of an unknown bet')
    return this.#credit(user, isCredited ? 1_000 : 0, 'refund')
  }

  #end(end: End): Said {
    if (!this.#isKnown(end) && !this.#has('accepts the end of an unknown round')) return no('unknown round')
    if (!this.#has('ignores the end of a round')) this.#close(end)
    return this.balance(end.user)
  }

  #isKnown(call: RoundName): boolean {
    return (this.#rounds.get(roundKey(call))?.bets.length ?? 0) > 0
  }

  /** A round without accepted bets does not exist. */
  #closeKnown(call: RoundName): void {
    if (this.#isKnown(call)) this.#close(call)
  }

  #close(call: RoundName): void {
    const round = this.#roundOf(call)
    round.isClosed = true
    for (const one of round.bets) one.end ??= 'lost'
  }

  #roundOf(call: RoundName): Round {
    const round = this.#rounds.get(roundKey(call)) ?? { bets: [], isClosed: false }
    this.#rounds.set(roundKey(call), round)
    return round
  }

  #credit(user: string, amount: number, kind: 'win' | 'refund'): Said {
    const before = this.balances.get(user) ?? 0
    const isWin = kind === 'win' && amount > 0
    const isLost = isWin && this.#has('loses one win of 25') && this.#wins++ % 25 === 24
    if (isWin && this.#has('credits a win one second later')) {
      this.#later.push({ user, amount, at: this.#deps.pace.now() + LATER })
      return { ok: true, balance: before + amount }
    }
    this.balances.set(user, before + (isLost ? 0 : amount))
    return this.#said(user, before)
  }

  #creditLater(): void {
    for (const one of this.#later.filter(({ at }) => at <= this.#deps.pace.now())) {
      this.#later.splice(this.#later.indexOf(one), 1)
      this.balances.set(one.user, (this.balances.get(one.user) ?? 0) + one.amount)
    }
  }

  #said(user: string, before: number): Said {
    if (this.#has('answers with the balance before the call')) return { ok: true, balance: before }
    const wrong = this.#has('has balances wrong by 7') ? 7 : 0
    return { ok: true, balance: (this.balances.get(user) ?? 0) + wrong }
  }
}

type RoundName = { readonly user: string; readonly round: string }

const roundKey = ({ user, round }: RoundName): string => `${user} ${round}`

/** The bets that a win of a whole round resolves: the open ones, or else those that the end of the round lost. */
function openBets(round: Round | undefined): readonly RoundBet[] {
  const open = round?.bets.filter(({ end }) => end === undefined) ?? []
  return open.length > 0 ? open : (round?.bets.filter(({ end }) => end === 'lost') ?? [])
}
