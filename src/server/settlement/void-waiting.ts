import { sheetAtStop } from '#domain/grading/broken-off.ts'
import { statusAfterWaiting, VOID_AFTER_HOURS } from '#domain/grading/irregular-match.ts'
import type { FixtureId, SportId } from '#domain/ids.ts'
import { HOUR, type Instant, instant } from '#domain/instant.ts'
import type { BetStyle } from '#domain/sports/detail-type.ts'
import {
  enterGateAlone,
  findFixture,
  findResult,
  HOUSE_SOURCE,
  listScores,
  recordVoid,
} from '#server/fixtures/fixtures.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { SettlementDeps } from './begin-settling.ts'
import { listWaitingFixtures, type WaitingFixture } from './waiting.sql.ts'

type VoidDeps = Pick<SettlementDeps, 'db' | 'clock' | 'bus' | 'log'>

/**
 * Voids matches that were postponed, interrupted or abandoned and have waited their time since the scheduled start
 * (handbook 1.9, decision 0022); outcomes decided before play stopped stay decided. Reads starts from `since` on.
 * Idempotent.
 */
export async function voidWaiting(deps: VoidDeps, since: Instant): Promise<void> {
  const until = instant(deps.clock.now() - VOID_AFTER_HOURS.korean * HOUR)
  for (const waiting of await listWaitingFixtures(deps.db, { from: since, until }))
    await deps.db.transaction(tx => voidWhenDue(tx, deps, waiting))
}

/** Three hours if a Korean-style bet waits; a day if there are only European bets. */
const hoursOf = (styles: readonly BetStyle[]): number =>
  styles.includes('KR') ? VOID_AFTER_HOURS.korean : VOID_AFTER_HOURS.european

async function voidWhenDue(tx: Tx, deps: VoidDeps, { fixtureId, styles }: WaitingFixture): Promise<void> {
  await enterGateAlone(tx, [fixtureId])
  const fixture = await findFixture(tx, fixtureId)
  if (!fixture || (await findResult(tx, fixtureId))) return
  const hours = hoursOf(styles)
  const now = deps.clock.now()
  const { periods, sheet } = await playedOf(tx, fixtureId, fixture.sportId)
  const status = statusAfterWaiting({ status: fixture.status, periods }, fixture.startsAt, now, hours)
  const isDue = now >= fixture.startsAt + hours * HOUR
  if (!isDue || (status !== 'cancelled' && status !== 'abandoned')) return
  await recordVoid(tx, deps, fixtureId, {
    source: HOUSE_SOURCE,
    reason: `예정시각에서 ${hours}시간이 지나도록 경기가 진행되지 않아 적특 처리합니다.`,
    played: sheet,
  })
  tx.afterCommit(() => deps.log.info({ fixtureId, hours, status }, 'voided a match that waited too long'))
}

/** Returns the finished periods and the score at the time play stopped. */
async function playedOf(tx: Tx, fixtureId: FixtureId, sportId: SportId) {
  const score = (await listScores(tx, [fixtureId])).get(fixtureId)
  const periods = (score?.periods ?? []).map(period => ({ ...period, finished: true }))
  return { periods, sheet: score ? sheetAtStop(sportId, score) : {} }
}
