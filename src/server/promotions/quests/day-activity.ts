import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import type { DayActivity, QuestKind } from '#domain/promotions/quest.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listStampedDays } from '../attendance/attendance.sql.ts'
import { countSettledBets } from '../settled-bets.sql.ts'

type DayAsked = {
  readonly memberId: MemberId
  readonly day: string
  /** What there are quests of; nothing else is asked for. */
  readonly kinds: ReadonlySet<QuestKind>
}

/** What a member has done on a day, by one indexed question for each area that the day's quests ask about. */
export async function readDayActivity(db: Queries, { memberId, day, kinds }: DayAsked): Promise<DayActivity> {
  const span = seoulDayRange(day)
  assert(span, `${day} is a day`)
  const asksBets = kinds.has('sports-folds') || kinds.has('bet-count') || kinds.has('bet-stakes')
  const bets = asksBets ? await countSettledBets(db, memberId, span) : []
  const stamps = kinds.has('attendance') ? await listStampedDays(db, memberId, day, day) : []
  return { attended: stamps.length > 0, bets }
}
