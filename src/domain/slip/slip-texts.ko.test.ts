import { expect, test } from 'vitest'
import { won } from '../money.ts'
import { slipText } from './slip-texts.ko.ts'
import type { SlipViolation } from './slip-violation.ts'

const max = won(1_000_000)
const open = won(600_000)

test.each<readonly [SlipViolation, string]>([
  [{ code: 'LEGS_ABOVE_MAXIMUM', max: 10 }, '최대 10경기까지 선택하실 수 있습니다.'],
  [{ code: 'LEGS_BELOW_MINIMUM', min: 2 }, '최소 2경기 이상 선택하셔야 합니다.'],
  [{ code: 'SINGLE_NOT_ALLOWED' }, '단폴더 베팅은 이용하실 수 없습니다. 고객센터로 문의해 주세요.'],
  [{ code: 'DOUBLE_NOT_ALLOWED' }, '2폴더 베팅은 이용하실 수 없습니다.'],
  [{ code: 'SINGLE_STAKE_ABOVE_MAXIMUM', max }, '단폴더 최대 베팅금액은 1,000,000원 입니다.'],
  [{ code: 'OUTCOME_REPEATED' }, '동일한 선택이 중복되어 있습니다.'],
  [{ code: 'BOTH_SIDES_IN_SLIP' }, '동일경기 양방 베팅은 불가합니다.'],
  [{ code: 'BOTH_SIDES_OPEN' }, '동일경기 양방 베팅은 불가합니다.'],
  [{ code: 'FIXTURE_CLOSED' }, '마감된 경기가 포함되어 있습니다.'],
  [{ code: 'FIXTURE_CANCELLED' }, '해당 경기는 취소된 경기입니다.'],
  [{ code: 'MARKET_SUSPENDED' }, '선택 경기 중 마감된 경기가 있습니다. 다시 베팅해 주세요.'],
  [{ code: 'MARKET_NOT_OFFERED' }, '해당 유형의 베팅은 현재 불가합니다.'],
  [
    { code: 'SAME_PICKS_STAKE_ABOVE_MAXIMUM', max, open },
    '최대베팅금 1,000,000원 초과 베팅하실수 없습니다. (동일 조합 진행중 600,000원 포함)',
  ],
  [
    { code: 'SAME_PICKS_WINNINGS_ABOVE_MAXIMUM', max, open },
    '최대당첨금 1,000,000원을 초과하여 베팅하실수 없습니다. (동일 조합 진행중 600,000원 포함)',
  ],
])('$0.code', (violation, text) => {
  expect(slipText(violation)).toBe(text)
})
