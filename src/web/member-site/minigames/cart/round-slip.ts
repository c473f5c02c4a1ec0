import type { OfferedMarket, OfferedPick, OfferedRound } from '#contract/minigame/minigames.ts'
import { type Odds, parseOdds } from '#domain/odds.ts'
import { emptyStake, type StakeField } from '#domain/slip/stake-input.ts'

/** A pick of a market of one round, as stored in the cart. */
export type RoundPick = {
  /** The round's id, sent as fixtureId. */
  readonly roundId: string
  /** Number within the day. */
  readonly round: number
  readonly closesAt: number
  readonly market: string
  readonly marketLabel: string
  readonly pick: string
  readonly pickLabel: string
  /** The match of a virtual sport, "프랑스 vs 독일"; empty for other rounds. */
  readonly event?: string | undefined
  /** The team or runner of the pick, if known. */
  readonly name?: string | undefined
  readonly oddsId: string
  readonly odds: Odds
  readonly version: number
}

/** A bet on a round has one pick (handbook 3.4). */
export type RoundSlip = { readonly pick: RoundPick | undefined; readonly stake: StakeField }

/** "우승 · 4번 검은화살" */
export const pickWords = ({ marketLabel, pickLabel, name }: RoundPick): string =>
  `${marketLabel} · ${[pickLabel, name].filter(Boolean).join(' ')}`

export const emptyRoundSlip: RoundSlip = { pick: undefined, stake: emptyStake }

/** Converts an offered pick for the cart; undefined without valid odds. */
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

/** Pressing the same pick removes it; another one replaces it (handbook 3.4). */
export const pressPick = (slip: RoundSlip, pick: RoundPick): RoundSlip => ({
  ...slip,
  pick: slip.pick?.oddsId === pick.oddsId && slip.pick.roundId === pick.roundId ? undefined : pick,
})
