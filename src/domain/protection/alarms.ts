/** What a member ran into that somebody should look at (field P12). */
export const alarmKinds = ['limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up'] as const

/** What an operator made of it. */
export const alarmDecisions = ['watch', 'contacted', 'excluded', 'nothing'] as const
export type AlarmDecision = (typeof alarmDecisions)[number]

export const alarmStates = ['open', 'decided'] as const
