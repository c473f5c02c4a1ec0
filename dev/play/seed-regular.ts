import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { countWrittenPosts } from '#server/community/community.ts'
import { findByUserId, type Member } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listStampedDays } from '#server/promotions/attendance/attendance.sql.ts'
import { checkAttendance } from '#server/promotions/attendance/check-attendance.ts'
import { drawPrize } from '#server/promotions/coin-event/draw-prize.ts'
import { promiseOf, readCoinEvent } from '#server/promotions/coin-event/read-coin-event.ts'
import { claimQuest } from '#server/promotions/quests/claim-quest.ts'
import { loadQuestDay } from '#server/promotions/quests/quest-day.ts'
import { STORY_DAYS } from './seed-quests.ts'

/** Days ago without a stamp. Today's stamp is the seventh in a row. */
const MISSED: readonly number[] = [12, 7]
/** Days ago on which coins were spent on draws. */
const DRAWN: readonly number[] = [10, 6, 6, 3, 1]

/**
 * Seeds a member who comes every day: stamps, quests and draws of the past weeks, through the members' own operations.
 */
export async function seedRegular(deps: Deps): Promise<void> {
  const member = await findByUserId(deps.db, 'demo')
  if (!member || (await hasStory(deps, member))) return
  for (let days = STORY_DAYS - 6; days > 0; days--) {
    const at = instant(deps.clock.now() - days * DAY)
    const then: Deps = { ...deps, clock: { ...deps.clock, now: () => at } }
    if (!MISSED.includes(days)) await checkAttendance(then, member.id)
    await claimDone(then, member)
    for (const _ of DRAWN.filter(drawn => drawn === days)) await draw(then, member)
  }
}

async function hasStory({ db, clock }: Deps, { id }: Member): Promise<boolean> {
  const first: Instant = instant(clock.now() - STORY_DAYS * DAY)
  return (await listStampedDays(db, id, seoulDay(first), seoulDay(clock.now()))).length > 0
}

async function claimDone(deps: Deps, { id }: Member): Promise<void> {
  const asked = { ...deps, countPosts: countWrittenPosts }
  const { quests } = await loadQuestDay(deps.db, countWrittenPosts, { memberId: id, at: deps.clock.now() })
  for (const quest of quests.filter(({ state }) => state === 'done')) await claimQuest(asked, id, quest.id)
}

async function draw(deps: Deps, { id }: Member): Promise<void> {
  const { chain } = await readCoinEvent(deps, id)
  const next = chain && promiseOf(chain)
  if (next) await drawPrize(deps, { ...next, memberId: id, word: '행운을 빌어요', key: deps.newUuid() })
}
