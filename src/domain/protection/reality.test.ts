import { expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { realityDueAt, realityEvery, realityText } from './reality.ts'

const at = (minutes: number) => instant(minutes * MINUTE)

test.each([
  ['an hour after the login', { beganAt: at(0), answeredAt: undefined }, 60, 60],
  ['half an hour after the last answer', { beganAt: at(0), answeredAt: at(61) }, 30, 91],
  ['without counting answers of an earlier session', { beganAt: at(100), answeredAt: at(61) }, 15, 115],
] as const)('P5 the reality check is due %s', (_, session, every, due) => {
  expect(realityDueAt(session, every)).toBe(at(due))
})

test('P5 the interval is the member’s choice, and never longer than the one of the house', () => {
  expect([realityEvery(undefined, 60), realityEvery(15, 60), realityEvery(60, 30)]).toEqual([60, 15, 30])
})

test('P5 shows the time, the stakes and the winnings', () => {
  expect(realityText('60', '30,000', '12,000')).toBe(
    '접속 후 60분이 지났습니다. 베팅 30,000원 / 당첨 12,000원. 계속하시겠습니까?',
  )
})
