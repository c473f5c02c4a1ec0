import type { Points } from '../money.ts'
import { ACTIVE_QUESTS_MAX } from './quest.ts'

/**
 * Monthly counters (ROUTE-071, handbook 5.9): days with a stamp, claimed daily quests, won deposited, and
 * won staked on bets settled as won or lost. Losses are never counted.
 */
export const milestoneKinds = ['attendance', 'quests', 'deposits', 'bets'] as const
export type MilestoneKind = (typeof milestoneKinds)[number]

export const milestoneWord: Readonly<Record<MilestoneKind, string>> = {
  attendance: '출석',
  quests: '퀘스트',
  deposits: '충전',
  bets: '베팅',
}

export const milestoneUnit: Readonly<Record<MilestoneKind, string>> = {
  attendance: '일',
  quests: '개',
  deposits: '원',
  bets: '원',
}

/** Maximum number of days in a month. */
const DAYS_MAX = 31

const WON_MAX = 1_000_000_000_000

/** The highest target of each kind. */
export const milestoneMost: Readonly<Record<MilestoneKind, number>> = {
  attendance: DAYS_MAX,
  quests: DAYS_MAX * ACTIVE_QUESTS_MAX,
  deposits: WON_MAX,
  bets: WON_MAX,
}

/** A step: the target in days or won, and its points. */
export type Milestone = { readonly kind: MilestoneKind; readonly target: number; readonly points: Points }

export type MonthCounts = Readonly<Record<MilestoneKind, number>>

export type MilestoneState = 'ahead' | 'reached' | 'claimed'

/** State of a step; a claimed step stays claimed. */
export const milestoneState = (
  { kind, target }: Milestone,
  counts: MonthCounts,
  isClaimed: boolean,
): MilestoneState => {
  if (isClaimed) return 'claimed'
  return counts[kind] >= target ? 'reached' : 'ahead'
}
