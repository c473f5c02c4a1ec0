import type { questContract } from '#contract/promotions/quests.ts'
import { accept, refuse } from '#domain/result.ts'
import { loadCoins } from '#server/ledger/ledger.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { claimBonus, claimQuest, type QuestDeps } from './claim-quest.ts'
import { loadQuestDay } from './quest-day.ts'

/** Member routes for their daily quests; operators cannot claim. */
export const questRoutes = (deps: QuestDeps): Handlers<typeof questContract> => ({
  today: async ({ caller: { memberId } }) => {
    const { db, clock, countPosts } = deps
    const { day, quests, bonus } = await loadQuestDay(db, countPosts, { memberId, at: clock.now() })
    return accept({
      day,
      until: `${day} 23:59:59`,
      quests: quests.map(({ stoppedAt: _, place: __, startsOn: ___, endsOn: ____, ...quest }) => quest),
      bonus: bonus ?? null,
      coins: await loadCoins(db, memberId),
    })
  },
  claim: ({ params, caller }) =>
    caller.kind === 'member' ? claimQuest(deps, caller.memberId, params.id) : refuse({ code: 'FORBIDDEN' }),
  claimBonus: ({ caller }) =>
    caller.kind === 'member' ? claimBonus(deps, caller.memberId) : refuse({ code: 'FORBIDDEN' }),
})
