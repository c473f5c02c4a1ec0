import { entry } from './refusal-entry.ts'

/** Refusals of casino and slots. */
export const casinoRefusals = {
  /** Tendency 22 (VALID-007, VALID-008). */
  ASK_OPERATOR: entry(400, () => '관리자에게 문의해주세요.'),
  CASINO_GAME_UNKNOWN: entry(404, () => '게임을 찾을 수 없습니다.'),
  GAME_WITHOUT_PRACTICE: entry(503, () => '지금은 연습으로 열 수 없는 게임입니다.'),
  SUPPLIER_UNKNOWN: entry(404, () => '공급사를 찾을 수 없습니다.'),
  SUPPLIER_CODE_TAKEN: entry(409, () => '이미 사용중인 공급사 코드입니다.'),
  SUPPLIER_SILENT: entry(409, () => '공급사가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.'),
  OLD_KEY_ENDED: entry(409, () => '이전 키는 이미 종료되었습니다.'),
  PROVIDER_UNKNOWN: entry(404, () => '게임사를 찾을 수 없습니다.'),
  TRANSACTION_UNKNOWN: entry(404, () => '거래를 찾을 수 없습니다.'),
  /** The bet already has a result, so it can't be queried or refunded. */
  BET_ENDED: entry(409, () => '이미 결과가 처리된 베팅입니다.'),
  /** A win of the bet waits for an operator (decision 96). */
  BET_HELD: entry(409, () => '당첨금을 확인 중인 베팅입니다. 보류 당첨에서 처리해 주세요.'),
  HELD_WIN_DECIDED: entry<{ state: 'released' | 'rejected' }>(409, ({ state }) =>
    state === 'released' ? '이미 지급한 당첨입니다.' : '이미 거절한 당첨입니다.',
  ),
  BET_UNDER_WAY: entry(
    409,
    () => '진행중일 수 있는 베팅은 환불할 수 없습니다. 먼저 공급사에 결과를 확인해 주세요.',
  ),
  /** The supplier's report can't be applied; `why` is the wallet's code. */
  REPORT_REFUSED: entry<{ why: string }>(
    409,
    ({ why }) => `공급사의 보고를 처리할 수 없습니다. (${why}) 공급사에 문의해 주세요.`,
  ),
  DAY_NOT_OVER: entry(400, () => '아직 끝나지 않은 날은 대조할 수 없습니다.'),
} as const
