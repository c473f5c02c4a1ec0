import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { postingKindWord } from '#domain/posting-kind.ts'
import type { Sql } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type ChangeRow, type ChangesPart, listMoneyRows, listPointRows } from './changes.sql.ts'

/** A change of a member's money or points, as shown to the member. */
export type PurseChange = {
  readonly id: number
  readonly at: Instant
  /** The Korean word for its kind. */
  readonly reason: string
  readonly memo: string | null
  readonly amount: number
  readonly after: number
}

type Changes = { readonly changes: readonly PurseChange[]; readonly hasMore: boolean }
type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** How far back the lists go. */
const SHOWN = 90 * DAY
const AT_A_TIME = 15

const partOf = ({ clock }: ReadDeps, before: number | undefined): ChangesPart => ({
  before,
  since: instant(clock.now() - SHOWN),
  // One more than shown, to know whether more follow.
  limit: AT_A_TIME + 1,
})

/** Returns a member's point changes, newest first, fifteen per page, before the last one shown. */
export async function readPointChanges(
  deps: ReadDeps,
  memberId: MemberId,
  before: number | undefined,
): Promise<Changes> {
  return changesOf(await listPointRows(deps.db, memberId, partOf(deps, before)))
}

/** Returns the point changes that became money (WALLET-015). */
export async function readConversions(
  deps: ReadDeps,
  memberId: MemberId,
  before: number | undefined,
): Promise<Changes> {
  const kind = 'points-converted'
  return changesOf(await listPointRows(deps.db, memberId, { ...partOf(deps, before), kind }))
}

/** The shown time range, and the number of changes; without a number all. */
type Moved = { readonly since: Instant; readonly newest: number | undefined }

/**
 * Like `readPointChanges`, for money. `moved` are queries of the member's bets that staked or paid in the shown time
 * range.
 */
export async function readMoneyChanges(
  deps: ReadDeps,
  memberId: MemberId,
  { before, moved }: { readonly before: number | undefined; readonly moved: (asked: Moved) => Sql },
): Promise<Changes> {
  const part = partOf(deps, before)
  // It is unknown which bets a later page begins with, so all are read then.
  const bets = moved({ since: part.since, newest: before === undefined ? part.limit : undefined })
  return changesOf(await listMoneyRows(deps.db, memberId, part, bets))
}

const changesOf = (rows: readonly ChangeRow[]): Changes => ({
  changes: rows
    .slice(0, AT_A_TIME)
    .map(({ n, kind, ...row }) => ({ id: n, ...row, reason: postingKindWord(kind) })),
  hasMore: rows.length > AT_A_TIME,
})
