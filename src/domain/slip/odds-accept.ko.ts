import type { OddsAcceptMode } from './odds-change.ts'

/** What a bet does when its odds change before it is booked, as its details say it. */
export const oddsAcceptWord: Readonly<Record<OddsAcceptMode, string>> = {
  none: '확인',
  better: '오른 배당만 자동 수락',
  any: '모두 자동 수락',
}
