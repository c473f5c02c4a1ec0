import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, instant, SECOND } from '../instant.ts'
import {
  isTournamentPeriod,
  passText,
  prizesDueAt,
  scoreOf,
  scoreText,
  scoreToPass,
  type Tally,
  timeLeftText,
  tournamentRules,
  tournamentState,
} from './tournament.ts'

const at = instant(1_000)
const tally = (part: Partial<Tally>): Tally => ({
  plays: 3,
  stake: 30_000,
  payout: 45_000,
  changedAt: at,
  best: 450,
  bestAt: at,
  ...part,
})

test.each([
  ['the score is winnings less stakes', 'net', {}, 15_000],
  ['a loss is negative', 'net', { payout: 1_000 }, -29_000],
  ['the score is the best multiple in hundredths', 'multiple', {}, 450],
  ['a refunded stake is no win', 'multiple', { best: 100 }, 0],
  ['half of a stake is no win either', 'multiple', { best: 50 }, 0],
  ['one hundredth above the stake is a win', 'multiple', { best: 101 }, 101],
] as const)('CASINO-009 %s', (_, rule, part, score) => {
  expect(scoreOf(rule, tally(part)).score).toBe(score)
})

test('CASINO-009 the score to pass is the smallest above the other score', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tournamentRules),
      fc.integer({ min: 101, max: 10 ** 12 }),
      (rule, above) => {
        const target = scoreToPass(rule, above)
        expect(target - 1).toBe(above)
      },
    ),
  )
  // Without a place, any positive score is enough.
  expect([scoreToPass('net', null), scoreToPass('multiple', null)]).toEqual([1, 101])
})

test('describes scores and the missing amount in words', () => {
  expect(scoreText('net', 1_234_500)).toBe('+1,234,500원')
  expect(scoreText('net', -500)).toBe('−500원')
  expect(scoreText('multiple', 123_456)).toBe('1,234.56배')
  expect(scoreText('multiple', 0)).toBe('–')
  expect(passText('net', 3_000, 5_001)).toBe('순이익 2,001원을 더하면')
  expect([passText('net', -2_000, 1), passText('net', 0, 1)]).toEqual([
    '순이익이 0원을 넘으면',
    '순이익이 0원을 넘으면',
  ])
  expect(passText('multiple', 0, 251)).toBe('2.51배 이상으로 한 번 당첨되면')
})

const times = { startsAt: instant(100), endsAt: instant(200), cancelledAt: null, paidAt: null }

test.each([
  ['coming', 99, {}],
  ['running', 100, {}],
  ['running', 199, {}],
  ['counting', 200, {}],
  ['paid', 200, { paidAt: instant(200) }],
  ['cancelled', 150, { cancelledAt: instant(120) }],
] as const)('a tournament is %s at %i', (state, now, part) => {
  expect(tournamentState({ ...times, ...part }, instant(now))).toBe(state)
})

test('prizes are due ten minutes after the end, and a tournament lasts at most three months', () => {
  expect(prizesDueAt({ endsAt: instant(0) })).toBe(600 * SECOND)
  expect(isTournamentPeriod(instant(0), instant(0))).toBe(false)
  expect(isTournamentPeriod(instant(0), instant(92 * DAY))).toBe(true)
  expect(isTournamentPeriod(instant(0), instant(92 * DAY + 1))).toBe(false)
})

test('shows the time left as days and clock time', () => {
  expect(timeLeftText(instant(2 * DAY + 3 * HOUR + 5 * SECOND), instant(0))).toBe('2일 03:00:05')
  expect(timeLeftText(instant(59 * SECOND + 999), instant(0))).toBe('00:00:59')
  expect(timeLeftText(instant(0), instant(5))).toBe('00:00:00')
})
