import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { headsOf, type ToldLeg } from '../history/bet-history.ts'
import { listWaitingOf, type WaitingBet, type WaitingLeg } from './waiting-bets.sql.ts'

/** A waiting bet with the fixtures of its legs. */
export type ToldWaiting = { readonly bet: WaitingBet; readonly legs: readonly ToldLeg[] }

/** Returns the member's own in-play bets that have no answer yet, oldest first. */
export async function listWaiting(db: Deps['db'], memberId: MemberId): Promise<readonly ToldWaiting[]> {
  const waiting = await listWaitingOf(db, [memberId])
  const heads = await headsOf(
    db,
    waiting.flatMap(bet => bet.legs),
  )
  return waiting.map(bet => ({
    bet,
    legs: bet.legs.flatMap(leg => {
      const fixture = heads.get(leg.fixtureId)
      return fixture ? [{ leg: openLeg(bet.id, leg, fixture.startsAt), fixture }] : []
    }),
  }))
}

const openLeg = (betId: string, leg: WaitingLeg, startsAt: ToldLeg['leg']['startsAt']): ToldLeg['leg'] => ({
  betId,
  fixtureId: leg.fixtureId,
  marketTypeId: leg.marketTypeId,
  outcomeId: leg.outcomeId,
  pick: leg.pick,
  line: leg.line,
  odds: leg.odds,
  version: leg.version,
  startsAt,
  homeAtBet: null,
  awayAtBet: null,
  result: null,
  score: '',
  reason: '',
  names: null,
})
