import { describe, expect, test } from 'vitest'
import { aLeg, type LegSketch, legsAt } from '#tests/support/facts/legs.ts'
import type { SportId } from '../ids.ts'
import type { BetPage } from '../markets/bet-page.ts'
import { BASEBALL, BASKETBALL, ESPORTS, FOOTBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { checkSameFixture } from './same-fixture.ts'
import { slipText } from './slip-texts.ko.ts'

const win: LegSketch = { market: 'winLose' }
const draw: LegSketch = { pick: 'X' }
const over: LegSketch = { market: 'underOver', pick: 'Over', line: 250 }
const under: LegSketch = { market: 'underOver', pick: 'Under', line: 250 }
const handicap: LegSketch = { market: 'handicap', line: -150 }
const otherHandicap: LegSketch = { market: 'handicap', line: -250 }
const part: LegSketch = { market: 'firstHalfUnderOver', pick: 'Over', line: 50 }
const oddEven: LegSketch = { market: 'oddEven', pick: 'Odd' }

/** The pair on fixture 9, plus one leg of another fixture. */
const slipOf = (sport: SportId, ...sketches: LegSketch[]) => [
  ...legsAt(1),
  ...sketches.map(sketch => aLeg({ ...sketch, sport, fixture: 9 })),
]
const texts = (page: BetPage, legs: ReturnType<typeof slipOf>) => checkSameFixture(page, legs).map(slipText)

describe('the matrix of the cross page', () => {
  const pairs = [
    ['승패+오버', win, over],
    ['승패+언더', win, under],
    ['무+오버', draw, over],
    ['무+언더', draw, under],
    ['승패+핸디캡', win, handicap],
    ['핸디캡+오버', handicap, over],
    ['핸디캡+언더', handicap, under],
    ['핸디캡+핸디캡', handicap, otherHandicap],
    ['승패+부분', win, part],
    ['승패+기타', win, oddEven],
  ] as const
  const crossed = ['승패+오버', '승패+언더', '핸디캡+오버', '핸디캡+언더']
  const sports = [FOOTBALL, BASEBALL, BASKETBALL, VOLLEYBALL, ICE_HOCKEY, ESPORTS, TENNIS]

  for (const sport of sports) {
    test.each(pairs)(`in sport ${sport} the pair %s`, (name, a, b) => {
      const allowed = (sport === BASEBALL || sport === BASKETBALL) && crossed.includes(name)
      expect(texts('cross', slipOf(sport, a, b)).length === 0).toBe(allowed)
      expect(texts('cross', slipOf(sport, b, a)).length === 0).toBe(allowed)
    })
  }

  test('the refusal names both sides', () => {
    expect(texts('cross', slipOf(FOOTBALL, win, over))).toEqual([
      '동일경기 [승패]+[오버] 조합은 베팅이 불가능합니다.',
    ])
  })

  test('a crossed pair requires three legs', () => {
    expect(texts('cross', slipOf(BASEBALL, win, over).slice(1))).toEqual([
      '동일경기 조합은 3폴더 이상부터 가능합니다.',
    ])
  })

  test('allows one crossed pair per slip', () => {
    const second = [win, over].map(sketch => aLeg({ ...sketch, sport: BASEBALL, fixture: 8 }))
    expect(texts('cross', [...slipOf(BASEBALL, win, over), ...second])).toEqual([
      '동일경기 조합은 1개까지만 가능합니다.',
    ])
  })
})

test.each(['wintielose', 'handicap', 'special', 'proto', 'europe'] as const)(
  'the %s page accepts one leg per fixture',
  page => {
    expect(checkSameFixture(page, slipOf(BASEBALL, win, over))).toEqual([
      { code: 'SAME_FIXTURE_PAIR', a: 'win', b: 'over' },
    ])
    expect(checkSameFixture(page, legsAt(5))).toEqual([])
  },
)

describe.each(['live', 'inplay'] as const)('in play on %s', page => {
  test('PICK-008 accepts two legs of different families, in every sport', () => {
    expect(checkSameFixture(page, slipOf(FOOTBALL, win, over))).toEqual([])
  })

  test('PICK-010 refuses two legs of one family', () => {
    expect(checkSameFixture(page, slipOf(FOOTBALL, over, part))).toHaveLength(1)
  })

  test('PICK-011 refuses three legs', () => {
    expect(checkSameFixture(page, slipOf(FOOTBALL, win, over, handicap))).toHaveLength(1)
  })
})
