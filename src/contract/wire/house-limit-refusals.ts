import { formatFigure } from '#domain/korean-formats.ts'
import type { Won } from '#domain/money.ts'
import { entry } from './refusal-entry.ts'

/** Refusals about house limits (field B11); `place` is the scope of a limit: 이 경기, K리그1 경기 … */
export const houseLimitRefusals = {
  HOUSE_STAKE_MAX: entry<{ place: string; max: Won }>(
    400,
    ({ place, max }) => `${place}의 최대 베팅 금액은 ${formatFigure(max)}원입니다.`,
  ),
  HOUSE_PAYOUT_MAX: entry<{ place: string; max: Won }>(
    400,
    ({ place, max }) => `${place}의 최대 당첨금은 ${formatFigure(max)}원입니다.`,
  ),
  HOUSE_MEMBER_STAKE_MAX: entry<{ place: string; max: Won; open: Won }>(
    400,
    ({ place, max, open }) =>
      `${place}에 베팅할 수 있는 금액은 모두 ${formatFigure(max)}원입니다. (진행중 ${formatFigure(open)}원 포함)`,
  ),
  /** Stake that is still possible at these odds; 0 when there is none. */
  HOUSE_OPEN_PAYOUT_MAX: entry<{ place: string; left: number }>(400, ({ place, left }) =>
    left > 0
      ? `${place}에는 지금 ${formatFigure(left)}원까지 베팅할 수 있습니다.`
      : `${place}의 베팅 한도가 모두 찼습니다. 다른 경기를 선택해 주세요.`,
  ),
  HOUSE_DAY_STAKE_MAX: entry<{ max: Won; left: number }>(
    400,
    ({ max, left }) =>
      `하루 최대 베팅 금액은 ${formatFigure(max)}원입니다. 오늘은 ${formatFigure(left)}원까지 더 베팅할 수 있습니다.`,
  ),
  BONUS_CHANGED: entry(409, () => '보너스 배당이 변경되었습니다. 확인 후 다시 베팅해 주세요.'),
  HOUSE_LIMIT_EXISTS: entry(409, () => '같은 대상의 한도가 이미 있습니다. 목록에서 변경해 주세요.'),
  HOUSE_LIMITS_FULL: entry<{ max: number }>(
    400,
    ({ max }) => `한도는 ${formatFigure(max)}개까지 등록할 수 있습니다. 쓰지 않는 한도를 해제해 주세요.`,
  ),
}
