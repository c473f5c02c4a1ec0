import type { WalletAnswer } from '#domain/casino/wallet-answer.ts'
import type { MemberId } from '#domain/ids.ts'

/** Writes an answer as the caller's dialect has it; pure, so that the same answer is the same bytes. */
export type Render = (answer: WalletAnswer) => string

type Call = {
  readonly supplierId: number
  readonly memberId: MemberId
  /** The supplier's own number of the call: once and for all. */
  readonly ref: string
  readonly round: string
  readonly render: Render
}

/** A stake that a supplier asks for. */
export type BetCall = Call & {
  readonly kind: 'bet'
  /** From `authenticate`: bets alone need one. */
  readonly session: string
  readonly game: string
  readonly amount: number
  /** Game, provider or supplier is switched off; what is known is answered all the same. */
  readonly isClosed: boolean
}

/** A win, a refund or the end of a round; needs no session and asks no limit. */
export type EndCall = Omit<Call, 'round'> & {
  readonly kind: 'win' | 'refund' | 'end'
  readonly round: string | undefined
  readonly betRef: string | undefined
  readonly amount: number
  readonly endsRound: boolean
}
