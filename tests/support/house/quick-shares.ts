import { houseShares, type Shares } from '#server/platform/http/fair-share/shares.ts'
import type { Rate } from '#server/platform/http/fair-share/token-buckets.ts'

/** Tests send requests a hundred times faster than members, all from one address. */
const quick = ({ perSecond, burst }: Rate): Rate => ({ perSecond: 100 * perSecond, burst: 100 * burst })

/** The shares of the house at the pace of tests, which have two hundred bets of one member in progress at a time. */
export const quickShares: Shares = {
  ...houseShares,
  memberActsInWork: 2 * houseShares.memberActsInWork,
  memberReads: quick(houseShares.memberReads),
  memberActs: quick(houseShares.memberActs),
  memberConnections: quick(houseShares.memberConnections),
  guestCalls: quick(houseShares.guestCalls),
  crowdCalls: quick(houseShares.crowdCalls),
  pages: quick(houseShares.pages),
  strangers: quick(houseShares.strangers),
  connections: quick(houseShares.connections),
}
