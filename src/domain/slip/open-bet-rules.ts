import type { FixtureId, OutcomeId } from '../ids.ts'
import { type Instant, SECOND } from '../instant.ts'
import { areOppositePicks } from '../markets/opposite-picks.ts'
import { type Won, won } from '../money.ts'
import { axisWinningsMax, type BetLimits } from './bet-limits.ts'
import type { Leg } from './leg.ts'
import type { SlipViolation } from './slip-violation.ts'

/** The same slip within this time is treated as a double click (handbook 1.5). */
const REPEAT_SECONDS = 10

export type OpenBetLeg = Pick<Leg, 'outcomeId' | 'fixtureId' | 'marketTypeId' | 'pick'>

/** An open bet of the member with the fields that these rules need. */
export type OpenBet = {
  readonly legs: readonly OpenBetLeg[]
  readonly stake: Won
  readonly winnings: Won
  readonly placedAt: Instant
}

/** Maximum sums over open bets, including the new one. */
export type OpenBetCaps = {
  readonly stakeMax: Won
  readonly winningsMax: Won
  readonly axisWinningsMax: Won
  readonly fixtureStakeMax: Won
}

/** Defaults: axis 1.5 times the maximum winnings, a fixture as much as one bet (handbook 1.5). */
export const openBetCaps = ({ stakeMax, winningsMax }: BetLimits): OpenBetCaps => ({
  stakeMax,
  winningsMax,
  axisWinningsMax: axisWinningsMax(winningsMax),
  fixtureStakeMax: stakeMax,
})

/** Sums of open bets for the rules; a server may compute them in the database. */
export type OpenBetFacts = {
  /** Bets with exactly the same set of picks. */
  readonly samePicks: {
    readonly stake: Won
    readonly winnings: Won
    readonly lastPlacedAt: Instant | undefined
  }
  /** The largest sum of winnings of bets that contain one of the slip's picks. */
  readonly axisWinnings: Won
  /** True when a bet contains the opposite side of one of the slip's picks. */
  readonly bothSides: boolean
  /** The largest sum of stakes on one of the slip's fixtures. */
  readonly fixtureStake: Won
}

/** A key that is equal for slips with the same picks in any order. */
const pickSetKey = (legs: readonly { readonly outcomeId: OutcomeId }[]): string =>
  legs
    .map(leg => leg.outcomeId)
    .sort()
    .join(' ')

const sum = (amounts: readonly Won[]): Won =>
  won(amounts.reduce((total: number, amount) => total + amount, 0))
const largest = (amounts: readonly Won[]): Won => won(Math.max(0, ...amounts))

const areSides = (mine: OpenBetLeg, theirs: OpenBetLeg): boolean =>
  mine.fixtureId === theirs.fixtureId &&
  mine.marketTypeId === theirs.marketTypeId &&
  areOppositePicks(mine.pick, theirs.pick)

const nothing = won(0)
const noOpenBets: OpenBetFacts = {
  samePicks: { stake: nothing, winnings: nothing, lastPlacedAt: undefined },
  axisWinnings: nothing,
  bothSides: false,
  fixtureStake: nothing,
}

/** Sums the member's open bets for these rules. */
export function openBetFacts(legs: readonly OpenBetLeg[], openBets: readonly OpenBet[]): OpenBetFacts {
  if (openBets.length === 0) return noOpenBets
  const key = pickSetKey(legs)
  const same = openBets.filter(bet => pickSetKey(bet.legs) === key)
  const withPick = (id: OutcomeId) => openBets.filter(bet => bet.legs.some(leg => leg.outcomeId === id))
  const onFixture = (id: FixtureId) => openBets.filter(bet => bet.legs.some(leg => leg.fixtureId === id))
  const lastPlacedAt = same.map(bet => bet.placedAt).sort((one, other) => other - one)[0]
  return {
    samePicks: {
      stake: sum(same.map(bet => bet.stake)),
      winnings: sum(same.map(bet => bet.winnings)),
      lastPlacedAt,
    },
    axisWinnings: largest(legs.map(leg => sum(withPick(leg.outcomeId).map(bet => bet.winnings)))),
    bothSides: legs.some(mine => openBets.some(bet => bet.legs.some(theirs => areSides(mine, theirs)))),
    fixtureStake: largest(legs.map(leg => sum(onFixture(leg.fixtureId).map(bet => bet.stake)))),
  }
}

/**
 * Returns the rules that a new bet breaks together with the open bets (handbook 1.5). A repeated request
 * id is answered before these checks.
 */
export function checkOpenBets(
  bet: { readonly stake: Won; readonly winnings: Won },
  { samePicks, axisWinnings, bothSides, fixtureStake }: OpenBetFacts,
  caps: OpenBetCaps,
  now: Instant,
): readonly SlipViolation[] {
  const { lastPlacedAt } = samePicks
  const repeated = lastPlacedAt !== undefined && now - lastPlacedAt < REPEAT_SECONDS * SECOND
  const violations: SlipViolation[] = []
  if (repeated) violations.push({ code: 'BET_REPEATED' })
  if (bothSides) violations.push({ code: 'BOTH_SIDES_OPEN' })
  if (samePicks.stake + bet.stake > caps.stakeMax) {
    const { stake: open } = samePicks
    violations.push({ code: 'SAME_PICKS_STAKE_ABOVE_MAXIMUM', max: caps.stakeMax, open })
  }
  if (samePicks.winnings + bet.winnings > caps.winningsMax) {
    const { winnings: open } = samePicks
    violations.push({ code: 'SAME_PICKS_WINNINGS_ABOVE_MAXIMUM', max: caps.winningsMax, open })
  }
  if (axisWinnings + bet.winnings > caps.axisWinningsMax)
    violations.push({ code: 'AXIS_WINNINGS_ABOVE_MAXIMUM', max: caps.axisWinningsMax })
  if (fixtureStake + bet.stake > caps.fixtureStakeMax)
    violations.push({ code: 'FIXTURE_STAKE_ABOVE_MAXIMUM', max: caps.fixtureStakeMax })
  return violations
}
