import type { roundBetContract } from '#contract/minigame/round-bets.ts'
import type { RouteRefusal } from '#contract/wire/route.ts'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import type { PickName } from '#domain/minigames/pick-ids.ts'
import type { Odds } from '#domain/odds.ts'
import type { AcceptedBet, JudgedHead, RequestHead } from '#server/bets/bets.ts'

/** The one pick of a bet as the member saw it. Not trusted until the database confirms it. */
export type RoundClaim = {
  readonly roundId: RoundId
  /** Decimal digits, parsed by `pick-ids.ts`. */
  readonly pickId: string
  readonly odds: Odds
  readonly version: number
}

/** A member's request for a bet on a round. */
export type RoundBetRequest = RequestHead & {
  readonly gameId: MinigameId
  /** Total odds as the member saw them, in hundredths. */
  readonly totalOdds: number
  /** Undefined when nothing was picked. */
  readonly claim: RoundClaim | undefined
}

/** A bet on a round that may be booked, at the price in force. */
export type JudgedRoundBet = JudgedHead &
  PickName & {
    readonly roundId: RoundId
    readonly gameId: MinigameId
    readonly odds: Odds
    readonly version: number
  }

export type AcceptedRoundBet = AcceptedBet<RoundBetRequest, JudgedRoundBet>

/** All codes with which a bet on a round may be refused. */
export type RoundRefusal = RouteRefusal<typeof roundBetContract.place>
