import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { AlarmDecision } from '#domain/protection/alarms.ts'
import type { ExclusionPeriod } from '#domain/protection/exclusion.ts'
import { CAP_BLOCKS } from '#domain/protection/gate.ts'
import type { LimitName } from '#domain/protection/limits.ts'
import { guardWallet } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertDecision } from './alarms/alarms.sql.ts'
import { changeOwnLimit } from './change-own-limit.ts'
import { excludeSelf } from './exclude.ts'
import { historyList, insertHistory, type NewHistory, putCap } from './protection.sql.ts'

/** Protection history of a member of the play data: own limits, exclusion and reached limits. */
export type ProtectionStory = {
  readonly memberId: MemberId
  readonly limits?: readonly (LimitName & { readonly amount: number; readonly at: Instant })[]
  readonly met?: readonly (Pick<NewHistory, 'what' | 'kind' | 'period' | 'at'> & {
    readonly decided?: {
      readonly decision: AlarmDecision
      readonly note: string
      readonly operatorId: MemberId
    }
  })[]
  readonly exclusion?: { readonly period: ExclusionPeriod; readonly at: Instant }
  readonly capReachedAt?: Instant
}

type StoryDeps = Pick<Deps, 'db' | 'bus'>

/** Creates the stories of members who have none yet. */
export async function tellFirstStories(
  { db, bus }: StoryDeps,
  stories: readonly ProtectionStory[],
): Promise<void> {
  for (const story of stories)
    if ((await historyList.count(db, { memberId: story.memberId, withMarks: true })) === 0)
      await tell({ db, bus }, story)
}

const at = (moment: Instant) => ({ clock: { now: () => moment } })

async function tell(
  { db, bus }: StoryDeps,
  { memberId, limits = [], met = [], exclusion, capReachedAt }: ProtectionStory,
): Promise<void> {
  for (const { at: moment, ...limit } of limits)
    await changeOwnLimit({ db, bus, ...at(moment) }, memberId, limit)
  if (exclusion)
    await excludeSelf({ db, bus, ...at(exclusion.at), forgetSessions: () => {} }, memberId, exclusion.period)
  for (const { decided, ...one } of met)
    await db.transaction(async tx => {
      await insertHistory(tx, { memberId, ...one })
      const [kept] = await historyList.rows(tx, { memberId, withMarks: true }, { limit: 1, offset: 0 })
      if (kept && decided) await insertDecision(tx, { id: kept.id, ...decided, at: one.at })
    })
  if (capReachedAt !== undefined)
    await db.transaction(async tx => {
      await guardWallet(tx, memberId)
      await putCap(tx, { memberId, reachedAt: capReachedAt, until: instant(capReachedAt + CAP_BLOCKS) })
    })
}
