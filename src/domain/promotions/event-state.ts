/** First and last day of an event in Seoul, "YYYY-MM-DD", both included; null means no end. */
export type EventPeriod = { readonly firstDay: string; readonly lastDay: string | null }

export type EventState = 'running' | 'coming' | 'ended'

/** In list order: running events come first (EVENT-002). */
export const eventStates = ['running', 'coming', 'ended'] as const satisfies readonly EventState[]

export const eventStateWord: Readonly<Record<EventState, string>> = {
  running: '진행중',
  coming: '예정',
  ended: '종료',
}

/** State of an event on a Seoul day. */
export function eventState({ firstDay, lastDay }: EventPeriod, today: string): EventState {
  if (today < firstDay) return 'coming'
  return lastDay !== null && today > lastDay ? 'ended' : 'running'
}

/** "2026.11.01 ~ 2026.11.30", or "2026.11.01부터" without an end. */
export const periodText = ({ firstDay, lastDay }: EventPeriod): string =>
  lastDay === null ? `${dotted(firstDay)}부터` : `${dotted(firstDay)} ~ ${dotted(lastDay)}`

const dotted = (day: string): string => day.replaceAll('-', '.')
