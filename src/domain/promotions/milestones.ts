import type { Points } from '../money.ts'
import { ACTIVE_QUESTS_MAX } from './quest.ts'

/**
 * What is counted over a month (ROUTE-071, handbook 5.9): days with a stamp, daily quests whose reward was taken, and won
 * staked on bets that were settled as won or lost.
 * Nothing counts losses or deposits.
 */
export const milestoneKinds = ['attendance', 'quests', 'bets'] as const
export type MilestoneKind = (typeof milestoneKinds)[number]

export const milestoneWord: Readonly<Record<MilestoneKind, string>> = {
  attendance: '출석',
  quests: '퀘스트',
  bets: '베팅',
}

export const milestoneUnit: Readonly<Record<MilestoneKind, string>> = {
  attendance: '일',
  quests: '개',
  bets: '원',
}

/** No month has more days, and no day more quests. */
const DAYS_MAX = 31

/** The farthest step of each kind. */
export const milestoneMost: Readonly<Record<MilestoneKind, number>> = {
  attendance: DAYS_MAX,
  quests: DAYS_MAX * ACTIVE_QUESTS_MAX,
  bets: 1_000_000_000_000,
}

/** A step: so many days or won bring so many points. */
export type Milestone = { readonly kind: MilestoneKind; readonly target: number; readonly points: Points }

export type MonthCounts = Readonly<Record<MilestoneKind, number>>

export type MilestoneState = 'ahead' | 'reached' | 'claimed'

/** How a step stands with what was counted; what is claimed stays claimed. */
export const milestoneState = (
  { kind, target }: Milestone,
  counts: MonthCounts,
  isClaimed: boolean,
): MilestoneState => {
  if (isClaimed) return 'claimed'
  return counts[kind] >= target ? 'reached' : 'ahead'
}
