import type { betContract } from '#contract/bets.ts'
import type { inplayBetContract } from '#contract/inplay-bets.ts'
import type { RouteRefusal } from '#contract/wire/route.ts'
import type { Result } from '#domain/result.ts'

/** Every way in which placing a bet may be refused. */
export type BetRefusal = RouteRefusal<typeof betContract.place>

/** Every way in which an in-play bet may be refused: the same, and what may happen while it waits. */
export type InplayRefusal = RouteRefusal<typeof inplayBetContract.place>

/** What a member gets for an accepted bet: its id and the balance after the stake (API-026). */
export type BetReceipt = {
  readonly betId: string
  readonly balance: number
  /** The answer was given before: money has not moved, and the balance may be another by now. */
  readonly repeated?: true
}

/** Why a kind of game refuses a bet, besides what every kind does. */
export type OwnRefusal = { readonly code: string }

export type BetAnswer<Refused = never> = Result<BetReceipt, BetRefusal | Refused>

export type InplayAnswer = Result<BetReceipt, InplayRefusal>
