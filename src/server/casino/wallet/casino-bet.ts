import type { WalletCode } from '#domain/casino/wallet-codes.ts'
import type { AcceptedBet, JudgedHead, RequestHead } from '#server/bets/bets.ts'
import type { BetCall } from './wallet-call.ts'

/** A casino bet for booking: the head of any bet, and the call. */
export type CasinoBetRequest = RequestHead & { readonly call: BetCall; readonly gameId: number }
export type JudgedCasinoBet = JudgedHead & { readonly roundId: number; readonly opensRound: boolean }
export type AcceptedCasinoBet = AcceptedBet<CasinoBetRequest, JudgedCasinoBet>

/** Refusals of the wallet in addition to those of every bet; `body` repeats an earlier answer. */
export type CasinoRefusal =
  | { readonly code: 'WALLET'; readonly says: WalletCode }
  | { readonly code: 'WALLET_KNOWN'; readonly body: string }
