import { formatFigure, formatOddsLimit } from '../korean-formats.ts'
import type { PairSide, SlipViolation, SlipViolationCode } from './slip-violation.ts'

const sideWord: Readonly<Record<PairSide, string>> = {
  win: '승패',
  draw: '무',
  handicap: '핸디캡',
  over: '오버',
  under: '언더',
  part: '부분',
  other: '기타',
}

/** A code without a text is a compile error. */
type SlipTexts = { readonly [Code in SlipViolationCode]: (violation: SlipViolation<Code>) => string }

/** The first seven and the field texts are verbatim from the specification. */
export const slipTexts: SlipTexts = {
  NO_SELECTION: () => '베팅을 선택해주세요.',
  STAKE_BELOW_MINIMUM: ({ min }) => `최소베팅금 ${formatFigure(min)}원 미만 베팅하실수 없습니다.`,
  STAKE_ABOVE_MAXIMUM: ({ max }) => `최대베팅금 ${formatFigure(max)}원 초과 베팅하실수 없습니다.`,
  WINNINGS_ABOVE_MAXIMUM: ({ max }) => `최대당첨금 ${formatFigure(max)}원을 초과하여 베팅하실수 없습니다.`,
  TOTAL_ODDS_ABOVE_MAXIMUM: ({ max }) => `최대배당 ${formatOddsLimit(max)}배을 초과하여 베팅하실수 없습니다.`,
  STAKE_FRACTIONAL: () => '소수점으로 베팅 불가합니다.',
  FORM_INVALID: () => '입력항목을 확인해주세요.',

  STAKE_MISSING: () => '베팅액수를 입력해주세요.',
  STAKE_NOT_A_NUMBER: () => '베팅은 0원 이상 가능합니다.',

  LEGS_ABOVE_MAXIMUM: ({ max }) => `최대 ${max}경기까지 선택하실 수 있습니다.`,
  LEGS_BELOW_MINIMUM: ({ min }) => `최소 ${min}경기 이상 선택하셔야 합니다.`,
  SINGLE_NOT_ALLOWED: () => '단폴더 베팅은 이용하실 수 없습니다. 고객센터로 문의해 주세요.',
  DOUBLE_NOT_ALLOWED: () => '2폴더 베팅은 이용하실 수 없습니다.',
  SINGLE_STAKE_ABOVE_MAXIMUM: ({ max }) => `단폴더 최대 베팅금액은 ${formatFigure(max)}원 입니다.`,
  OUTCOME_REPEATED: () => '동일한 선택이 중복되어 있습니다.',
  BOTH_SIDES_IN_SLIP: () => '동일경기 양방 베팅은 불가합니다.',
  SAME_FIXTURE_PAIR: ({ a, b }) => `동일경기 [${sideWord[a]}]+[${sideWord[b]}] 조합은 베팅이 불가능합니다.`,
  SAME_FIXTURE_LEGS_BELOW_MINIMUM: ({ min }) => `동일경기 조합은 ${min}폴더 이상부터 가능합니다.`,
  SAME_FIXTURE_PAIRS_ABOVE_MAXIMUM: ({ max }) => `동일경기 조합은 ${max}개까지만 가능합니다.`,

  BONUS_ODDS_TOO_LOW: () => '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.',
  BONUS_LEGS_BELOW_FOLDS: ({ folds }) => `[보너스]는 ${folds}폴더 이상 선택 후 이용해 주세요.`,
  BONUS_NOT_ON_PAGE: () => '보너스 배당을 사용할 수 없는 베팅입니다.',

  FIXTURE_CLOSED: () => '마감된 경기가 포함되어 있습니다.',
  FIXTURE_CANCELLED: () => '해당 경기는 취소된 경기입니다.',
  MARKET_SUSPENDED: () => '선택 경기 중 마감된 경기가 있습니다. 다시 베팅해 주세요.',
  MARKET_NOT_OFFERED: () => '해당 유형의 베팅은 현재 불가합니다.',

  BET_REPEATED: () => '동일한 베팅 조합입니다.',
  SAME_PICKS_STAKE_ABOVE_MAXIMUM: ({ max, open }) =>
    `최대베팅금 ${formatFigure(max)}원 초과 베팅하실수 없습니다. (동일 조합 진행중 ${formatFigure(open)}원 포함)`,
  SAME_PICKS_WINNINGS_ABOVE_MAXIMUM: ({ max, open }) =>
    `최대당첨금 ${formatFigure(max)}원을 초과하여 베팅하실수 없습니다. (동일 조합 진행중 ${formatFigure(open)}원 포함)`,
  AXIS_WINNINGS_ABOVE_MAXIMUM: ({ max }) => `축베팅 당첨금 한도 ${formatFigure(max)}원을 초과하였습니다.`,
  BOTH_SIDES_OPEN: () => '동일경기 양방 베팅은 불가합니다.',
  FIXTURE_STAKE_ABOVE_MAXIMUM: ({ max }) => `경기당 최대 베팅 가능 금액은 ${formatFigure(max)}원 입니다.`,
}

/** Text of a violation for the member. */
export const slipText = <Code extends SlipViolationCode>(violation: SlipViolation<Code>): string =>
  slipTexts[violation.code](violation)
