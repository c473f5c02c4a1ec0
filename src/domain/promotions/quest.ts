import { assert } from '../assert.ts'
import type { Coins, Points } from '../money.ts'

/** What a daily quest asks for (handbook 5.9). Rewards for losing or for depositing are not built. */
export const questKinds = ['login', 'attendance', 'sports-folds', 'bet-count', 'bet-stakes', 'post'] as const
export type QuestKind = (typeof questKinds)[number]

/** Codes of the games that settle bets today; quests for others come with their games. */
export const QUEST_GAME_TYPES = [1, 2] as const
export type QuestGameType = (typeof QUEST_GAME_TYPES)[number]

/** So many stand at once (handbook 5.9). */
export const ACTIVE_QUESTS_MAX = 6
export const FOLDS_LEAST = 2
export const FOLDS_MOST = 10

export type QuestGoal = {
  readonly kind: QuestKind
  /** Of 'sports-folds' alone. */
  readonly foldsMin: number | null
  /** Of 'bet-count' and 'bet-stakes' alone. */
  readonly gameType: QuestGameType | null
  /** How often; of 'bet-stakes' how many won. */
  readonly target: number
}

export type QuestReward = { readonly points: Points; readonly coins: Coins }

/** Bets of one kind that were settled on a day, those that were void or cancelled left out. */
export type SettledBets = {
  readonly gameType: number
  /** Null for bets without legs. */
  readonly legs: number | null
  readonly count: number
  /** In won. */
  readonly stakes: number
}

/** What a member has done on a day, as far as quests ask for it. */
export type DayActivity = {
  readonly attended: boolean
  /** Posts of the free board that still stand there. */
  readonly posts: number
  readonly bets: readonly SettledBets[]
}

/** How far a member is, never above the target. */
export const questProgress = (goal: QuestGoal, day: DayActivity): number =>
  Math.min(goal.target, done(goal, day))

function done({ kind, foldsMin, gameType }: QuestGoal, { attended, posts, bets }: DayActivity): number {
  const ofGame = bets.filter(one => one.gameType === gameType)
  switch (kind) {
    case 'login':
      // Nobody asks for own quests without being logged in.
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

/** The bonus for all quests of a day: there is one only where there are quests, and all of them are finished. */
export const areAllDone = (states: readonly QuestState[]): boolean =>
  states.length > 0 && states.every(state => state !== 'open')

/** What a quest counts once at most on a day. */
const ONCE_A_DAY: readonly QuestKind[] = ['login', 'attendance']

export const QUEST_TARGET_MAX = 100_000_000
export const QUEST_POINTS_MAX = 1_000_000
export const QUEST_COINS_MAX = 100

/** Whether a goal can be meant: what its kind needs is there, and nothing else. */
export function isQuestGoal({ kind, foldsMin, gameType, target }: QuestGoal): boolean {
  if (!Number.isInteger(target) || target < 1 || target > QUEST_TARGET_MAX) return false
  if (ONCE_A_DAY.includes(kind) && target !== 1) return false
  const isOfFolds = kind === 'sports-folds'
  const isOfGame = kind === 'bet-count' || kind === 'bet-stakes'
  if (isOfGame !== (gameType !== null) || isOfFolds !== (foldsMin !== null)) return false
  return foldsMin === null || (foldsMin >= FOLDS_LEAST && foldsMin <= FOLDS_MOST)
}

/** When a quest stands, as days in Seoul: from one, up to and with another or for good. */
export type QuestPeriod = { readonly startsOn: string; readonly endsOn: string | null }

export const standsOn = ({ startsOn, endsOn }: QuestPeriod, day: string): boolean =>
  startsOn <= day && (endsOn === null || day <= endsOn)

/** The most quests that stand on one day, from a day on: more than before can only begin with one of them. */
export const mostAtOnce = (periods: readonly QuestPeriod[], from: string): number =>
  Math.max(
    0,
    ...[from, ...periods.map(({ startsOn }) => startsOn)]
      .filter(day => day >= from)
      .map(day => periods.filter(period => standsOn(period, day)).length),
  )
