import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { highestLosing } from '#domain/partners/commission-rates.ts'
import { conversionRates } from '#domain/partners/commissions.ts'
import { termsAt } from '#domain/partners/earning-path.ts'
import { lastWholeWeek, losingShare } from '#domain/partners/losing-week.ts'
import { periodStart } from '#domain/protection/periods.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { postCommissions } from '../purses/purse-accounts.ts'
import { addToPurses } from '../purses/purses.sql.ts'
import { followRolling, type RollingDeps } from '../rolling/follow-rolling.ts'
import { listTermsVersions, listWaysUp } from '../tree/partner-terms.sql.ts'
import {
  findFirstDay,
  findLastWeek,
  insertRuns,
  insertWeek,
  listConversions,
  listUncounted,
} from './losing.sql.ts'

const dayAfter = (day: string, days: number): string => seoulDay(instant(startOf(day) + days * DAY))

function startOf(day: string): Instant {
  const range = seoulDayRange(day)
  assert(range, `${day} is a day of Seoul`)
  return range.from
}

/**
 * Books the losing shares of every past week without a run, oldest first (handbook 4.3, rules 4 and 6), including weeks
 * that ended while the server was off. Each week has one run, whichever process starts it. Returns the weeks.
 */
export async function runLosing(deps: RollingDeps): Promise<readonly string[]> {
  const due = await dueWeeks(deps)
  if (due.length === 0) return []
  while ((await followRolling(deps)) === 'some');
  const done: string[] = []
  for (const week of due) if (await deps.db.transaction(tx => runWeek(deps, tx, week))) done.push(week)
  return done
}

/** Mondays of the weeks without a run, from the first one with a commission. */
async function dueWeeks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<readonly string[]> {
  const last = lastWholeWeek(clock.now())
  const done = await findLastWeek(db)
  const first = await findFirstDay(db)
  if (first === null) return []
  const weeks: string[] = []
  const from = done === null ? seoulDay(periodStart('week', startOf(first))) : dayAfter(done, 7)
  for (let week = from; week <= last; week = dayAfter(week, 7)) weeks.push(week)
  return weeks
}

async function runWeek({ clock, bus, newUuid }: RollingDeps, tx: Tx, week: string): Promise<boolean> {
  await takeLock(tx, ADVISORY_LOCKS.losingRun)
  const done = await findLastWeek(tx)
  if (done !== null && done >= week) return false
  const at = clock.now()
  const before = dayAfter(week, 7)
  const uncounted = new Map((await listUncounted(tx, before)).map(row => [row.earnerId, row]))
  const conversions = await conversionUnits(tx, startOf(week), startOf(before))
  const earners = [...new Set([...uncounted.keys(), ...conversions.keys()])].toSorted((a, b) => a - b)
  const runs = earners.map(earnerId => {
    const { betUnits = '0', carried = '0' } = uncounted.get(earnerId) ?? {}
    const converted = conversions.get(earnerId) ?? 0n
    const { share, left } = losingShare({
      betUnits: BigInt(betUnits),
      conversionUnits: converted,
      carried: BigInt(carried),
    })
    return { earnerId, betUnits, conversionUnits: String(converted), carried, share, left: String(left) }
  })
  const booked = runs.map(run => ({ ...run, ref: run.share > 0 ? newUuid() : null }))
  const paid = booked.flatMap(run => (run.ref === null ? [] : [{ ...run, ref: run.ref }]))
  if (booked.length > 0) await insertRuns(tx, week, booked, at)
  const memo = `루징 ${week}~${dayAfter(week, 6)}`
  await postCommissions(
    tx,
    { item: 'losing', kind: 'losing-share', at },
    paid.map(({ ref, share }) => ({ ref, amount: share, memo })),
  )
  await addToPurses(
    tx,
    paid.map(({ earnerId, share }) => ({ memberId: earnerId, item: 'losing', amount: share })),
  )
  const total = paid.reduce((sum, run) => sum + run.share, 0)
  await insertWeek(tx, { week, partners: paid.length, total }, at)
  for (const { earnerId } of booked) tellContentChanged(tx, { bus }, 'settlements', earnerId)
  return true
}

/**
 * Deductions from the losing shares for points and coupons converted to money. They belong to no product, so the
 * highest losing rate of each partner on the path applies (decision 75).
 */
async function conversionUnits(
  tx: Tx,
  from: Instant,
  before: Instant,
): Promise<ReadonlyMap<MemberId, bigint>> {
  const converted = await listConversions(tx, from, before)
  const waysUp = Map.groupBy(
    await listWaysUp(tx, [...new Set(converted.map(one => one.memberId))]),
    step => step.memberId,
  )
  const everybody = [...new Set([...waysUp.values()].flat().map(step => step.above))]
  const versions = Map.groupBy(await listTermsVersions(tx, everybody), one => one.memberId)
  const units = new Map<MemberId, bigint>()
  for (const { memberId, amount, at } of converted) {
    const downwards = (waysUp.get(memberId) ?? []).toReversed()
    const path = downwards.flatMap(({ above: id, steps }) => {
      const terms = termsAt(versions.get(id) ?? [], at)
      const counts = steps > 0 && terms?.active && terms.level !== null
      return counts ? [{ id, losing: highestLosing(terms.rates) }] : []
    })
    for (const { id, losing } of conversionRates(path))
      if (losing > 0) units.set(id, (units.get(id) ?? 0n) + BigInt(amount) * BigInt(losing))
  }
  return units
}
