import type { HeldWin, heldWinsContract } from '#contract/back-office/casino/held-wins.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { Query } from '#contract/wire/route.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deskMoment, deskTime } from '../desk-time.ts'
import { countListed, type ListedHeldWin, listHeldWins } from './held-list.sql.ts'

/** Returns a page of wins that were beyond the most of their game, newest first. */
export async function readHeldWins(
  { db }: Pick<Deps, 'db'>,
  { page, ...asked }: Query<typeof heldWinsContract.heldWins>,
): Promise<{ wins: HeldWin[]; pageCount: number; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listHeldWins(db, asked, { offset: pageStart(page), limit: PAGE_SIZE }),
    countListed(db, asked),
  ])
  return { wins: rows.map(wireHeldWin), pageCount: pageCountOf(totalCount), totalCount }
}

const wireHeldWin = ({ at, decidedAt, ...row }: ListedHeldWin): HeldWin => ({
  ...row,
  at: deskTime(at),
  decidedAt: deskMoment(decidedAt),
})
