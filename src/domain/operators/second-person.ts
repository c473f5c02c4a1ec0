import { DAY } from '../instant.ts'

/**
 * Classes of operations that may need a second operator (X4), with their Korean names. The settings
 * choose the active ones, and a minimum sum for amounts of money.
 */
export const secondPersonClasses = {
  'money-by-hand': '머니·포인트 수동 지급·회수',
  withdrawal: '출금 승인',
  'result-against-feed': '피드와 다른 결과',
  'correction-after-payment': '지급 후 정정',
  'bet-after-outcome': '결과가 나온 베팅 취소',
  'limit-raise': '한도 상향',
  roles: '역할·운영자 변경',
  personal: '개인정보 열람',
  'partner-rates': '파트너 지정·요율 변경',
  rules: '두 사람 승인 완화',
} as const
export type SecondPersonClass = keyof typeof secondPersonClasses

export const secondPersonClassNames = Object.keys(secondPersonClasses) as SecondPersonClass[]

/** Classes of amounts, which need a second operator from a sum. */
const amountClasses = ['money-by-hand', 'withdrawal'] as const
export type AmountClass = (typeof amountClasses)[number]
/** Classes that need a second operator whatever the amount. */
export type PlainClass = Exclude<SecondPersonClass, AmountClass>
export const classesOfAmounts: ReadonlySet<SecondPersonClass> = new Set(amountClasses)

/** The time over which the amounts of one operator for one member are added up. */
export const AMOUNTS_WINDOW = DAY

/** Active classes. `above` is the minimum amount in won or points. */
export type SecondPersonRules = { readonly [Class in SecondPersonClass]?: { readonly above: number } }

/** True when an operation needs a second operator, by its class or by its sum. */
export const isForTwo = (rules: SecondPersonRules, of: SecondPersonClass, sum = 0): boolean => {
  const rule = rules[of]
  return rule !== undefined && sum >= rule.above
}

/** The rules of a new site. The first two operators come from the command line (`npm run operator:add`). */
export const shippedSecondPerson: SecondPersonRules = {
  'money-by-hand': { above: 100_000 },
  withdrawal: { above: 1_000_000 },
  'result-against-feed': { above: 0 },
  'correction-after-payment': { above: 0 },
  'limit-raise': { above: 0 },
  roles: { above: 0 },
  personal: { above: 0 },
  'partner-rates': { above: 0 },
  rules: { above: 0 },
}

/** True when a change asks less of operators: a class is no longer active, or only from a larger sum. */
export const isRulesLoosened = (was: SecondPersonRules, is: SecondPersonRules): boolean =>
  secondPersonClassNames.some(name => (is[name]?.above ?? Infinity) > (was[name]?.above ?? Infinity))
