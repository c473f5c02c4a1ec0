import { type Won, won } from '../money.ts'
import type { Leg } from '../slip/leg.ts'
import type { OpenBet } from '../slip/open-bet-rules.ts'
import type { HouseLimit } from './house-limit.ts'
import { type HouseLimits, limitsOn } from './laid-out-limits.ts'

/** A limit that a bet exceeds, and the index of the leg that it applies to. */
export type BrokenLimit = {
  readonly code: 'HOUSE_STAKE_MAX' | 'HOUSE_PAYOUT_MAX' | 'HOUSE_MEMBER_STAKE_MAX'
  readonly limit: HouseLimit
  readonly leg: number
  readonly max: Won
  /** The member's open stakes that count towards this limit. */
  readonly open: Won
}

type LimitedBet = { readonly legs: readonly Leg[]; readonly stake: Won; readonly winnings: Won }

/** The limit with the least room for one figure. */
type Narrowest = Omit<BrokenLimit, 'code'> & { readonly room: number }

/**
 * Returns the house limit that a bet breaks (field B11). Of all limits that apply to its legs the
 * smallest counts: first for the stake, then for the payout, then for the member's open stakes. A
 * combination counts with its whole stake on each of its legs.
 */
export function brokenLimit(
  limits: HouseLimits,
  { legs, stake, winnings }: LimitedBet,
  openBets: readonly OpenBet[],
): BrokenLimit | undefined {
  if (limits.isEmpty) return undefined
  const narrowest: Partial<Record<'stake' | 'payout' | 'member', Narrowest | undefined>> = {}
  legs.forEach((leg, at) => {
    for (const limit of limitsOn(limits, leg)) {
      const found = { limit, leg: at }
      narrowest.stake = narrower(narrowest.stake, { ...found, max: limit.stakeMax, open: NOTHING })
      narrowest.payout = narrower(narrowest.payout, { ...found, max: limit.payoutMax, open: NOTHING })
      if (limit.memberStakeMax === null) continue
      const open = stakedOn(leg, limit, openBets)
      narrowest.member = narrower(narrowest.member, { ...found, max: limit.memberStakeMax, open })
    }
  })
  return (
    broken('HOUSE_STAKE_MAX', narrowest.stake, stake) ??
    broken('HOUSE_PAYOUT_MAX', narrowest.payout, winnings) ??
    broken('HOUSE_MEMBER_STAKE_MAX', narrowest.member, stake)
  )
}

const NOTHING = won(0)

type Found = Omit<BrokenLimit, 'code' | 'max'> & { readonly max: Won | null }

function narrower(known: Narrowest | undefined, { max, ...found }: Found): Narrowest | undefined {
  if (max === null) return known
  const room = max - found.open
  return known && known.room <= room ? known : { ...found, max, room }
}

function broken(
  code: BrokenLimit['code'],
  narrowest: Narrowest | undefined,
  asked: number,
): BrokenLimit | undefined {
  if (!narrowest || asked <= narrowest.room) return undefined
  const { room: _, ...found } = narrowest
  return { code, ...found }
}

/** The member's open stakes on the leg's fixture, or on the limit's market type of that fixture. */
function stakedOn(leg: Leg, { marketTypeId }: HouseLimit, openBets: readonly OpenBet[]): Won {
  const isThere = (bet: OpenBet) =>
    bet.legs.some(
      one => one.fixtureId === leg.fixtureId && (marketTypeId === null || one.marketTypeId === marketTypeId),
    )
  return won(openBets.filter(isThere).reduce((sum, bet) => sum + bet.stake, 0))
}
