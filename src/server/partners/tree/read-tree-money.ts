import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listRollingDays } from '../settlements/commission-days.sql.ts'
import { listTreeCash } from './tree-money.sql.ts'

/** Returns the days on which a partner's tree has deposited or withdrawn, or the partner has earned, latest first. */
export async function readTreeMoney(db: Queries, partner: MemberId, from: string, to: string) {
  const [first, last] = [seoulDayRange(from), seoulDayRange(to)]
  assert(first && last, 'days of the contract are days')
  const [cash, rolled] = await Promise.all([
    listTreeCash(db, partner, { from: first.from, before: last.before }),
    listRollingDays(db, { earnerId: partner, from, to }),
  ])
  const days = new Map(cash.map(row => [row.day, { ...row, rolling: 0 }]))
  for (const { day, rolling } of rolled)
    days.set(day, { day, deposits: 0, withdrawals: 0, ...days.get(day), rolling })
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1))
}
