import { closingDifferences } from '#domain/cashier/closing.ts'
import { DAY, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { findNumberBefore, hasUnproved, listDaySums } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'
import { findClosing, findLastDay, insertClosing, sumFlows } from './closings.sql.ts'
import { holdAgainstGateway } from './hold-against-gateway.ts'

type CloseDeps = Pick<Deps, 'db' | 'clock' | 'log'> & Pick<TetherDeps, 'gateway'>

/** A day is closed when it is over for so long, so that all of it is written and proved. */
const OVER_FOR = 10 * MINUTE
/** What was missed is made up for, as far back as this. */
const MISSED_MAX = 31

/** Closes the days that are over and not closed yet, the oldest first; gives them. */
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

/** False: it has been closed, something of it is not proved yet, or the gateway is still to be asked. */
async function closeDay(deps: CloseDeps, day: string): Promise<boolean> {
  const { db, clock, log } = deps
  const span = seoulDayRange(day)
  if (!span || (await hasUnproved(db, span.before))) return false
  // Asked before the transaction: a gateway may take its time.
  const gateway = await holdAgainstGateway(deps, span)
  if (!gateway) return false
  return db.transaction(async tx => {
    const accounts = await listDaySums(tx, span)
    const flows = await sumFlows(tx, span, await findNumberBefore(tx, instant(span.from - MINUTE)))
    const before = await findClosing(tx, dayBefore(span.from))
    const differences = [...closingDifferences(accounts, flows, before?.accounts), ...gateway.differences]
    if (differences.length > 0) log.error({ day, differences }, 'the day does not close')
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
