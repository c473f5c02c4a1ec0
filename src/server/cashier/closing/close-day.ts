import { closingDifferences } from '#domain/cashier/closing.ts'
import { DAY, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { findNumberBefore, hasUnproved, listDaySums } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'
import { findClosing, findLastDay, insertClosing, sumFlows } from './closings.sql.ts'
import { holdAgainstGateway } from './hold-against-gateway.ts'

type CloseDeps = Pick<Deps, 'db' | 'clock' | 'log'> & Pick<TetherDeps, 'gateway'>

/** How long after its end a day is closed, so that all of it is written and verified. */
const OVER_FOR = 10 * MINUTE
/** Maximum number of missed days that are closed later. */
const MISSED_MAX = 31

/** Closes past days that are not closed yet, oldest first; returns them. */
export async function closeDays(deps: CloseDeps): Promise<readonly string[]> {
  const { db, clock } = deps
  const over = seoulDay(instant(clock.now() - OVER_FOR - DAY))
  const last = await findLastDay(db)
  const closed: string[] = []
  for (const day of daysBehind(last, over)) {
    if (!(await closeDay(deps, day))) break
    closed.push(day)
  }
  return closed
}

/**
 * Returns false when the day is already closed, part of it is not verified yet, or the gateway has to be asked again.
 */
async function closeDay(deps: CloseDeps, day: string): Promise<boolean> {
  const { db, clock, log } = deps
  const span = seoulDayRange(day)
  if (!span || (await hasUnproved(db, span.before))) return false
  // Before the transaction, since a gateway may be slow.
  const gateway = await holdAgainstGateway(deps, span)
  if (!gateway) return false
  return db.transaction(async tx => {
    const accounts = await listDaySums(tx, span)
    const flows = await sumFlows(tx, span, await findNumberBefore(tx, instant(span.from - MINUTE)))
    const before = await findClosing(tx, dayBefore(span.from))
    const differences = [...closingDifferences(accounts, flows, before?.accounts), ...gateway.differences]
    if (differences.length > 0) log.error({ day, differences }, 'the day closed with differences')
    return insertClosing(
      tx,
      { day, closedAt: clock.now(), accounts, flows, gateway: gateway.against },
      differences,
    )
  })
}

const dayBefore = (from: Instant): string => seoulDay(instant(from - DAY))

function daysBehind(last: string | undefined, over: string): readonly string[] {
  if (last === undefined) return [over]
  const days: string[] = []
  for (let day = over; day > last && days.length < MISSED_MAX; ) {
    days.unshift(day)
    const range = seoulDayRange(day)
    if (!range) break
    day = dayBefore(range.from)
  }
  return days
}
