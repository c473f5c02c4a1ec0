import type { MemberId } from '#domain/ids.ts'
import { sumOfHouseAccount } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countDrawnPrizes, countDraws, listDraws, loadDrawFigures } from './coin-draws.sql.ts'
import { countPrizeTables, isCoinEventOpen, listNewestTables, listPrizeTables } from './prize-tables.sql.ts'

export type { CoinDrawRow } from './coin-draws.sql.ts'
export type { PrizeTable } from './prize-tables.sql.ts'

type Part = { readonly limit: number; readonly offset: number }

/** Returns a page of a member's draws, newest first, with their prize tables. */
export async function readDraws({ db }: Pick<Deps, 'db'>, memberId: MemberId, part: Part) {
  const [draws, totalCount] = await Promise.all([listDraws(db, memberId, part), countDraws(db, memberId)])
  const tables = await listPrizeTables(db, [...new Set(draws.map(({ version }) => version))])
  return { draws, tables, totalCount }
}

/** Returns the event for operators: a day's figures, and the versions with how often each prize was drawn. */
export async function readCoinDesk({ db }: Pick<Deps, 'db'>, day: string, part: Part) {
  const [open, today, totalCount, tables, house] = await Promise.all([
    isCoinEventOpen(db),
    loadDrawFigures(db, day),
    countPrizeTables(db),
    listNewestTables(db, part),
    sumOfHouseAccount(db, 'house:coins'),
  ])
  const counts = await countDrawnPrizes(
    db,
    tables.map(({ version }) => version),
  )
  const drawnOf = (version: number, place: number): number =>
    counts.find(one => one.version === version && one.place === place)?.count ?? 0
  return {
    open,
    today,
    totalCount,
    // Members hold what the house account has given out.
    held: Math.abs(house),
    tables: tables.map(table => ({
      ...table,
      inForce: table.version === totalCount,
      drawn: table.prizes.map((_, index) => drawnOf(table.version, index + 1)),
    })),
  }
}
