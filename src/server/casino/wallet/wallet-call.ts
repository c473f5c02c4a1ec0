import type { WalletAnswer } from '#domain/casino/wallet-answer.ts'
import type { MemberId } from '#domain/ids.ts'

/** Writes an answer in the caller's dialect. Pure, so that equal answers are equal bytes. */
export type Render = (answer: WalletAnswer) => string

type Call = {
  readonly supplierId: number
  readonly memberId: MemberId
  /** The supplier's unique number of the call. */
  readonly ref: string
  readonly round: string
  readonly render: Render
}

/** A stake requested by a supplier. */
export type BetCall = Call & {
  readonly kind: 'bet'
  /** From `authenticate`; only bets need one. */
  readonly session: string
  readonly game: string
  readonly amount: number
  /** The supplier's text of the bet, for people to read: "레드". It decides nothing. */
  readonly description: string | undefined
  /** Game, provider or supplier is switched off; repeated calls are answered nevertheless. */
  readonly isClosed: boolean
}

/** A win, a refund or the end of a round; needs no session and is subject to no limit. */
export type EndCall = Omit<Call, 'round'> & {
  readonly kind: 'win' | 'refund' | 'end'
  readonly round: string | undefined
  readonly betRef: string | undefined
  readonly amount: number
  readonly endsRound: boolean
}
