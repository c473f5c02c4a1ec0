import type { RoundId } from '#domain/ids.ts'
import { partsOfRoundId } from '#domain/minigames/round-times.ts'
import type { BetPlace, StretchNews } from '#server/bets/bets.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { inStretches, type Stopping, type StretchState, tellSettled } from '#server/settlement/settlement.ts'
import { markSettled } from '../rounds/rounds.sql.ts'
import { settlePicks } from './settle-round.sql.ts'

export type RoundSettlingDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'bus'>

const BEGINNING: BetPlace = { memberId: 0, betId: '00000000-0000-0000-0000-000000000000' }

/**
 * Pays every bet on a drawn round, or refunds all stakes of a void one, batch by batch in short transactions; finally
 * marks the round as settled. Resumable and idempotent: settled bets are skipped. Concurrent calls are safe.
 */
export async function settleRound(
  deps: RoundSettlingDeps,
  roundId: RoundId,
  stopping: Stopping = { stopped: false },
): Promise<StretchState> {
  let after = BEGINNING
  return inStretches(deps.clock, stopping, async picks => {
    const last = await settleStretch(deps, roundId, after, picks)
    if (last) after = last
    return last ? 'more' : 'finished'
  })
}

/** Returns the last bet read; undefined at the end. */
const settleStretch = (
  { db, clock, newUuid, bus }: RoundSettlingDeps,
  roundId: RoundId,
  after: BetPlace,
  picks: number,
): Promise<BetPlace | undefined> =>
  db.transaction(async tx => {
    const at = clock.now()
    const { startsAt } = partsOfRoundId(roundId)
    const settled = await settlePicks(tx, { roundId, startsAt, after, picks, ref: newUuid(), at })
    if (settled.news !== null) {
      const news: StretchNews = JSON.parse(settled.news)
      tx.afterCommit(() => tellSettled(bus, news))
    }
    const { lastMember, lastBet } = settled
    if (lastMember !== null && lastBet !== null && settled.picks === picks)
      return { memberId: lastMember, betId: lastBet }
    await markSettled(tx, [roundId], at)
    return undefined
  })
