import { type ClosedAgainst, type ClosingDifference, closingDifferences } from '#domain/cashier/closing.ts'
import { DAY, HOUR, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { findNumberBefore, hasUnproved, listDaySums } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatewayDifferenceText, listGatewayDifferences } from '../tether/differences.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'
import { findClosing, findLastDay, insertClosing, sumFlows } from './closings.sql.ts'

type Span = { readonly from: Instant; readonly before: Instant }

type AgainstGateway = { readonly against: ClosedAgainst; readonly differences: readonly ClosingDifference[] }

/** Margin before the day, since a payout sent on a day may have been requested earlier. */
const LOOKED_BACK = 2 * DAY
/** How long a silent gateway is asked again before the day is closed without it. */
const WAITED_FOR = 6 * HOUR

/**
 * Compares a day's tether transfers and withdrawals with the gateway's report, in both directions (field W14).
 * Undefined when the gateway does not answer and will be asked again.
 */
async function holdAgainstGateway(
  { db, clock, gateway }: Pick<TetherDeps, 'db' | 'clock' | 'gateway'>,
  { from, before }: Span,
): Promise<AgainstGateway | undefined> {
  if (!gateway) return { against: 'none', differences: [] }
  const since = instant(from - LOOKED_BACK)
  const report = await gateway.report(since)
  if (!report) {
    if (clock.now() < before + WAITED_FOR) return undefined
    const what = '결제 게이트웨이가 응답하지 않아 테더 입출금을 대조하지 못했습니다.'
    return { against: 'silent', differences: [{ what, amount: 0, unit: 'won' }] }
  }
  const found = await listGatewayDifferences(db, report, { from: since, settledBefore: before })
  return {
    against: 'compared',
    differences: found
      .filter(({ at }) => at >= from)
      .map(one => ({ what: gatewayDifferenceText(one), amount: one.usdt, unit: 'usdt' })),
  }
}

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
