/** Answers of the self-test and their points. */
export const selfTestAnswers = [
  { points: 0, word: '전혀 없음' },
  { points: 1, word: '가끔' },
  { points: 2, word: '자주' },
  { points: 3, word: '거의 항상' },
] as const

/** The nine questions of the problem gambling test, each about the last twelve months (handbook 8.2). */
export const selfTestQuestions = [
  '잃어도 괜찮은 금액보다 많은 돈을 건 적이 있습니까?',
  '전과 같은 재미를 느끼려고 더 많은 돈을 걸어야 했던 적이 있습니까?',
  '잃은 돈을 되찾으려고 다른 날 다시 베팅한 적이 있습니까?',
  '베팅할 돈을 마련하려고 돈을 빌리거나 물건을 판 적이 있습니까?',
  '베팅 습관에 문제가 있을지도 모른다고 느낀 적이 있습니까?',
  '베팅 때문에 스트레스나 불안 같은 건강 문제가 생긴 적이 있습니까?',
  '다른 사람이 나의 베팅을 비난하거나 문제가 있다고 말한 적이 있습니까?',
  '베팅 때문에 나나 가족에게 돈 문제가 생긴 적이 있습니까?',
  '베팅하는 방식이나 그 결과 때문에 죄책감을 느낀 적이 있습니까?',
] as const

export type SelfTestBand = 'none' | 'low' | 'middle' | 'problem'

/** The band of the total points: 1 to 2 low, 3 to 7 middle, 8 and more a problem (handbook 8.2). */
export function selfTestBand(points: number): SelfTestBand {
  if (points >= 8) return 'problem'
  if (points >= 3) return 'middle'
  return points >= 1 ? 'low' : 'none'
}

export const selfTestWords: Readonly<
  Record<SelfTestBand, { readonly title: string; readonly advice: string }>
> = {
  none: { title: '문제없음', advice: '지금처럼 정해 둔 시간과 금액 안에서 이용해 주세요.' },
  low: { title: '저위험', advice: '이용한도를 미리 정해 두면 도움이 됩니다.' },
  middle: {
    title: '중위험',
    advice: '한도를 낮추고 잠시 쉬어 보세요. 1336에서 상담받을 수 있습니다.',
  },
  problem: {
    title: '문제 수준',
    advice: '지금은 멈추는 것이 좋습니다. 자가제한을 이용하고 1336에 상담해 주세요.',
  },
}
