import { formatFigure } from '#domain/korean-formats.ts'
import type { Won } from '#domain/money.ts'
import { entry } from './refusal-entry.ts'

/** Refusals about tether (MAINT-010 to -012, handbook 5.5), for members and for gateway callbacks. */
export const tetherRefusals = {
  TETHER_DEPOSIT_MAINTENANCE: entry(400, () => '테더 입금은 현재 점검중입니다.'),
  TETHER_WITHDRAWAL_MAINTENANCE: entry(400, () => '테더 출금은 현재 점검중입니다.'),
  TETHER_ADDRESS: entry(400, () => '지갑 주소를 확인해 주세요.'),
  TETHER_ADDRESS_UNKNOWN: entry(404, () => '등록된 지갑 주소를 찾을 수 없습니다.'),
  TETHER_ADDRESS_KNOWN: entry(409, () => '이미 등록된 지갑 주소입니다.'),
  TETHER_ADDRESSES_FULL: entry<{ max: number }>(
    400,
    ({ max }) => `지갑 주소는 ${max}개까지 등록할 수 있습니다. 쓰지 않는 주소를 삭제해 주세요.`,
  ),
  TETHER_ADDRESS_RESTS: entry<{ from: string }>(
    400,
    ({ from }) => `새로 등록한 지갑 주소는 24시간 후부터 사용할 수 있습니다. (${from}부터)`,
  ),
  TETHER_RATE_CHANGED: entry<{ rate: Won }>(
    409,
    ({ rate }) => `환율이 1 USDT = ${formatFigure(rate)}원으로 변경되었습니다. 확인 후 다시 신청해 주세요.`,
  ),
  TETHER_BELOW_FEE: entry(400, () => '네트워크 수수료보다 큰 금액을 입력해 주세요.'),
  TETHER_PAYMENT_UNKNOWN: entry(404, () => '테더 결제를 찾을 수 없습니다.'),
  TETHER_PAYMENT_ENDED: entry(409, () => '이미 송금했거나 종료된 결제입니다.'),
  TETHER_TRANSFER_UNKNOWN: entry(404, () => '송금 내역을 찾을 수 없습니다.'),
  TETHER_TRANSFER_DECIDED: entry(409, () => '이미 처리된 송금입니다.'),
  TETHER_TOO_SMALL: entry(400, () => '1원에 미치지 않는 송금은 입금할 수 없습니다. 반환해 주세요.'),
  TETHER_TXID: entry(400, () => 'TXID를 입력해 주세요.'),
  TETHER_UNDER_WAY: entry(409, () => '이미 승인되어 전송 중인 출금입니다.'),
  TETHER_TERMS_MEANINGLESS: entry<{ why: string }>(400, ({ why }) => why),
  GATEWAY_UNAVAILABLE: entry(503, () => '테더 결제창을 열 수 없습니다. 잠시 후 다시 이용해 주세요.'),
  GATEWAY_SIGNATURE: entry(401, () => '서명이 올바르지 않거나 시각이 맞지 않습니다.'),
  GATEWAY_ADDRESS: entry(403, () => '허용되지 않은 주소에서 보낸 알림입니다.'),
  GATEWAY_EVENT_REUSED: entry(409, () => '같은 번호로 다른 내용의 알림이 이미 처리되었습니다.'),
  GATEWAY_TXID_USED: entry(409, () => '다른 결제에 이미 사용된 TXID입니다.'),
}
