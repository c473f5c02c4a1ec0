import type { FriendRule } from '#contract/promotions/friends.ts'
import { friendBaseWord, rateWord } from '#domain/promotions/friend-points.ts'

/** The reward rule as a sentence (handbook 5.6). */
export function ruleWord({ on, base, firstRate, secondRate }: FriendRule): string {
  if (!on || (firstRate === 0 && secondRate === 0)) return '지금은 추천 포인트가 적립되지 않습니다.'
  const parts = [
    ...(firstRate > 0 ? [`친구 ${friendBaseWord[base]}의 ${rateWord(firstRate)}`] : []),
    ...(secondRate > 0 ? [`친구가 추천한 회원 ${friendBaseWord[base]}의 ${rateWord(secondRate)}`] : []),
  ]
  return `${parts.join(', ')}가 결과 확정 후 포인트로 적립됩니다.`
}

/** Link to the sign-up with the code filled in. */
export const shareLink = (origin: string, code: string): string =>
  `${origin}/login?recommender=${encodeURIComponent(code)}`
