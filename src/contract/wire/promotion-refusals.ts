import { formatFigure } from '#domain/korean-formats.ts'
import { couponRefusals } from './coupon-refusals.ts'
import { entry } from './refusal-entry.ts'

/** Refusals about promotions. */
export const promotionRefusals = {
  ATTENDANCE_DONE: entry(400, () => '이미 출석체크하셨습니다.'),
  ATTENDANCE_CONDITION: entry(400, () => '오늘 출석 조건을 충족하지 못했습니다.'),
  MILESTONE_AHEAD: entry(400, () => '아직 달성하지 않은 단계입니다.'),
  MILESTONE_CLAIMED: entry(400, () => '이미 받은 보상입니다.'),
  MILESTONE_TARGET: entry(400, () => '목표는 출석 31일, 퀘스트 186개까지 입력해 주세요.'),

  QUEST_UNKNOWN: entry(404, () => '퀘스트를 찾을 수 없습니다.'),
  QUEST_NOT_DONE: entry(400, () => '아직 완료하지 않은 퀘스트입니다.'),
  QUEST_CLAIMED: entry(400, () => '이미 보상을 받으셨습니다.'),
  QUEST_GOAL: entry(400, () => '퀘스트 조건을 확인해 주세요.'),
  QUEST_WITHOUT_REWARD: entry(400, () => '포인트 또는 코인 보상을 입력해 주세요.'),
  QUEST_PERIOD: entry(400, () => '종료일은 시작일과 오늘보다 빠를 수 없습니다.'),
  QUESTS_FULL: entry<{ max: number }>(400, ({ max }) => `같은 날 진행하는 퀘스트는 ${max}개까지 가능합니다.`),
  COIN_EVENT_CLOSED: entry(400, () => '지금은 코인 추첨을 이용할 수 없습니다.'),
  COIN_SEED_MOVED: entry(
    409,
    () => '다른 창에서 추첨이 진행되었습니다. 새 약속을 확인한 후 다시 추첨해 주세요.',
  ),
  COIN_DRAW_LIMIT: entry<{ times: number }>(
    400,
    ({ times }) => `오늘 추첨 횟수 ${formatFigure(times)}회를 모두 사용하셨습니다.`,
  ),
  COINS_SHORT: entry(400, () => '코인이 부족합니다.'),
  PRIZE_ODDS_SUM: entry<{ total: number }>(
    400,
    ({ total }) =>
      `모든 상품의 확률을 더하면 100.00%가 되어야 합니다. (현재 ${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}%)`,
  ),
  TOURNAMENT_PERIOD: entry(400, () => '시작은 지금보다 뒤, 종료는 시작부터 92일 안이어야 합니다.'),
  TOURNAMENT_PRIZES: entry(400, () => '상금은 1위부터 빠짐없이, 앞 순위보다 많지 않게 입력해 주세요.'),
  TOURNAMENT_OVER: entry(400, () => '이미 시작했거나 끝난 토너먼트입니다.'),
  ...couponRefusals,
}
