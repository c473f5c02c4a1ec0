import type { Points } from '../money.ts'

/**
 * What is counted over a month (ROUTE-071): days with a stamp, and won staked on bets that were settled as won or lost.
 * Nothing counts losses or deposits.
 */
export const milestoneKinds = ['attendance', 'bets'] as const
export type MilestoneKind = (typeof milestoneKinds)[number]

export const milestoneWord: Readonly<Record<MilestoneKind, string>> = { attendance: '출석', bets: '베팅' }

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
