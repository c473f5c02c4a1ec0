import type { OfferedMarket, OfferedPick, OfferedRound } from '#contract/minigame/minigames.ts'
import { type Odds, parseOdds } from '#domain/odds.ts'
import { emptyStake, type StakeField } from '#domain/slip/stake-input.ts'

/** An answer of a market of one round, as it goes into the cart. */
export type RoundPick = {
  /** The round's id, which goes as fixtureId. */
  readonly roundId: string
  /** Within the day. */
  readonly round: number
  readonly closesAt: number
  readonly market: string
  readonly marketLabel: string
  readonly pick: string
  readonly pickLabel: string
  /** Who is meant by it, where that is known: the team, the runner. */
  readonly name?: string | undefined
  readonly oddsId: string
  readonly odds: Odds
  readonly version: number
}

/** A bet on a round is one pick (handbook 3.4). */
export type RoundSlip = { readonly pick: RoundPick | undefined; readonly stake: StakeField }

/** "우승 · 4번 검은화살" */
export const pickWords = ({ marketLabel, pickLabel, name }: RoundPick): string =>
  `${marketLabel} · ${[pickLabel, name].filter(Boolean).join(' ')}`

export const emptyRoundSlip: RoundSlip = { pick: undefined, stake: emptyStake }

/** An offered answer as a pick; undefined where its price is none. */
export function roundPick(
  round: Pick<OfferedRound, 'id' | 'round' | 'closesAt'>,
  market: Pick<OfferedMarket, 'id' | 'marketNameKorean'>,
  offered: OfferedPick,
): RoundPick | undefined {
  const odds = parseOdds(offered.betPrice)
  if (odds === undefined) return undefined
  return {
    roundId: round.id,
    round: round.round,
    closesAt: round.closesAt,
    market: market.id,
    marketLabel: market.marketNameKorean,
    pick: offered.betName,
    pickLabel: offered.betNameKorean,
    oddsId: offered.id,
    odds,
    version: offered.version,
  }
}

/** Pressed again a pick goes, another one takes its place (handbook 3.4). */
export const pressPick = (slip: RoundSlip, pick: RoundPick): RoundSlip => ({
  ...slip,
  pick: slip.pick?.oddsId === pick.oddsId && slip.pick.roundId === pick.roundId ? undefined : pick,
})
