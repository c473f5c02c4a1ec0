import { formatFigure } from '#domain/korean-formats.ts'
import { entry } from './refusal-entry.ts'
import { tetherRefusals } from './tether-refusals.ts'

/** Refusals of the cashier (handbook 5.3, 5.4, 7.5). */
export const cashierRefusals = {
  DEPOSIT_BELOW_MINIMUM: entry<{ min: number }>(
    400,
    ({ min }) => `최소 충전 가능 금액은 ${formatFigure(min)}원 입니다.`,
  ),
  DEPOSIT_UNIT: entry<{ unit: number }>(
    400,
    ({ unit }) => `${formatFigure(unit)}원 단위로 충전 신청이 가능합니다.`,
  ),
  DEPOSIT_ABOVE_MAXIMUM: entry<{ max: number }>(
    400,
    ({ max }) => `최대 충전 가능 금액은 ${formatFigure(max)}원 입니다.`,
  ),
  DEPOSIT_WAITING: entry(409, () => '아직 처리되지 않은 충전요청이 있습니다.'),
  DEPOSIT_LIMIT: entry<{ period: string; left: number; date: string }>(
    403,
    ({ period, left, date }) =>
      `직접 정하신 ${period} 충전 한도를 넘습니다. (남은 한도 ${formatFigure(left)}원, ${date}에 새로 시작)`,
  ),
  DEPOSITOR_NAME: entry(400, () => '입금자명을 확인해 주세요.'),
  DEPOSIT_BONUS: entry(400, () => '선택하신 보너스를 받을 수 없습니다. 다시 선택해 주세요.'),
  DEPOSIT_ACCOUNT_NONE: entry(404, () => '입금계좌가 아직 등록되지 않았습니다. 고객센터로 문의해 주세요.'),
  REFILL_PLAY_ONLY: entry(403, () => '무료 충전은 데모 모드에서만 이용할 수 있습니다.'),
  REFILL_TAKEN: entry(409, () => '무료 충전은 하루 한 번만 가능합니다.'),
  REFILL_BALANCE: entry<{ below: number }>(
    400,
    ({ below }) => `보유금액이 ${formatFigure(below)}원 미만일 때 무료 충전이 가능합니다.`,
  ),
  WITHDRAWAL_BELOW_MINIMUM: entry<{ min: number }>(
    400,
    ({ min }) => `최소 환전 가능 금액은 ${formatFigure(min)}원 입니다.`,
  ),
  WITHDRAWAL_UNIT: entry<{ unit: number }>(
    400,
    ({ unit }) => `${formatFigure(unit)}원 단위로 환전 신청이 가능합니다.`,
  ),
  WITHDRAWAL_ABOVE_MAXIMUM: entry<{ max: number }>(
    400,
    ({ max }) => `최대 환전 가능 금액은 ${formatFigure(max)}원 입니다.`,
  ),
  WITHDRAWAL_DAY_MAXIMUM: entry<{ max: number; left: number }>(
    400,
    ({ max, left }) =>
      `하루 환전 한도는 ${formatFigure(max)}원 입니다. (오늘 남은 한도 ${formatFigure(left)}원)`,
  ),
  WITHDRAWAL_TOO_SOON: entry<{ hours: number }>(
    400,
    ({ hours }) => `이전 환전 완료 후 ${hours}시간이 지나야 신청할 수 있습니다.`,
  ),
  WITHDRAWAL_WITHOUT_PLAY: entry(400, () => '충전 또는 베팅 내역이 있어야 환전할 수 있습니다.'),
  WITHDRAWAL_WAITING: entry(409, () => '처리 중인 환전신청이 있습니다.'),
  ACCOUNT_NONE: entry(400, () => '출금 계좌를 먼저 등록해 주세요.'),
  ACCOUNT_SET: entry(409, () => '이미 등록된 계좌가 있습니다. 변경은 고객센터로 문의해 주세요.'),
  ACCOUNT_RESTS: entry<{ hours: number }>(
    400,
    ({ hours }) => `계좌 변경 후 ${hours}시간이 지나야 환전할 수 있습니다.`,
  ),
  ACCOUNT_BANK: entry(400, () => '은행을 선택해 주세요.'),
  ACCOUNT_NUMBER: entry(400, () => '계좌번호를 확인해 주세요. (숫자 8~16자리)'),
  ACCOUNT_HOLDER: entry(400, () => '예금주명을 확인해 주세요.'),
  EXCHANGE_PASSWORD_UNSET: entry(400, () => '환전비밀번호를 먼저 설정해 주세요.'),
  CASH_REQUEST_UNKNOWN: entry(404, () => '신청 내역을 찾을 수 없습니다.'),
  CASH_REQUEST_DECIDED: entry(409, () => '이미 처리된 신청입니다.'),
  DEPOSITOR_EXCLUDED: entry(
    409,
    () => '자가제한 중인 회원의 입금입니다. 신청을 취소하고 입금자에게 반환해 주세요.',
  ),
  DEPOSIT_REVERSED: entry(409, () => '이미 회수된 입금입니다.'),
  DEPOSIT_NOT_REVERSIBLE: entry(409, () => '완료된 계좌 입금만 회수할 수 있습니다.'),
  CASH_REASON_KNOWN: entry(400, () => '같은 사유가 이미 있습니다.'),
  CASH_REASONS_FULL: entry<{ max: number }>(
    400,
    ({ max }) => `사유는 항목마다 ${max}개까지 등록할 수 있습니다.`,
  ),
  ...tetherRefusals,
}
