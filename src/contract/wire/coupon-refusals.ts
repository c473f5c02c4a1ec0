import { formatFigure, formatOddsLimit } from '#domain/korean-formats.ts'
import { odds } from '#domain/odds.ts'
import { entry } from './refusal-entry.ts'

/** Refusals about coupons (쿠폰, handbook 5.7). */
export const couponRefusals = {
  COUPON_UNKNOWN: entry(404, () => '쿠폰을 찾을 수 없습니다.'),
  COUPON_USED: entry(400, () => '이미 사용한 쿠폰입니다.'),
  COUPON_EXPIRED: entry(400, () => '사용기간이 지난 쿠폰입니다.'),
  COUPON_AT_DEPOSIT: entry(400, () => '충전보너스 쿠폰은 충전 신청 시 선택해 주세요.'),
  COUPON_AT_BET: entry(400, () => '프리벳은 베팅카트에서 사용해 주세요.'),
  COUPON_NO_FREE_BET: entry(400, () => '프리벳 쿠폰이 아닙니다.'),
  COUPON_TERMS: entry(400, () => '프리벳 쿠폰은 최소 배당과 최소 폴더를 입력해 주세요.'),
  FREE_BET_STAKE: entry<{ amount: number }>(
    400,
    ({ amount }) => `프리벳은 ${formatFigure(amount)}원 전액으로만 베팅할 수 있습니다.`,
  ),
  FREE_BET_LEGS: entry<{ min: number }>(
    400,
    ({ min }) => `이 프리벳은 ${min}폴더 이상부터 사용할 수 있습니다.`,
  ),
  FREE_BET_ODDS: entry<{ min: number }>(
    400,
    ({ min }) => `이 프리벳은 총배당 ${formatOddsLimit(odds(min))}배 이상부터 사용할 수 있습니다.`,
  ),
  COUPON_CODE: entry(400, () => '쿠폰 번호를 확인해 주세요. (영문, 숫자 8~12자리)'),
  COUPON_CODE_TAKEN: entry(400, () => '이미 등록한 쿠폰입니다.'),
  COUPON_CODE_GONE: entry(400, () => '수량이 모두 소진된 쿠폰입니다.'),
  COUPON_CODE_KNOWN: entry(409, () => '이미 발급된 쿠폰 번호입니다.'),
  COUPON_PAST: entry(400, () => '사용기간은 오늘 이후여야 합니다.'),
  COUPON_PERCENT: entry(400, () => '충전보너스 쿠폰은 비율(%)을 입력해 주세요.'),
  COUPON_NONE_UNUSED: entry(409, () => '회수할 미사용 쿠폰이 없습니다.'),
}
