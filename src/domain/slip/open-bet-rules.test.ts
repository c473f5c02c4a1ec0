import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#tests/support/facts/default-limits.ts'
import { aLeg, type LegSketch } from '#tests/support/facts/legs.ts'
import { instant } from '../instant.ts'
import { won } from '../money.ts'
import { checkOpenBets, type OpenBet, openBetCaps, openBetFacts } from './open-bet-rules.ts'
import { slipText } from './slip-texts.ko.ts'

const now = instant(1_000_000)
const caps = openBetCaps({ ...defaultLimits, stakeMax: won(1_000_000) })
type Sketch = { legs: readonly LegSketch[]; stake?: number; winnings?: number; secondsAgo?: number }
const aBet = ({ legs, stake = 10_000, winnings = 20_000, secondsAgo = 60 }: Sketch): OpenBet => ({
  legs: legs.map(aLeg),
  stake: won(stake),
  winnings: won(winnings),
  placedAt: instant(now - secondsAgo * 1_000),
})
const verdict = (slip: Sketch, ...open: Sketch[]) => {
  const bet = aBet(slip)
  return checkOpenBets(bet, openBetFacts(bet.legs, open.map(aBet)), caps, now)
}
const codes = (slip: Sketch, ...open: Sketch[]) => verdict(slip, ...open).map(({ code }) => code)

const home: LegSketch = {}
const second: LegSketch = { fixture: 2 }
const third: LegSketch = { fixture: 3 }

describe('중복베팅', () => {
  test('the same slip within ten seconds is a double click, in any order of legs', () => {
    const slip = { legs: [home, second] }
    expect(verdict(slip, { legs: [second, home], secondsAgo: 9.999 }).map(slipText)).toEqual([
      '동일한 베팅 조합입니다.',
    ])
    expect(codes(slip, { legs: [second, home], secondsAgo: 10 })).toEqual([])
    expect(codes(slip, { legs: [home], secondsAgo: 1 })).toEqual([])
  })

  test('compares with the latest of several', () => {
    expect(
      codes({ legs: [home] }, { legs: [home], secondsAgo: 5 }, { legs: [home], secondsAgo: 500 }),
    ).toEqual(['BET_REPEATED'])
  })

  test('stakes and winnings of the same picks add up to the maximum of one bet', () => {
    const open = { legs: [home, second], stake: 600_000, winnings: 1_800_000 }
    const slip = { legs: [home, second], stake: 400_000, winnings: 1_200_000 }
    expect(codes(slip, open)).toEqual([])
    expect(verdict({ ...slip, stake: 400_001 }, open)).toEqual([
      { code: 'SAME_PICKS_STAKE_ABOVE_MAXIMUM', max: 1_000_000, open: 600_000 },
      { code: 'FIXTURE_STAKE_ABOVE_MAXIMUM', max: 1_000_000 },
    ])
    expect(verdict({ ...slip, winnings: 1_200_001 }, open)).toEqual([
      { code: 'SAME_PICKS_WINNINGS_ABOVE_MAXIMUM', max: 3_000_000, open: 1_800_000 },
    ])
  })
})

describe('축베팅', () => {
  const open = [
    { legs: [home, second], winnings: 2_000_000 },
    { legs: [home, third], winnings: 1_500_000 },
  ]

  test('winnings of all bets that share a pick stay within 1.5 times the maximum', () => {
    expect(codes({ legs: [home], winnings: 1_000_000 }, ...open)).toEqual([])
    expect(verdict({ legs: [home], winnings: 1_000_001 }, ...open).map(slipText)).toEqual([
      '축베팅 당첨금 한도 4,500,000원을 초과하였습니다.',
    ])
  })

  test('counts the fullest axis of the slip, and ignores picks that are not shared', () => {
    expect(codes({ legs: [second, third], winnings: 2_500_000 }, ...open)).toEqual([])
    expect(codes({ legs: [{ fixture: 4 }], winnings: 3_000_000 }, ...open)).toEqual([])
  })
})

describe('양방', () => {
  const over: LegSketch = { market: 'underOver', pick: 'Over', line: 250 }
  const under: LegSketch = { market: 'underOver', pick: 'Under', line: 350 }
  const homeGives: LegSketch = { market: 'handicap', pick: '1', line: -100 }
  const awayGets: LegSketch = { market: 'handicap', pick: '2', line: -200 }

  test.each([
    ['home against away', home, { pick: '2' }, true],
    ['over against under at another line', over, under, true],
    ['both handicap sides at other lines', homeGives, awayGets, true],
    ['odd against even', { market: 'oddEven', pick: 'Odd' }, { market: 'oddEven', pick: 'Even' }, true],
    ['home and draw (보험)', home, { pick: 'X' }, false],
    ['the same pick', home, home, false],
    ['another market', home, { market: 'handicap', pick: '2', line: 50 }, false],
    ['another fixture', home, { fixture: 2, pick: '2' }, false],
  ] as const)('%s: refused %s', (_, mine, theirs, refused) => {
    expect(codes({ legs: [mine, third] }, { legs: [theirs, { fixture: 5 }] })).toEqual(
      refused ? ['BOTH_SIDES_OPEN'] : [],
    )
    expect(codes({ legs: [theirs] }, { legs: [mine] })).toEqual(refused ? ['BOTH_SIDES_OPEN'] : [])
  })
})

test('the stakes on one fixture stay within their cap', () => {
  const open = { legs: [home, second], stake: 995_000 }
  expect(codes({ legs: [home], stake: 5_000 }, open)).toEqual([])
  expect(verdict({ legs: [home, third], stake: 5_001 }, open).map(slipText)).toEqual([
    '경기당 최대 베팅 가능 금액은 1,000,000원 입니다.',
  ])
})

test('reports every broken rule', () => {
  const open = { legs: [home], stake: 1_000_000, winnings: 4_500_000, secondsAgo: 1 }
  expect(codes({ legs: [home] }, open, { legs: [{ pick: '2' }] })).toEqual([
    'BET_REPEATED',
    'BOTH_SIDES_OPEN',
    'SAME_PICKS_STAKE_ABOVE_MAXIMUM',
    'SAME_PICKS_WINNINGS_ABOVE_MAXIMUM',
    'AXIS_WINNINGS_ABOVE_MAXIMUM',
    'FIXTURE_STAKE_ABOVE_MAXIMUM',
  ])
})

test('a member without open bets breaks no rule', () => {
  expect(codes({ legs: [home, second], stake: 1_000_000, winnings: 3_000_000 })).toEqual([])
})
