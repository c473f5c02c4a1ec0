import { harmMarks } from './marks.ts'

/** Alarms for operators about limits a member reached or signs of harm in their play (field P12). */
export const alarmKinds = [
  'limit-reached',
  'cap-reached',
  'bet-while-excluded',
  'time-used-up',
  ...harmMarks,
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** An operator's decision on an alarm. None has an automatic effect on the member. */
export const alarmDecisions = ['watch', 'contacted', 'excluded', 'nothing'] as const
export type AlarmDecision = (typeof alarmDecisions)[number]

export const alarmStates = ['open', 'decided'] as const
