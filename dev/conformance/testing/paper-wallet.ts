// A seamless wallet in memory, written from docs/seamless-wallet.md alone. It serves the tests of the kit: right, or
// broken in one way.
import type { Pace } from '../steady-caller.ts'
import { no, PaperBook, type Said } from './paper-book.ts'
import { type KnownCall, type PaperCall, PaperNumbers } from './paper-numbers.ts'
import { PaperSessions } from './paper-sessions.ts'
import type { WalletFault } from './wallet-faults.ts'

export class PaperWallet {
  readonly sessions: PaperSessions
  readonly book: PaperBook
  /** Numbers of unreadable calls, which a broken wallet keeps. */
  readonly unreadable = new Set<string>()
  readonly #fault: WalletFault | undefined
  readonly #numbers: PaperNumbers
  /** Writes an answer without a request, in the wallet's convention. */
  write: (said: Said) => string = () => ''
  /** Ends when all earlier calls have ended: calls run one after the other (rule 23). */
  #last: Promise<unknown> = Promise.resolve()

  constructor(pace: Pace, fault?: WalletFault) {
    this.#fault = fault
    this.sessions = new PaperSessions(pace, fault)
    this.#numbers = new PaperNumbers(pace, fault)
    this.book = new PaperBook({ pace, fault, sessions: this.sessions, numbers: this.#numbers })
  }

  has(fault: WalletFault): boolean {
    return this.#fault === fault
  }

  /** Returns the answer to a call, or the stored one of a repeated call. */
  answer(call: PaperCall, write: (said: Said) => string): Promise<string> {
    if (this.#isUnlocked()) return this.#answer(call, write)
    const answer = this.#last.then(() => this.#answer(call, write))
    this.#last = answer
    return answer
  }

  #isUnlocked(): boolean {
    const early = this.has('checks the funds of simultaneous bets too early')
    return early || this.has('loses updates') || this.has('ends a bet twice at once')
  }

  /** Forgets a call that was done, as a wallet does that stores the number after its answer. */
  forget(call: PaperCall): void {
    this.#numbers.forget(call)
  }

  /** Returns the numbers of the calls that were done in these rounds. */
  refsIn(rounds: ReadonlySet<string>): readonly string[] {
    return this.#numbers.refsIn(rounds)
  }

  async #answer(call: PaperCall, write: (said: Said) => string): Promise<string> {
    const isUnknown = !this.book.balances.has(call.user) && !this.has('accepts calls of unknown members')
    if (isUnknown && !this.has('checks the number before the member')) return write(no('unknown member'))
    const known = this.#numbers.find(call)
    if (known) return this.#repeat(call, known, write)
    const said = await this.book.judge(call)
    const answer = write(said)
    if (said.ok || this.#keepsRefusal(call, said)) this.#numbers.keep(call, { answer, isDone: said.ok })
    return answer
  }

  async #repeat(call: PaperCall, known: KnownCall, write: (said: Said) => string): Promise<string> {
    if (!this.#numbers.isSame(call, known.call)) return write(no('used number'))
    if (!known.isDone) return known.answer
    if (this.has('moves money again, with a new answer')) return write(await this.book.judge(call, 'again'))
    if (this.has('moves money again, with the first answer')) await this.book.judge(call, 'again')
    if (this.has('answers a repeat with the balance of now')) return write(this.book.balance(call.user))
    if (this.has('refuses a repeat')) return write(no('used number'))
    return this.has('answers a repeat with other bytes') ? `${known.answer} ` : known.answer
  }

  #keepsRefusal(call: PaperCall, { reason }: Extract<Said, { ok: false }>): boolean {
    if (call.kind === 'win') return this.has('keeps the refusal of an early win')
    if (call.kind !== 'bet' || reason === 'unknown member') return false
    this.book.keepRefused(call)
    return true
  }
}
