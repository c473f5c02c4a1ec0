import { formatFigure } from '#domain/korean-formats.ts'
import { entry } from './refusal-entry.ts'

const percent = (rate: number): string => String(rate / 100)

/** Refusals about partners, rates and claims (handbook 4.3, 4.4). */
export const partnerRefusals = {
  OPERATOR_CANNOT_BET: entry(403, () => '파트너 계정은 베팅을 이용할 수 없습니다.'),
  PARTNER_CANNOT_BET: entry(403, () => '총판은 베팅 이용이 불가능합니다.'),
  PARTNER_UNKNOWN: entry(404, () => '파트너를 찾을 수 없습니다.'),
  PARTNER_STOPPED: entry(403, () => '중지된 파트너입니다. 고객센터로 문의해 주세요.'),
  PARTNER_ALREADY: entry(409, () => '이미 파트너입니다.'),
  PARTNER_LEVEL: entry(400, () => '상위 파트너보다 낮고 하위 파트너보다 높은 등급만 선택할 수 있습니다.'),
  PARTNER_RATE_ABOVE: entry<{ max: number }>(
    400,
    ({ max }) => `롤링 커미션은 상위 파트너(${percent(max)}%)를 초과할 수 없습니다.`,
  ),
  PARTNER_RATE_BELOW_CHILD: entry(400, () => '하위 파트너나 회원의 요율보다 낮게 설정할 수 없습니다.'),
  PARTNER_RATE_MAX: entry<{ max: number }>(
    400,
    ({ max }) => `요율은 ${percent(max)}%까지 설정할 수 있습니다.`,
  ),
  CLAIM_NOTHING: entry(400, () => '정산 가능한 내역이 없습니다.'),
  CLAIM_OPEN: entry(400, () => '처리 중인 정산신청이 있습니다.'),
  CLAIM_BELOW_MINIMUM: entry<{ min: number }>(
    400,
    ({ min }) => `정산신청은 ${formatFigure(min)}원부터 가능합니다.`,
  ),
  CLAIM_NOT_IN_UNITS: entry<{ unit: number }>(
    400,
    ({ unit }) => `${formatFigure(unit)}원 단위로 신청 가능합니다.`,
  ),
  CLAIM_ABOVE_BALANCE: entry<{ balance: number }>(
    400,
    ({ balance }) => `정산 가능 금액(${formatFigure(Math.max(0, balance))}원)을 초과했습니다.`,
  ),
  CLAIM_HOURS: entry<{ from: number; to: number }>(
    400,
    ({ from, to }) => `루징 정산신청은 ${from}:00~${to}:00에 가능합니다.`,
  ),
  CLAIM_BETS_OPEN: entry<{ amount: number }>(
    400,
    ({ amount }) => `미정산 베팅이 있어 정산이 보류됩니다. (결과대기 ${formatFigure(amount)}원)`,
  ),
  CLAIM_METHOD: entry(400, () => '선택할 수 없는 지급방법입니다.'),
  CLAIM_ADDRESS: entry(400, () => '지갑 주소를 확인해 주세요.'),
  CLAIM_DECIDED: entry(409, () => '이미 처리된 정산신청입니다.'),
  TETHER_SETTLEMENT_OFF: entry(400, () => '테더 점검중입니다. 다른 지급방법을 선택해 주세요.'),
}
