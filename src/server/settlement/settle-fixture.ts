import { assert } from '#domain/assert.ts'
import type { FixtureId } from '#domain/ids.ts'
import { type LegStretch, reopenLegs, type StretchNews, settleBets } from '#server/bets/bets.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { beginSettling, type SettlementDeps } from './begin-settling.ts'
import { inStretches, type Stopping, type StretchState } from './in-stretches.ts'
import { resettleCause, resettledOf } from './resettling.ts'
import { findSettlement, listUndecidedOf, lockSettlement, moveOn, placeOf } from './settlement.sql.ts'
import type { SettlingFacts } from './settling-facts.ts'
import { tellSettled } from './tell-settled.ts'

/**
 * Applies the newest result of a fixture, the feed's verdicts and operators' voids to every bet on it: marks late bets,
 * grades each outcome once, then settles, batch by batch in short transactions. Resumable and idempotent: it may stop
 * anywhere and continues when called again. Concurrent calls are safe.
 */
export async function settleFixture(
  deps: SettlementDeps,
  fixtureId: FixtureId,
  stopping: Stopping = { stopped: false },
): Promise<void> {
  const facts = await beginSettling(deps, fixtureId, stopping)
  if (!facts) return
  const state = await inStretches(deps.clock, stopping, legs => settleStretch(deps, facts, legs))
  if (state === 'finished') await logFinished(deps, fixtureId)
}

const settleStretch = (
  { db, clock, newUuid, bus, tellResettled }: SettlementDeps,
  facts: SettlingFacts,
  legs: number,
): Promise<StretchState> =>
  db.transaction(async tx => {
    const { fixtureId, revision, result, voids } = facts
    const cause = resettleCause(facts)
    const settlement = await lockSettlement(tx, fixtureId, revision)
    if (!settlement) return 'over'
    assert(!settlement.lateBy, 'nothing is settled before everything is marked and graded')
    const at = clock.now()
    const stretch = { fixtureId, after: placeOf(settlement), legs }
    if (settlement.corrects) await reopen(tx, stretch, revision, voids)
    const settled = await settleBets(tx, {
      ...stretch,
      revision,
      corrects: settlement.corrects,
      cause,
      ref: newUuid(),
      at,
    })
    const isLast = settled.legs < legs
    await moveOn(tx, fixtureId, {
      afterMemberId: settled.lastMember ?? settlement.afterMemberId,
      afterBetId: settled.lastBet ?? settlement.afterBetId,
      changedBets: settled.changed,
      finishedAt: isLast ? at : null,
      settledAt: isLast && result ? at : null,
    })
    if (settled.news !== null) {
      const news: StretchNews = JSON.parse(settled.news)
      const bets = resettledOf(news)
      if (bets.length > 0) await tellResettled(tx, { ...facts, cause, bets })
      tx.afterCommit(() => tellSettled(bus, news, cause))
    }
    return isLast ? 'finished' : 'more'
  })

/** Reopens legs decided only by a void that was taken back since; they wait for the result again. */
async function reopen(
  tx: Tx,
  stretch: LegStretch,
  revision: number,
  voids: SettlingFacts['voids'],
): Promise<void> {
  const takenBack = voids.filter(({ voided }) => !voided)
  if (takenBack.length > 0) await reopenLegs(tx, stretch, revision, takenBack)
}

async function logFinished({ db, log }: SettlementDeps, fixtureId: FixtureId): Promise<void> {
  const settlement = await findSettlement(db, fixtureId)
  if (!settlement) return
  const undecided = await listUndecidedOf(db, fixtureId)
  const { revision, changedBets, corrects } = settlement
  log.info({ fixtureId, revision, changedBets, corrects }, 'fixture settled')
  if (undecided.length > 0) log.warn({ fixtureId, revision, undecided }, 'outcomes left undecided')
}
