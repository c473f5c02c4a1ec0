import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { loadBalances, loadCoins, loadPurses } from '#server/ledger/ledger.ts'
import { findLastLogin, type Members, readDevices, readOwnEvents } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  countMembers,
  listMemberIds,
  listMembers,
  type MembersFilter,
  type MembersSort,
  searchMembers,
} from './member-list.sql.ts'
import { findUse, findView, listNeighbours, sumOpenBets } from './member-view.sql.ts'

export type ReadMembersDeps = Pick<Deps, 'db' | 'clock' | 'seal'> & {
  readonly members: Pick<Members, 'alive'>
}

type Part = { readonly limit: number; readonly offset: number }

/** Balances of a member who was never approved. */
const EMPTY = { wallet: 0, points: 0 }
const NOTHING = { ...EMPTY, debt: 0, pointsDebt: 0 }

/** Returns a page of the members that match a filter, and their number. */
export async function readMembers(
  { db, members }: Pick<ReadMembersDeps, 'db' | 'members'>,
  filter: MembersFilter,
  part: Part & { readonly sort: MembersSort },
) {
  const alive = members.alive()
  const sorted = { ...part, alive }
  if (filter.search) {
    const { ids, count } = await searchMembers(db, filter, sorted)
    return { rows: await readRows({ db, members }, ids), totalCount: count }
  }
  const [ids, totalCount] = await Promise.all([
    listMemberIds(db, filter, sorted),
    countMembers(db, filter, alive),
  ])
  return { rows: await readRows({ db, members }, ids), totalCount }
}

/** Returns these members in list format, in order. */
export async function readRows(
  { db, members }: Pick<ReadMembersDeps, 'db' | 'members'>,
  ids: readonly MemberId[],
) {
  const [rows, purses] = await Promise.all([listMembers(db, ids, members.alive()), loadPurses(db, ids)])
  return rows.map(row => ({ ...row, ...(purses.get(row.id) ?? EMPTY) }))
}

/** Returns the overview of a member; undefined for an unknown one. */
export async function readMember({ db, clock, members }: ReadMembersDeps, id: MemberId) {
  const view = await findView(db, id, members.alive())
  if (!view) return undefined
  const [balances, coins, use, openBets, lastLogin] = await Promise.all([
    loadPurses(db, [id]).then(purses => (purses.has(id) ? loadBalances(db, id) : NOTHING)),
    loadCoins(db, id),
    findUse(db, id, clock.now()),
    sumOpenBets(db, id),
    findLastLogin(db, id, 0),
  ])
  return { ...view, ...balances, coins, use, openBets, lastLogin: lastLogin ?? null }
}

/** How long logins are kept. */
const KEPT = 90 * DAY
const NEIGHBOURS_MAX = 15

/** Returns devices, logins and account changes of a member, and other members with the same addresses. */
export async function readLogins({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: MemberId, page: number) {
  const [devices, own, neighbours] = await Promise.all([
    readDevices({ db, clock }, id),
    readOwnEvents({ db, clock }, id, page),
    listNeighbours(db, id, instant(clock.now() - KEPT), NEIGHBOURS_MAX),
  ])
  return { devices, neighbours, ...own }
}
