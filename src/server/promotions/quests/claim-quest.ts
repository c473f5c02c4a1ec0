import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { coins, points } from '#domain/money.ts'
import type { QuestReward } from '#domain/promotions/quest.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { type GiftRefusal, giftRefusal } from '../gift-refusal.ts'
import { giveCoins } from '../give-coins.ts'
import { givePoints } from '../give-points.ts'
import type { CountPosts } from './day-activity.ts'
import { insertBonusClaim, insertClaim } from './quest-claims.sql.ts'
import { loadQuestDay } from './quest-day.ts'

export type QuestDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & { readonly countPosts: CountPosts }

type ClaimRefusal = Refusal<'QUEST_UNKNOWN' | 'QUEST_NOT_DONE' | 'QUEST_CLAIMED'> | GiftRefusal

/**
 * Gives the reward of a quest that a member has finished today, once (EVENT-007): the claim row is the key, so of
 * concurrent requests one is paid. Refused until it is finished; it expires at 00:00 in Seoul.
 */
export function claimQuest(
  { db, clock, bus, newUuid, countPosts }: QuestDeps,
  memberId: MemberId,
  questId: number,
): Promise<Result<QuestReward, ClaimRefusal>> {
  return db.transaction(async tx => {
    const at = clock.now()
    const refusal = await giftRefusal(tx, memberId, at)
    if (refusal) return refuse(refusal)
    const { day, quests } = await loadQuestDay(tx, countPosts, { memberId, at })
    const quest = quests.find(({ id }) => id === questId)
    if (!quest) return refuse({ code: 'QUEST_UNKNOWN' })
    if (quest.state === 'open') return refuse({ code: 'QUEST_NOT_DONE' })
    const ref = newUuid()
    const reward = { points: quest.points, coins: quest.coins }
    if (!(await insertClaim(tx, { memberId, day, ref, at, questId, ...reward })))
      return refuse({ code: 'QUEST_CLAIMED' })
    const gift = { memberId, ref, cause: `데일리퀘스트 ${quest.title}`, at }
    if (reward.points > 0) {
      const given = await givePoints({ bus }, tx, { ...gift, points: reward.points })
      if (!given.ok) return given
    }
    if (reward.coins > 0) await giveCoins(tx, { ...gift, coins: reward.coins })
    tellContentChanged(tx, { bus }, 'quests', memberId)
    tellContentChanged(tx, { bus }, 'milestones', memberId)
    if (reward.coins > 0) tellContentChanged(tx, { bus }, 'coin-event', memberId)
    return accept(reward)
  })
}

/** Gives the bonus for finishing all quests of a day, once. */
export function claimBonus(
  { db, clock, bus, newUuid, countPosts }: QuestDeps,
  memberId: MemberId,
): Promise<Result<QuestReward, ClaimRefusal>> {
  return db.transaction(async tx => {
    const at = clock.now()
    const { day, bonus } = await loadQuestDay(tx, countPosts, { memberId, at })
    if (!bonus) return refuse({ code: 'QUEST_UNKNOWN' })
    if (bonus.state === 'open') return refuse({ code: 'QUEST_NOT_DONE' })
    const ref = newUuid()
    if (!(await insertBonusClaim(tx, { memberId, day, ref, at, points: bonus.points })))
      return refuse({ code: 'QUEST_CLAIMED' })
    const cause = '데일리퀘스트 전체 완료 보너스'
    const given = await givePoints({ bus }, tx, { memberId, points: points(bonus.points), ref, cause, at })
    if (!given.ok) return given
    tellContentChanged(tx, { bus }, 'quests', memberId)
    return accept({ points: bonus.points, coins: coins(0) })
  })
}
