import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import type { DayActivity, QuestKind } from '#domain/promotions/quest.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listStampedDays } from '../attendance/attendance.sql.ts'
import { countSettledBets } from '../settled-bets.sql.ts'

/** How many posts a member wrote in a time that still stand on the board; the board itself answers. */
export type CountPosts = (
  db: Queries,
  memberId: MemberId,
  span: { readonly from: Instant; readonly before: Instant },
) => Promise<number>

type DayAsked = {
  readonly memberId: MemberId
  readonly day: string
  /** What there are quests of; nothing else is asked for. */
  readonly kinds: ReadonlySet<QuestKind>
}

/** What a member has done on a day, by one indexed question for each area that the day's quests ask about. */
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
