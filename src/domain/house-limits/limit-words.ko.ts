import type { LimitFigure, LimitScope } from './house-limit.ts'

/** Back-office labels of limit scopes and amounts. */
export const limitScopeWords: Readonly<Record<LimitScope, string>> = {
  fixture: '경기',
  league: '리그',
  sport: '종목',
  market: '베팅 유형',
  day: '하루',
}

export const limitFigureWords: Readonly<Record<LimitFigure, string>> = {
  stakeMax: '최대 베팅금',
  payoutMax: '최대 당첨금',
  memberStakeMax: '회원 베팅 합계',
  openPayoutMax: '하우스 최대 지급',
}
