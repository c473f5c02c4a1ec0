import type { WalletCode } from '#domain/casino/wallet-answer.ts'
import type { AcceptedBet, JudgedHead, RequestHead } from '#server/bets/bets.ts'
import type { BetCall } from './wallet-call.ts'

/** A bet of a supplier as booking takes it: the head of any bet, and the call. */
export type CasinoBetRequest = RequestHead & { readonly call: BetCall; readonly gameId: number }
export type JudgedCasinoBet = JudgedHead & { readonly roundId: number; readonly opensRound: boolean }
export type AcceptedCasinoBet = AcceptedBet<CasinoBetRequest, JudgedCasinoBet>

/** Why the wallet refuses a bet besides what every bet is refused for; `body` is an answer that was given before. */
export type CasinoRefusal =
  | { readonly code: 'WALLET'; readonly says: WalletCode }
  | { readonly code: 'WALLET_KNOWN'; readonly body: string }
