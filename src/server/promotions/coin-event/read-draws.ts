import type { MemberId } from '#domain/ids.ts'
import { sumOfHouseAccount } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countDrawnPrizes, drawList, loadDrawFigures } from './coin-draws.sql.ts'
import { isCoinEventOpen, listPrizeTables, prizeTableList } from './prize-tables.sql.ts'

export type { CoinDrawRow } from './coin-draws.sql.ts'
export type { PrizeTable } from './prize-tables.sql.ts'

/** Returns a page of a member's draws, newest first, with their prize tables. */
export async function readDraws({ db }: Pick<Deps, 'db'>, memberId: MemberId, page: number) {
  const { rows, ...counts } = await drawList.page(db, memberId, page)
  const tables = await listPrizeTables(db, [...new Set(rows.map(({ version }) => version))])
  return { draws: rows, tables, ...counts }
}

/** Returns the event for operators: a day's figures, and the versions with how often each prize was drawn. */
export async function readCoinDesk({ db }: Pick<Deps, 'db'>, day: string, page: number) {
  const [open, today, { rows: tables, ...counts }, house] = await Promise.all([
    isCoinEventOpen(db),
    loadDrawFigures(db, day),
    prizeTableList.page(db, undefined, page),
    sumOfHouseAccount(db, 'house:coins'),
  ])
  const drawn = await countDrawnPrizes(
    db,
    tables.map(({ version }) => version),
  )
  const drawnOf = (version: number, place: number): number =>
    drawn.find(one => one.version === version && one.place === place)?.count ?? 0
  return {
    open,
    today,
    ...counts,
    // Members hold what the house account has given out.
    held: Math.abs(house),
    tables: tables.map(table => ({
      ...table,
      inForce: table.version === counts.totalCount,
      drawn: table.prizes.map((_, index) => drawnOf(table.version, index + 1)),
    })),
  }
}
