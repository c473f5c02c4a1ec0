import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import {
  FOLDS_LEAST,
  FOLDS_MOST,
  QUEST_COINS_MAX,
  QUEST_GAME_TYPES,
  QUEST_POINTS_MAX,
  QUEST_TARGET_MAX,
  questKinds,
} from '#domain/promotions/quest.ts'
import { isVisibleText } from '#domain/visible-text.ts'

export const QUEST_TITLE_MAX = 40
export const QUEST_PLACE_MAX = 99

/** Goal of a quest; folds only for bets on matches, a game type only for quests that count bets. */
const goal = {
  kind: z.enum(questKinds),
  foldsMin: z.number().int().min(FOLDS_LEAST).max(FOLDS_MOST).nullable(),
  gameType: z.literal(QUEST_GAME_TYPES).nullable(),
  target: z.number().int().min(1).max(QUEST_TARGET_MAX),
}

const reward = {
  points: z.number().int().min(0).max(QUEST_POINTS_MAX),
  coins: z.number().int().min(0).max(QUEST_COINS_MAX),
}

/** 진행중, 완료, 수령완료 (handbook 5.9). */
const state = z.enum(['open', 'done', 'claimed'])

const quest = z.object({
  id: z.number().int(),
  title: z.string(),
  ...goal,
  ...reward,
  progress: z.number().int(),
  state,
})
export type Quest = z.output<typeof quest>

const questDay = z.object({
  day,
  /** The last second in which the day's rewards can be claimed. */
  until: seoulDateTime,
  quests: z.array(quest),
  /** Bonus for a day with all quests finished; null when there is none. */
  bonus: z.object({ points: z.number().int(), state }).nullable(),
  /** The member's event coins. */
  coins: z.number().int(),
})
export type QuestDay = z.output<typeof questDay>

const taken = z.object({ points: z.number().int(), coins: z.number().int() })

/** Daily quests of a member (EVENT-006, EVENT-007, handbook 5.9). They restart at 00:00 in Seoul. */
export const questContract = {
  today: route({
    method: 'GET',
    path: 'quests',
    access: 'member',
    summary: '오늘의 데일리퀘스트와 진행도',
    output: questDay,
    refusals: [],
  }),
  claimBonus: route({
    method: 'POST',
    path: 'quests/bonus/claim',
    access: 'member',
    summary: '데일리퀘스트 전체 완료 보상받기',
    output: taken,
    refusals: ['QUEST_UNKNOWN', 'QUEST_NOT_DONE', 'QUEST_CLAIMED', 'FORBIDDEN', 'SELF_EXCLUDED'],
  }),
  claim: route({
    method: 'POST',
    path: 'quests/{id}/claim',
    access: 'member',
    summary: '데일리퀘스트 보상받기 (하루 한 번)',
    params: z.object({ id: idParam }),
    output: taken,
    refusals: ['QUEST_UNKNOWN', 'QUEST_NOT_DONE', 'QUEST_CLAIMED', 'FORBIDDEN', 'SELF_EXCLUDED'],
  }),
}

const title = z.string().trim().max(QUEST_TITLE_MAX).refine(isVisibleText)
const place = z.number().int().min(1).max(QUEST_PLACE_MAX)
const period = { startsOn: day, endsOn: day.nullable() }

const questRow = z.object({
  id: z.number().int(),
  title: z.string(),
  ...goal,
  ...reward,
  place: z.number().int(),
  ...period,
  /** State today: active, upcoming, over, or stopped by an operator. */
  standing: z.enum(['on', 'coming', 'over', 'stopped']),
  /** Members who claimed its reward today, and the total. */
  today: z.object({ claims: z.number().int(), points: z.number().int(), coins: z.number().int() }),
})
export type QuestRow = z.output<typeof questRow>

/** Editing of quests (EVENT-006). The kind can't be changed; goal and reward apply from the change on. */
export const questOperatorContract = {
  quests: route({
    method: 'GET',
    path: 'admin/quests',
    access: 'promotions:read',
    summary: '데일리퀘스트 목록과 오늘 현황',
    query: z.object({ page, standing: z.enum(['on', 'coming', 'over', 'stopped']).optional() }),
    output: z.object({
      quests: z.array(questRow),
      ...pageCounts,
      day,
      bonusPoints: z.number().int(),
      /** Today's sums over all quests and the bonus. */
      today: z.object({
        members: z.number().int(),
        claims: z.number().int(),
        bonuses: z.number().int(),
        points: z.number().int(),
        coins: z.number().int(),
      }),
    }),
    refusals: [],
  }),
  create: route({
    method: 'POST',
    path: 'admin/quests',
    access: 'promotions:write',
    summary: '데일리퀘스트 등록',
    body: z.object({ title, ...goal, ...reward, place, ...period, reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['QUEST_GOAL', 'QUEST_WITHOUT_REWARD', 'QUEST_PERIOD', 'QUESTS_FULL'],
  }),
  bonus: route({
    method: 'POST',
    path: 'admin/quests/bonus',
    access: 'promotions:write',
    summary: '데일리퀘스트 전체 완료 보너스 변경',
    body: z.object({ points: z.number().int().min(0).max(QUEST_POINTS_MAX), reason }),
    output: z.object({ points: z.number().int() }),
    refusals: [],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/quests/{id}',
    access: 'promotions:write',
    summary: '데일리퀘스트 수정',
    params: z.object({ id: idParam }),
    body: z.object({
      title,
      foldsMin: goal.foldsMin,
      gameType: goal.gameType,
      target: goal.target,
      ...reward,
      place,
      ...period,
      reason,
    }),
    output: z.object({ id: z.number().int() }),
    refusals: ['QUEST_UNKNOWN', 'QUEST_GOAL', 'QUEST_WITHOUT_REWARD', 'QUEST_PERIOD', 'QUESTS_FULL'],
  }),
  stop: route({
    method: 'POST',
    path: 'admin/quests/{id}/stop',
    access: 'promotions:write',
    summary: '데일리퀘스트 중지와 재개',
    params: z.object({ id: idParam }),
    body: z.object({ stopped: z.boolean(), reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['QUEST_UNKNOWN', 'QUESTS_FULL'],
  }),
}
