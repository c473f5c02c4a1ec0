import type { questContract } from '#contract/promotions/quests.ts'
import { accept } from '#domain/result.ts'
import { loadCoins } from '#server/ledger/ledger.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { claimBonus, claimQuest, type QuestDeps } from './claim-quest.ts'
import { loadQuestDay } from './quest-day.ts'

/** The members' doorway to their daily quests. */
export const questRoutes = (deps: QuestDeps): Handlers<typeof questContract> => ({
  today: async ({ caller: { memberId } }) => {
    const { db, clock } = deps
    const { day, quests, bonus } = await loadQuestDay(db, memberId, clock.now())
    return accept({
      day,
      until: `${day} 23:59:59`,
      quests: quests.map(({ stoppedAt: _, place: __, startsOn: ___, endsOn: ____, ...quest }) => quest),
      bonus: bonus ?? null,
      coins: await loadCoins(db, memberId),
    })
  },
  claim: ({ params, caller }) => claimQuest(deps, caller.memberId, params.id),
  claimBonus: ({ caller }) => claimBonus(deps, caller.memberId),
})
