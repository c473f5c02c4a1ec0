import { assert } from '../assert.ts'
import type { Coins, Points } from '../money.ts'

/** Goals of daily quests (handbook 5.9). Rewards for losses or deposits are deliberately not offered. */
export const questKinds = ['login', 'attendance', 'sports-folds', 'bet-count', 'bet-stakes', 'post'] as const
export type QuestKind = (typeof questKinds)[number]

/** Game types that quests support. */
export const QUEST_GAME_TYPES = [1, 2] as const
export type QuestGameType = (typeof QUEST_GAME_TYPES)[number]

/** Maximum number of active quests (handbook 5.9). */
export const ACTIVE_QUESTS_MAX = 6
export const FOLDS_LEAST = 2
export const FOLDS_MOST = 10

export type QuestGoal = {
  readonly kind: QuestKind
  /** Only for 'sports-folds'. */
  readonly foldsMin: number | null
  /** Only for 'bet-count' and 'bet-stakes'. */
  readonly gameType: QuestGameType | null
  /** Number of times; won for 'bet-stakes'. */
  readonly target: number
}

export type QuestReward = { readonly points: Points; readonly coins: Coins }

/** Bets of one kind settled on a day, without void and cancelled ones. */
export type SettledBets = {
  readonly gameType: number
  /** Null for bets without legs. */
  readonly legs: number | null
  readonly count: number
  /** In won. */
  readonly stakes: number
}

/** A member's activity on a day, as far as quests need it. */
export type DayActivity = {
  readonly attended: boolean
  /** Posts on the free board that were not removed. */
  readonly posts: number
  readonly bets: readonly SettledBets[]
}

/** Progress, at most the target. */
export const questProgress = (goal: QuestGoal, day: DayActivity): number =>
  Math.min(goal.target, done(goal, day))

function done({ kind, foldsMin, gameType }: QuestGoal, { attended, posts, bets }: DayActivity): number {
  const ofGame = bets.filter(one => one.gameType === gameType)
  switch (kind) {
    case 'login':
      // Only logged-in members can see their quests.
      return 1
    case 'attendance':
      return attended ? 1 : 0
    case 'sports-folds':
      assert(foldsMin !== null, 'a quest of folds says how many')
      return sum(bets.filter(({ legs }) => legs !== null && legs >= foldsMin).map(one => one.count))
    case 'bet-count':
      return sum(ofGame.map(one => one.count))
    case 'bet-stakes':
      return sum(ofGame.map(one => one.stakes))
    case 'post':
      return posts
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0)

/** 진행중, 완료, 수령완료. */
export type QuestState = 'open' | 'done' | 'claimed'

export const questState = (progress: number, target: number, claimed: boolean): QuestState =>
  claimed ? 'claimed' : progress >= target ? 'done' : 'open'

/** True when the bonus for all quests of a day is earned: there are quests, and all are finished. */
export const areAllDone = (states: readonly QuestState[]): boolean =>
  states.length > 0 && states.every(state => state !== 'open')

/** Quests that count at most once a day. */
const ONCE_A_DAY: readonly QuestKind[] = ['login', 'attendance']

export const QUEST_TARGET_MAX = 100_000_000
export const QUEST_POINTS_MAX = 1_000_000
export const QUEST_COINS_MAX = 100

/** True when a goal is valid: it has the fields of its kind and no others. */
export function isQuestGoal({ kind, foldsMin, gameType, target }: QuestGoal): boolean {
  if (!Number.isInteger(target) || target < 1 || target > QUEST_TARGET_MAX) return false
  if (ONCE_A_DAY.includes(kind) && target !== 1) return false
  const isOfFolds = kind === 'sports-folds'
  const isOfGame = kind === 'bet-count' || kind === 'bet-stakes'
  if (isOfGame !== (gameType !== null) || isOfFolds !== (foldsMin !== null)) return false
  return foldsMin === null || (foldsMin >= FOLDS_LEAST && foldsMin <= FOLDS_MOST)
}

/** Active period of a quest in Seoul days, both included; null means no end. */
export type QuestPeriod = { readonly startsOn: string; readonly endsOn: string | null }

const standsOn = ({ startsOn, endsOn }: QuestPeriod, day: string): boolean =>
  startsOn <= day && (endsOn === null || day <= endsOn)

/**
 * The maximum number of quests active on one day, from a day on. The maximum can only begin on that day
 * or with the start of a quest.
 */
export const mostAtOnce = (periods: readonly QuestPeriod[], from: string): number =>
  Math.max(
    0,
    ...[from, ...periods.map(({ startsOn }) => startsOn)]
      .filter(day => day >= from)
      .map(day => periods.filter(period => standsOn(period, day)).length),
  )
