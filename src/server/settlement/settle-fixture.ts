import { assert } from '#domain/assert.ts'
import { standingGoals } from '#domain/fixtures/standing-goals.ts'
import type { BetId, FixtureId, MemberId } from '#domain/ids.ts'
import { HOUR, instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import { BONUS_LEG_ODDS_ABOVE, bonusTiers } from '#domain/slip/bonus.ts'
import {
  markLateLegs,
  markLegsAfterStart,
  memberBalance,
  reopenLegs,
  type StretchNews,
  settleBets,
} from '#server/bets/bets.ts'
import { enterGateShared, findFixture, listIncidents } from '#server/fixtures/fixtures.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Tx } from '#server/platform/postgres.ts'
import type { Site } from '#server/site/site.ts'
import { gradeFixture } from './grade-fixture.ts'
import {
  beginSettlement,
  findSettlement,
  insertGradings,
  listUndecidedOf,
  lockSettlement,
  moveOn,
  type SettlementRow,
} from './settlement.sql.ts'
import { betSettled, fixtureSettled } from './settlement-news.ts'
import { findSettlingFacts, type SettlingFacts } from './settling-facts.ts'
import { firstStretch, nextStretch } from './stretch-size.ts'

export type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'log'> & {
  readonly bus: Bus
  readonly site: Pick<Site, 'settings'>
}

/** Lets a run end between two stretches. */
export type Stopping = { readonly stopped: boolean }

/**
 * Applies the newest result of a fixture, the feed's verdicts and what operators declared void to every bet on it:
 * grades each outcome once, then settles stretch by stretch, each in a short transaction of its own. Ended anywhere,
 * it goes on from there when called again; called again when done, it changes nothing. Any number may run at once.
 */
export async function settleFixture(
  deps: SettlementDeps,
  fixtureId: FixtureId,
  stopping: Stopping = { stopped: false },
): Promise<void> {
  const facts = await begin(deps, fixtureId)
  if (!facts) return
  let legs = firstStretch
  while (!stopping.stopped) {
    const startedAt = deps.clock.now()
    const state = await settleStretch(deps, facts, legs)
    if (state === 'over') return
    if (state === 'finished') return tellFinished(deps, fixtureId)
    legs = nextStretch(legs, deps.clock.now() - startedAt)
  }
}

/**
 * Opens the settlement of what is known now and grades, once, everything that has been bet on. The gate is
 * held meanwhile, so that result and verdicts are of one moment.
 */
const begin = (
  { db, clock, site }: SettlementDeps,
  fixtureId: FixtureId,
): Promise<SettlingFacts | undefined> =>
  db.transaction(async tx => {
    await enterGateShared(tx, [fixtureId])
    const facts = await findSettlingFacts(tx, fixtureId)
    if (!facts) return undefined
    const correctableSince = instant(facts.decidedAt - site.settings().resultCorrectionHours * HOUR)
    const begun = await beginSettlement(tx, fixtureId, facts.revision, { now: clock.now(), correctableSince })
    if (begun) {
      await markLate(tx, fixtureId)
      await grade(tx, facts)
      if (begun.corrects) await reopen(tx, facts)
    }
    return facts
  })

/** Finds the bets that were taken when what they are on had begun, or happened, already (handbook 1.9, 2.9). */
async function markLate(tx: Tx, fixtureId: FixtureId): Promise<void> {
  const fixture = await findFixture(tx, fixtureId)
  assert(fixture, `fixture ${fixtureId} is settled, so it exists`)
  await markLegsAfterStart(tx, fixtureId, fixture.startsAt)
  const incidents = await listIncidents(tx, fixtureId)
  if (incidents.length > 0) await markLateLegs(tx, fixtureId, standingGoals(incidents))
}

/**
 * Behind a result nobody bets on the fixture any more, behind a verdict nobody on its outcome (decision 0009),
 * so nothing is missed.
 */
async function grade(tx: Tx, facts: SettlingFacts): Promise<void> {
  await insertGradings(tx, facts.fixtureId, facts.revision, await gradeFixture(tx, facts))
}

/** What only a void had decided that was taken back since waits for the result again. */
async function reopen(tx: Tx, { fixtureId, revision, voids }: SettlingFacts): Promise<void> {
  const takenBack = voids.filter(({ voided }) => !voided)
  if (takenBack.length > 0) await reopenLegs(tx, fixtureId, revision, takenBack)
}

type StretchState = 'more' | 'finished' | 'over'

/** `over`: somebody else has finished this revision, or begun a newer one. */
const settleStretch = (
  { db, clock, newUuid, bus }: SettlementDeps,
  { fixtureId, revision, result }: SettlingFacts,
  legs: number,
): Promise<StretchState> =>
  db.transaction(async tx => {
    const settlement = await lockSettlement(tx, fixtureId, revision)
    if (!settlement) return 'over'
    const at = clock.now()
    const settled = await settleBets(tx, {
      fixtureId,
      revision,
      corrects: settlement.corrects,
      after: placeOf(settlement),
      legs,
      tiers: bonusTiers.filter(tier => tier.offered),
      bonusOddsAbove: BONUS_LEG_ODDS_ABOVE,
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
    const { news } = settled
    if (news !== null) tx.afterCommit(() => tellMembers(bus, JSON.parse(news)))
    return isLast ? 'finished' : 'more'
  })

const placeOf = ({ afterMemberId, afterBetId }: SettlementRow) => ({
  memberId: afterMemberId,
  betId: afterBetId,
})

function tellMembers(bus: Bus, { reversals, balances, bets }: StretchNews): void {
  for (const [memberId, balance] of [...reversals, ...balances])
    bus.publish(memberBalance, { memberId: memberId as MemberId, balance })
  for (const [memberId, betId, statusCode, payout] of bets)
    bus.publish(betSettled, {
      memberId: memberId as MemberId,
      betId: betId as BetId,
      statusCode,
      payout: payout === null ? null : won(payout),
    })
}

async function tellFinished({ db, bus, log }: SettlementDeps, fixtureId: FixtureId): Promise<void> {
  const settlement = await findSettlement(db, fixtureId)
  if (!settlement) return
  const undecided = await listUndecidedOf(db, fixtureId)
  const { revision, changedBets, corrects } = settlement
  log.info({ fixtureId, revision, changedBets, corrects }, 'fixture settled')
  if (undecided.length > 0) log.warn({ fixtureId, revision, undecided }, 'outcomes left undecided')
  bus.publish(fixtureSettled, { fixtureId, revision, changedBets, undecided })
}
