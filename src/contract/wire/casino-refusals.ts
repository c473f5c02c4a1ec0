import { entry } from './refusal-entry.ts'

/** What casino and slots refuse. */
export const casinoRefusals = {
  /** Tendency 22 (VALID-007, VALID-008). */
  ASK_OPERATOR: entry(400, () => '관리자에게 문의해주세요.'),
  CASINO_GAME_UNKNOWN: entry(404, () => '게임을 찾을 수 없습니다.'),
} as const
