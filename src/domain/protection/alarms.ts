import { harmMarks } from './marks.ts'

/** What a member ran into, or the house has found in the play, that somebody should look at (field P12). */
export const alarmKinds = [
  'limit-reached',
  'cap-reached',
  'bet-while-excluded',
  'time-used-up',
  ...harmMarks,
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** What an operator may decide on one; the member's play is changed by none of it. */
export const alarmDecisions = ['watch', 'contacted', 'excluded', 'nothing'] as const
export type AlarmDecision = (typeof alarmDecisions)[number]

export const alarmStates = ['open', 'decided'] as const
