import type { TurnoverWeights } from '#domain/cashier/turnover/turnover-rule.ts'

/** The turnover weights as one paragraph: "스포츠 2폴더 이상 100%, …". */
export const weightWords = ({
  sportsMulti,
  sportsSingle,
  singleOddsMin,
  minigame,
  virtual,
  casino,
  slot,
}: TurnoverWeights): string =>
  [
    `인정 비율: 스포츠 2폴더 이상 ${sportsMulti}%`,
    `단폴더(배당 ${oddsText(singleOddsMin)} 이상) ${sportsSingle}%`,
    `미니게임 ${minigame}%`,
    `가상게임 ${virtual}%`,
    `카지노 ${casino}%`,
    `슬롯 ${slot}%.`,
  ].join(', ') +
  ' 결과가 확정된 베팅만 오래된 조건부터 인정되며, 취소·적중특례·양방 베팅은 인정되지 않습니다. 보유금액이 1,000원 미만이고 진행 중인 베팅이 없으면 조건이 종료됩니다.'

const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
