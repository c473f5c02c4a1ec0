import type { FixtureId } from '#domain/ids.ts'
import { settleBets } from '#server/bets/bets.ts'
import type { SettlementDeps } from '#server/settlement/settlement.ts'
import { beginSettling } from '#server/settlement/settlement.ts'

const NOWHERE = { memberId: 0, betId: '00000000-0000-0000-0000-000000000000' }

/** Settles the bets of a fixture that has its result, one per transaction: the reference for stretches. */
export async function settleSlowly(deps: SettlementDeps, fixtureId: FixtureId, bets: number): Promise<void> {
  await beginSettling(deps, fixtureId)
  let after = NOWHERE
  for (let bet = 0; bet < bets; bet++) {
    const settled = await deps.db.transaction(tx =>
      settleBets(tx, {
        fixtureId,
        revision: 1,
        corrects: true,
        cause: 'corrected',
        after,
        legs: 1,
        ref: deps.newUuid(),
        at: deps.clock.now(),
      }),
    )
    if (settled.lastMember === null || settled.lastBet === null) return
    after = { memberId: settled.lastMember, betId: settled.lastBet }
  }
}
