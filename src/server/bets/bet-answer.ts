import type { betContract } from '#contract/bets/bets.ts'
import type { inplayBetContract } from '#contract/bets/inplay-bets.ts'
import type { RouteRefusal } from '#contract/wire/route.ts'
import type { Result } from '#domain/result.ts'

/** All codes with which a bet may be refused. */
export type BetRefusal = RouteRefusal<typeof betContract.place>

/** All codes with which an in-play bet may be refused: those of any bet, and those that can occur during the delay. */
export type InplayRefusal = RouteRefusal<typeof inplayBetContract.place>

/** The answer to an accepted bet: its id and the member's balance after the stake (API-026). */
export type BetReceipt = {
  readonly betId: string
  readonly balance: number
  /** Set when the answer repeats an earlier one: no money moved, and the current balance may differ. */
  readonly repeated?: true
}

/** A refusal that only one kind of game has. */
export type OwnRefusal = { readonly code: string }

export type BetAnswer<Refused = never> = Result<BetReceipt, BetRefusal | Refused>

export type InplayAnswer = Result<BetReceipt, InplayRefusal>
