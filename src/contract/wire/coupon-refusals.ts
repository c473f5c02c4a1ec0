import { entry } from './refusal-entry.ts'

/** What is said of coupons (쿠폰, handbook 5.7). */
export const couponRefusals = {
  COUPON_UNKNOWN: entry(404, () => '쿠폰을 찾을 수 없습니다.'),
  COUPON_USED: entry(400, () => '이미 사용한 쿠폰입니다.'),
  COUPON_EXPIRED: entry(400, () => '사용기간이 지난 쿠폰입니다.'),
  COUPON_AT_DEPOSIT: entry(400, () => '충전보너스 쿠폰은 충전 신청 시 선택해 주세요.'),
  COUPON_CODE: entry(400, () => '쿠폰 번호를 확인해 주세요. (영문, 숫자 8~12자리)'),
  COUPON_CODE_TAKEN: entry(400, () => '이미 등록한 쿠폰입니다.'),
  COUPON_CODE_GONE: entry(400, () => '수량이 모두 소진된 쿠폰입니다.'),
  COUPON_CODE_KNOWN: entry(409, () => '이미 발급된 쿠폰 번호입니다.'),
  COUPON_PAST: entry(400, () => '사용기간은 오늘 이후여야 합니다.'),
  COUPON_PERCENT: entry(400, () => '충전보너스 쿠폰은 비율(%)을 입력해 주세요.'),
  COUPON_NONE_UNUSED: entry(409, () => '회수할 미사용 쿠폰이 없습니다.'),
}
