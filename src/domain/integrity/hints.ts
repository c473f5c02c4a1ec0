import type { FixtureId, MarketId, MemberId, OutcomeId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Won } from '../money.ts'
import type { HintKind } from './hint-kinds.ts'

/** A pick of a monitored bet. */
export type WatchedPick = {
  readonly fixtureId: FixtureId
  readonly marketId: MarketId
  readonly outcomeId: OutcomeId
}

/** A monitored bet. */
export type WatchedBet = {
  readonly betId: string
  readonly memberId: MemberId
  readonly stake: Won
  readonly placedAt: Instant
  readonly picks: readonly WatchedPick[]
}

/** A bet with one of its picks. */
export type PickedBet = Pick<WatchedBet, 'betId' | 'memberId' | 'stake' | 'placedAt'> & WatchedPick

/** A finding of a rule. It is added to the case of its kind and subject. */
export type Hint = {
  readonly kind: HintKind
  /** `outcome:7`, `fixture:9`, `member:3`. */
  readonly subject: string
  /** Identifies the finding within the subject. A new finding with the same key replaces the old one. */
  readonly key: string
  readonly bets: readonly PickedBet[]
  /** Members concerned in addition to those who bet. */
  readonly others: readonly MemberId[]
  /** Korean text with figures that explains the finding. */
  readonly text: string
}

/** Returns each bet once for each of its picks. */
export const picked = (bets: Iterable<WatchedBet>): readonly PickedBet[] =>
  [...bets].flatMap(({ betId, memberId, stake, placedAt, picks }) =>
    picks.map(pick => ({ ...pick, betId, memberId, stake, placedAt })),
  )

/** Sum of the stakes in won; each bet counts once. */
export const stakesOf = (bets: readonly PickedBet[]): number =>
  [...new Map(bets.map(({ betId, stake }) => [betId, stake])).values()].reduce(
    (sum: number, stake) => sum + stake,
    0,
  )

/** All members that a hint concerns, sorted by id. */
export const membersOf = ({ bets, others }: Pick<Hint, 'bets' | 'others'>): readonly MemberId[] =>
  [...new Set([...bets.map(({ memberId }) => memberId), ...others])].toSorted((a, b) => a - b)
