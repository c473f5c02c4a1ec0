/** System events: processes, alarms, operator actions, and failed logins (T4). */
export const eventKindWords = {
  process: '시작·종료',
  alarm: '경보',
  act: '설정·개입',
  login: '로그인 실패',
} as const
export type EventKind = keyof typeof eventKindWords
export const eventKinds = Object.keys(eventKindWords) as readonly EventKind[]
