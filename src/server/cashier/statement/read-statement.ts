import { monthPositions, netDeposits } from '#domain/cashier/statement-months.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { parseSeoul, seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  findKeptMonth,
  keepMonths,
  listKeptMonths,
  listMovements,
  type MonthRow,
  type MovementFilter,
  type MovementRow,
  sumMonths,
} from './statement.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** Parameters of a statement: days in Seoul, inclusive. */
export type AskedStatement = Pick<MovementFilter, 'purse' | 'group' | 'product'> & {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: string | undefined
}

const AT_A_TIME = 30

/** Returns a member's movements, newest first, thirty per page, and where the next page begins. */
export async function readStatement(
  { db }: Pick<ReadDeps, 'db'>,
  memberId: MemberId,
  asked: AskedStatement,
): Promise<{ readonly movements: readonly MovementRow[]; readonly next: string | null }> {
  // One more than shown, to know whether more follow.
  const rows = await listMovements(db, memberId, filterOf(asked), AT_A_TIME + 1)
  const movements = rows.slice(0, AT_A_TIME)
  return { movements, next: rows.length > AT_A_TIME ? cursorOf(movements.at(-1)) : null }
}

const PORTION = 500

/** Yields all movements of a statement, in batches. */
export async function* everyMovement(
  { db }: Pick<ReadDeps, 'db'>,
  memberId: MemberId,
  asked: AskedStatement,
): AsyncGenerator<readonly MovementRow[]> {
  let filter = filterOf(asked)
  for (;;) {
    const rows = await listMovements(db, memberId, filter, PORTION)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return
    filter = { ...filter, before: last }
  }
}

/** Days in the wrong order are swapped. */
function filterOf({ from, to, before, ...narrowed }: AskedStatement): MovementFilter {
  const [first, last] = from && to && from > to ? [to, from] : [from, to]
  return {
    ...narrowed,
    from: first === undefined ? undefined : seoulDayRange(first)?.from,
    until: last === undefined ? undefined : seoulDayRange(last)?.before,
    before: before === undefined ? undefined : placeOf(before),
  }
}

const cursorOf = (row: MovementRow | undefined): string | null => (row ? `${row.n}-${row.at}` : null)

function placeOf(cursor: string): { n: number; at: Instant } {
  const [n = 0, at = 0] = cursor.split('-').map(Number)
  return { n, at: instant(at) }
}

/** A month's sums are stored once it has been over for longer than any booking takes. */
const OVER_FOR = DAY

/** Returns a member's inflows and outflows since a given time, by month (newest first) and in total. */
export async function readMonths({ db, clock }: ReadDeps, memberId: MemberId) {
  const now = clock.now()
  const [kept, known] = await Promise.all([listKeptMonths(db, memberId), findKeptMonth(db, memberId)])
  const from = known === undefined ? undefined : beginOf(monthAfter(known))
  const sums = await sumMonths(db, memberId, { from, until: instant(now + DAY) })
  const last = monthBefore(seoulDay(instant(now - OVER_FOR)).slice(0, 7))
  if (known === undefined || known < last) await keepOver({ db }, memberId, last, sums)
  const months = monthPositions([...kept, ...sums])
  return { months: months.toReversed(), lifetime: netDeposits(months) }
}

const keepOver = (
  { db }: Pick<ReadDeps, 'db'>,
  memberId: MemberId,
  last: string,
  sums: readonly MonthRow[],
): Promise<number> =>
  keepMonths(
    db,
    memberId,
    last,
    sums.filter(({ month }) => month <= last),
  )

const beginOf = (month: string): Instant | undefined => parseSeoul(`${month}-01`)

function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + by
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
const monthAfter = (month: string): string => shifted(month, 1)
const monthBefore = (month: string): string => shifted(month, -1)
