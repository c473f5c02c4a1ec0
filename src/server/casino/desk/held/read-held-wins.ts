import type { HeldWin, heldWinsContract } from '#contract/back-office/casino/held-wins.ts'
import type { Query } from '#contract/wire/route.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deskMoment, deskTime } from '../desk-time.ts'
import { heldWinList, type ListedHeldWin } from './held-list.sql.ts'

/** Returns a page of wins that were beyond the most of their game, newest first. */
export async function readHeldWins(
  { db }: Pick<Deps, 'db'>,
  { page, ...asked }: Query<typeof heldWinsContract.heldWins>,
) {
  const { rows, ...counts } = await heldWinList.page(db, asked, page)
  return { wins: rows.map(wireHeldWin), ...counts }
}

const wireHeldWin = ({ at, decidedAt, ...row }: ListedHeldWin): HeldWin => ({
  ...row,
  at: deskTime(at),
  decidedAt: deskMoment(decidedAt),
})
