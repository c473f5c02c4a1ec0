/** Titles of the rolling view (handbook 4.4). */
export const agentTitles = ['Main', '카지노', '슬롯', '미니게임'] as const
export type AgentTitle = (typeof agentTitles)[number]

/** The member's own commissions with the specification's names (FIELD-047). Percent with two decimals. */
export type AgentState = {
  readonly title: AgentTitle
  readonly casinoAgent: boolean
  readonly slotAgent: boolean
  readonly miniAgent: boolean
  readonly totalRollingAmount: number
  readonly userRolling: number
  readonly casinoRollingPer: number
  readonly slotRollingPer: number
  readonly miniRollingPer: number
}

export const initialAgentState: AgentState = {
  title: 'Main',
  casinoAgent: false,
  slotAgent: false,
  miniAgent: false,
  totalRollingAmount: 0,
  userRolling: 0,
  casinoRollingPer: 0,
  slotRollingPer: 0,
  miniRollingPer: 0,
}
