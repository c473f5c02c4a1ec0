import type { OddsAcceptMode } from './odds-change.ts'

/** How a bet handles odds changes before booking, as shown in its details. */
export const oddsAcceptWord: Readonly<Record<OddsAcceptMode, string>> = {
  none: '확인',
  better: '오른 배당만 자동 수락',
  any: '모두 자동 수락',
}
