import { type Won, won } from '../money.ts'
import type { Leg } from '../slip/leg.ts'
import type { OpenBet } from '../slip/open-bet-rules.ts'
import type { HouseLimit } from './house-limit.ts'
import { type HouseLimits, limitsOn } from './laid-out-limits.ts'

/** A limit that a bet doesn't fit into, and the place in the slip of the leg that comes under it. */
export type BrokenLimit = {
  readonly code: 'HOUSE_STAKE_MAX' | 'HOUSE_PAYOUT_MAX' | 'HOUSE_MEMBER_STAKE_MAX'
  readonly limit: HouseLimit
  readonly leg: number
  readonly max: Won
  /** What the member has staked there already, where that counts. */
  readonly open: Won
}

type LimitedBet = { readonly legs: readonly Leg[]; readonly stake: Won; readonly winnings: Won }

/** The one that leaves the least room among those that a figure sets. */
type Narrowest = Omit<BrokenLimit, 'code'> & { readonly room: number }

/**
 * What of the house's limits a bet breaks (field B11): of all that its legs come under the smallest counts, for the
 * stake first, then what it pays, then what the member has staked there in all. A combination counts with its whole
 * stake under each of its legs.
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

/** A member's open stakes on the fixture of a leg, or on the kind of market that the limit is about. */
function stakedOn(leg: Leg, { marketTypeId }: HouseLimit, openBets: readonly OpenBet[]): Won {
  const isThere = (bet: OpenBet) =>
    bet.legs.some(
      one => one.fixtureId === leg.fixtureId && (marketTypeId === null || one.marketTypeId === marketTypeId),
    )
  return won(openBets.filter(isThere).reduce((sum, bet) => sum + bet.stake, 0))
}
