import type { FriendRule } from '#contract/promotions/friends.ts'
import { FRIEND_RATE_MAX, type FriendBase } from '#domain/promotions/friend-points.ts'

/** The rule as typed: rates in percent. */
export type RuleEntry = {
  readonly on: boolean
  readonly base: FriendBase
  readonly firstRate: string
  readonly secondRate: string
}

export const ruleEntry = ({ on, base, firstRate, secondRate }: FriendRule): RuleEntry => ({
  on,
  base,
  firstRate: String(firstRate / 100),
  secondRate: String(secondRate / 100),
})

/** Error of a typed rate. */
export const rateError = (text: string): string | undefined =>
  readRate(text) === undefined
    ? `0부터 ${FRIEND_RATE_MAX / 100}까지, 소수점 둘째 자리까지 입력해 주세요.`
    : undefined

/** In hundredths of a percent, without floating-point arithmetic. */
function readRate(text: string): number | undefined {
  const match = /^(\d)(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return rate <= FRIEND_RATE_MAX ? rate : undefined
}

/** The typed rule; undefined while a rate is invalid. */
export function readRuleEntry({ on, base, ...texts }: RuleEntry): FriendRule | undefined {
  const [firstRate, secondRate] = [readRate(texts.firstRate), readRate(texts.secondRate)]
  return firstRate === undefined || secondRate === undefined ? undefined : { on, base, firstRate, secondRate }
}
