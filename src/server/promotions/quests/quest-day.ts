import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { Points } from '#domain/money.ts'
import { areAllDone, type QuestState, questProgress, questState } from '#domain/promotions/quest.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type CountPosts, readDayActivity } from './day-activity.ts'
import { findBonusClaim, listClaimedQuests } from './quest-claims.sql.ts'
import { listStandingQuests, loadQuestRule, type QuestRow } from './quests.sql.ts'

export type MemberQuest = QuestRow & { readonly progress: number; readonly state: QuestState }

export type QuestDay = {
  readonly day: string
  readonly quests: readonly MemberQuest[]
  /** For finishing all quests of the day; undefined if it is zero. */
  readonly bonus: { readonly points: Points; readonly state: QuestState } | undefined
}

/** Returns a member's quests of the current day in Seoul with the progress, computed on each read. */
export async function loadQuestDay(
  db: Queries,
  countPosts: CountPosts,
  { memberId, at }: { readonly memberId: MemberId; readonly at: Instant },
): Promise<QuestDay> {
  const day = seoulDay(at)
  const rows = await listStandingQuests(db, day)
  const kinds = new Set(rows.map(({ kind }) => kind))
  const activity = await readDayActivity(db, countPosts, { memberId, day, kinds })
  const claimed = await listClaimedQuests(db, memberId, day)
  const quests = rows.map(row => {
    const progress = questProgress(row, activity)
    return { ...row, progress, state: questState(progress, row.target, claimed.has(row.id)) }
  })
  return { day, quests, bonus: await loadBonus(db, { memberId, day, states: quests.map(one => one.state) }) }
}

type BonusDay = {
  readonly memberId: MemberId
  readonly day: string
  readonly states: readonly QuestState[]
}

async function loadBonus(db: Queries, { memberId, day, states }: BonusDay): Promise<QuestDay['bonus']> {
  const taken = await findBonusClaim(db, memberId, day)
  if (taken) return { points: taken.points, state: 'claimed' }
  const { bonusPoints } = await loadQuestRule(db)
  if (bonusPoints === 0 || states.length === 0) return undefined
  return { points: bonusPoints, state: areAllDone(states) ? 'done' : 'open' }
}
