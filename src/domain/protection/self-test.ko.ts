import { HELPLINE } from './helpline.ts'
import type { SelfTestBand } from './self-test.ts'

/** What somebody is asked about the last twelve months. */
export const selfTestQuestions: readonly string[] = [
  '잃어도 괜찮은 금액보다 더 많은 돈을 건 적이 있습니까?',
  '전과 같은 재미를 느끼려고 더 많은 돈을 걸어야 했던 적이 있습니까?',
  '잃은 돈을 되찾으려고 다른 날 다시 베팅한 적이 있습니까?',
  '베팅할 돈을 마련하려고 돈을 빌리거나 물건을 판 적이 있습니까?',
  '자신의 베팅이 문제가 될 수 있다고 느낀 적이 있습니까?',
  '베팅 때문에 스트레스나 불안 같은 건강 문제를 겪은 적이 있습니까?',
  '주변 사람들이 베팅을 나무라거나 베팅에 문제가 있다고 말한 적이 있습니까?',
  '베팅 때문에 본인이나 가족이 금전적으로 어려움을 겪은 적이 있습니까?',
  '베팅하는 방식이나 베팅의 결과에 대해 죄책감을 느낀 적이 있습니까?',
]

/** The answers to each question; their places, from 0 on, are their points. */
export const selfTestAnswers: readonly string[] = ['전혀 없음', '가끔', '자주', '거의 항상']

/** What a result is called, and what it means for who has answered. */
export const selfTestBandTexts: Readonly<Record<SelfTestBand, { readonly name: string; readonly advice: string }>> = {
  none: { name: '문제 없음', advice: '지금은 문제가 나타나지 않습니다. 한도를 정해 두면 계속 즐겁게 이용할 수 있습니다.' },
  low: { name: '낮은 위험', advice: '아직 위험은 낮지만 스스로 살펴볼 때입니다. 베팅한도와 시간한도를 정해 보세요.' },
  middle: {
    name: '중간 위험',
    advice: `베팅이 생활에 영향을 주고 있습니다. 한도를 낮추거나 잠시 쉬어 보세요. 국번 없이 ${HELPLINE}에서 무료로 상담받을 수 있습니다.`,
  },
  problem: {
    name: '문제 수준',
    advice: `도움이 필요한 수준입니다. 자가제한을 신청하고 국번 없이 ${HELPLINE}(24시간, 무료)에 상담해 보세요.`,
  },
}
