import type { Pace } from '../steady-caller.ts'
import type { Bet, End, Refund, Win } from '../wallet-forms.ts'
import type { WalletFault } from './wallet-faults.ts'

export type PaperCall = (Bet | Win | Refund | End) & {
  /** A rollback of the convention `transactions` may end its round. */
  readonly endsRound?: boolean
  /** The body as it was sent. */
  readonly text: string
}

export type KnownCall = {
  readonly call: PaperCall
  readonly answer: string
  readonly isDone: boolean
  readonly at: number
}

export const FORGETS_AFTER = 2_000

/** The numbers of transactions that the wallet in memory knows (rule 2). */
export class PaperNumbers {
  readonly #pace: Pace
  readonly #fault: WalletFault | undefined
  readonly #known = new Map<string, KnownCall>()

  constructor(pace: Pace, fault: WalletFault | undefined) {
    this.#pace = pace
    this.#fault = fault
  }

  find(call: PaperCall): KnownCall | undefined {
    const known = this.#known.get(this.#keyOf(call))
    if (!known) return undefined
    const isOld = this.#pace.now() - known.at > FORGETS_AFTER
    if (this.#fault === 'forgets numbers after 2 s' && isOld) return undefined
    return this.#fault === 'accepts a refused bet later' && !known.isDone ? undefined : known
  }

  keep(call: PaperCall, known: Pick<KnownCall, 'answer' | 'isDone'>): void {
    this.#known.set(this.#keyOf(call), { ...known, call, at: this.#pace.now() })
  }

  forget(call: PaperCall): void {
    this.#known.delete(this.#keyOf(call))
  }

  /** Whether a known call may be answered with its first answer. */
  isSame(call: PaperCall, first: PaperCall): boolean {
    if (this.#fault === 'answers a known number whatever the call') return true
    if (call.kind !== first.kind) return false
    if (call.user !== first.user) return this.#fault === "answers with another member's first answer"
    if (call.round !== first.round || !this.#endsRoundAlike(call, first)) return false
    if (call.kind === 'end') return true
    if (call.kind === 'bet') return first.kind === 'bet' && this.#isSameBet(call, first)
    if (call.kind === 'win')
      return first.kind === 'win' && call.amount === first.amount && call.betRef === first.betRef
    return first.kind === 'refund' && call.betRef === first.betRef
  }

  #endsRoundAlike(call: PaperCall, first: PaperCall): boolean {
    return call.endsRound === first.endsRound || this.#fault === 'compares no end of the round'
  }

  #isSameBet(call: Bet, first: Bet): boolean {
    if (this.#fault === 'compares descriptions' && call.description !== first.description) return false
    if (this.#fault === 'compares no session and game') return call.amount === first.amount
    return call.amount === first.amount && call.session === first.session && call.game === first.game
  }

  /** Whether the number belongs to a call that is no bet. */
  isOtherCall(ref: string): boolean {
    const known = this.#known.get(ref)
    return known !== undefined && known.call.kind !== 'bet'
  }

  /** Returns the numbers of the calls that were done in these rounds. */
  refsIn(rounds: ReadonlySet<string>): readonly string[] {
    return [...this.#known.values()].flatMap(({ call, isDone }) =>
      isDone && rounds.has(call.round) ? [call.ref] : [],
    )
  }

  #keyOf({ ref, text }: PaperCall): string {
    switch (this.#fault) {
      case 'knows a call by the bytes of its body':
        return text.replace(/"request_uuid":"[^"]*",/, '')
      case 'ignores the case of numbers':
        return ref.toLowerCase()
      case 'cuts numbers to 40 characters':
        return ref.slice(0, 40)
      default:
        return ref
    }
  }
}
