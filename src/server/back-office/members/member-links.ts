import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  belowList,
  listAbove,
  listSharedAddresses,
  listSharedBrowsers,
  listSharedPhones,
  receivedList,
} from './member-links.sql.ts'
import { findUses } from './member-view.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** How long logins are kept. */
const KEPT = 90 * DAY
const SHARES_MAX = 50
const ABOVE_MAX = 10

/**
 * Returns who shares a browser, an address or a phone with a member; phones only for callers who may view encrypted
 * data.
 */
export async function readShares({ db, clock }: ReadDeps, id: MemberId, mayKnowPhones: boolean) {
  const [browsers, addresses, phones] = await Promise.all([
    listSharedBrowsers(db, id, SHARES_MAX),
    listSharedAddresses(db, id, instant(clock.now() - KEPT), SHARES_MAX),
    mayKnowPhones ? listSharedPhones(db, id, SHARES_MAX) : null,
  ])
  return { browsers, addresses, phones }
}

/** Returns a member's recommenders, and the members recommended by them with their bets of this month. */
export async function readRecommenders({ db, clock }: ReadDeps, id: MemberId, page: number) {
  const [above, { rows, ...counts }] = await Promise.all([
    listAbove(db, id, ABOVE_MAX),
    belowList.page(db, id, page),
  ])
  const uses = await findUses(
    db,
    rows.map(row => row.id),
    clock.now(),
  )
  const below = rows.map(row => {
    const [, , staked, , , returned] = uses.get(row.id) ?? [0, 0, 0, 0, 0, 0]
    return { ...row, month: { staked, returned } }
  })
  return { above, below, ...counts }
}

/** Returns the messages sent to a member, newest first. */
export async function readReceived({ db }: Pick<Deps, 'db'>, id: MemberId, page: number) {
  const { rows, ...counts } = await receivedList.page(db, id, page)
  return { messages: rows, ...counts }
}
