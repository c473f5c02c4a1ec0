import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import type { DayActivity, QuestKind } from '#domain/promotions/quest.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listStampedDays } from '../attendance/attendance.sql.ts'
import { countSettledBets } from '../settled-bets.sql.ts'

/** Number of a member's posts in a time range that are not deleted; implemented by the boards. */
export type CountPosts = (
  db: Queries,
  memberId: MemberId,
  span: { readonly from: Instant; readonly before: Instant },
) => Promise<number>

type DayAsked = {
  readonly memberId: MemberId
  readonly day: string
  /** Kinds of the day's quests; only these are queried. */
  readonly kinds: ReadonlySet<QuestKind>
}

/** Returns what a member has done on a day, with one indexed query per area that the day's quests need. */
export async function readDayActivity(
  db: Queries,
  countPosts: CountPosts,
  { memberId, day, kinds }: DayAsked,
): Promise<DayActivity> {
  const span = seoulDayRange(day)
  assert(span, `${day} is a day`)
  const asksBets = kinds.has('sports-folds') || kinds.has('bet-count') || kinds.has('bet-stakes')
  const bets = asksBets ? await countSettledBets(db, memberId, span) : []
  const stamps = kinds.has('attendance') ? await listStampedDays(db, memberId, day, day) : []
  const posts = kinds.has('post') ? await countPosts(db, memberId, span) : 0
  return { attended: stamps.length > 0, posts, bets }
}
