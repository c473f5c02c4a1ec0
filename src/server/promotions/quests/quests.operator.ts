import type { questOperatorContract } from '#contract/promotions/quests.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { coins, points } from '#domain/money.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { createQuest, editQuest, setQuestBonus, stopQuest } from './edit-quests.ts'
import { type DeskQuestRow, readQuestDesk } from './read-quest-desk.ts'

/** Operator routes for the daily quests. */
export const questOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof questOperatorContract> => ({
  quests: async ({ query: { page, standing } }) => {
    const day = seoulDay(deps.clock.now())
    const { quests, ...figures } = await readQuestDesk(deps, { day, standing }, page)
    return accept({ quests: quests.map(wireQuest), day, ...figures })
  },
  create: ({ body: { reason, ...body }, caller, ip }) =>
    createQuest(deps, { act: { operator: caller, ip, reason }, terms: inOurWords(body) }),
  edit: ({ params, body: { reason, ...body }, caller, ip }) =>
    editQuest(deps, params.id, { act: { operator: caller, ip, reason }, terms: inOurWords(body) }),
  stop: ({ params, body: { reason, stopped }, caller, ip }) =>
    stopQuest(deps, params.id, { act: { operator: caller, ip, reason }, terms: { stopped } }),
  bonus: ({ body: { reason, points }, caller, ip }) =>
    setQuestBonus(deps, { act: { operator: caller, ip, reason }, terms: { points } }),
})

const inOurWords = <T extends { readonly points: number; readonly coins: number }>(body: T) => ({
  ...body,
  points: points(body.points),
  coins: coins(body.coins),
})

const wireQuest = ({ stoppedAt: _, claims, pointsToday, coinsToday, ...quest }: DeskQuestRow) => ({
  ...quest,
  today: { claims, points: pointsToday, coins: coinsToday },
})
