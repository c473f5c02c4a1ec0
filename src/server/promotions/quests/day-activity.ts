import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import type { DayActivity, QuestKind } from '#domain/promotions/quest.ts'
import { countSettledBets } from '#server/bets/bets.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'

type Span = { readonly from: Instant; readonly before: Instant }

/** What quests ask other areas, beside bets. */
export type DaySources = {
  readonly hasAttended: (db: Queries, memberId: MemberId, day: string) => Promise<boolean>
  /** How many posts a member has written in a span of time that still stand. */
  readonly countPosts: (db: Queries, memberId: MemberId, span: Span) => Promise<number>
}

type DayAsked = {
  readonly memberId: MemberId
  readonly day: string
  /** What there are quests of; nothing else is asked for. */
  readonly kinds: ReadonlySet<QuestKind>
}

/** What a member has done on a day, by one indexed question to each area that the day's quests ask for. */
export async function readDayActivity(
  db: Queries,
  { hasAttended, countPosts }: DaySources,
  { memberId, day, kinds }: DayAsked,
): Promise<DayActivity> {
  const span = seoulDayRange(day)
  assert(span, `${day} is a day`)
  const asksBets = kinds.has('sports-folds') || kinds.has('bet-count') || kinds.has('bet-stakes')
  const bets = asksBets ? await countSettledBets(db, memberId, span) : []
  const attended = kinds.has('attendance') && (await hasAttended(db, memberId, day))
  const posts = kinds.has('post') ? await countPosts(db, memberId, span) : 0
  return { attended, posts, bets }
}
