import type { FixtureId, MarketId, MemberId, OutcomeId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Won } from '../money.ts'
import type { HintKind } from './hint-kinds.ts'

/** A pick of a bet that is looked at. */
export type WatchedPick = {
  readonly fixtureId: FixtureId
  readonly marketId: MarketId
  readonly outcomeId: OutcomeId
}

/** A bet that is looked at. */
export type WatchedBet = {
  readonly betId: string
  readonly memberId: MemberId
  readonly stake: Won
  readonly placedAt: Instant
  readonly picks: readonly WatchedPick[]
}

/** A bet as far as one of its picks is of interest. */
export type PickedBet = Pick<WatchedBet, 'betId' | 'memberId' | 'stake' | 'placedAt'> & WatchedPick

/** What a rule has found: it joins the case of its kind and subject. */
export type Hint = {
  readonly kind: HintKind
  /** `outcome:7`, `fixture:9`, `member:3`. */
  readonly subject: string
  /** What of the subject it is: the same that is found again says more in its place. */
  readonly key: string
  readonly bets: readonly PickedBet[]
  /** Who else it is about, beside those who bet. */
  readonly others: readonly MemberId[]
  /** Why it fired, in Korean, with the figures. */
  readonly text: string
}

/** Bets once for each of their picks. */
export const picked = (bets: Iterable<WatchedBet>): readonly PickedBet[] =>
  [...bets].flatMap(({ betId, memberId, stake, placedAt, picks }) =>
    picks.map(pick => ({ ...pick, betId, memberId, stake, placedAt })),
  )

/** Won of bets, each counted once. */
export const stakesOf = (bets: readonly PickedBet[]): number =>
  [...new Map(bets.map(({ betId, stake }) => [betId, stake])).values()].reduce(
    (sum: number, stake) => sum + stake,
    0,
  )

/** Everybody whom a hint is about, the least number first. */
export const membersOf = ({ bets, others }: Pick<Hint, 'bets' | 'others'>): readonly MemberId[] =>
  [...new Set([...bets.map(({ memberId }) => memberId), ...others])].toSorted((a, b) => a - b)
