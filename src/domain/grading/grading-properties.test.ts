import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allMarketTypes } from '#tests/support/facts/market-types.ts'
import type { MarketTypeId, SportId } from '../ids.ts'
import { isQuarterLine, type Line, line } from '../line.ts'
import type { MarketRule } from '../markets/market-rule.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '../sports/sports.ts'
import { type Grade, gradeOutcome } from './grading.ts'
import { type ScoreSheet, type ScoresByCode, scoreSheet } from './score-sheet.ts'

const goals = fc.integer({ min: 0, max: 6 })
const points = fc.integer({ min: 8, max: 40 })
const pair = (each: fc.Arbitrary<number>) => fc.tuple(each, each)

/** Scores of periods 1 to `count`, or of the given codes. */
const periods = (codes: readonly number[], each: fc.Arbitrary<number>): fc.Arbitrary<ScoresByCode> =>
  fc
    .tuple(...codes.map(() => pair(each)))
    .map(scores => Object.fromEntries(scores.map((score, index) => [codes[index], score])))

const setOf = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 23 }))
  .map(([home, other]): [number, number] => (home ? [25, other] : [other, 25]))

/** Volleyball: sets until one side has won three. */
const volleyballSets = fc.array(setOf, { minLength: 5, maxLength: 5 }).map(sets => {
  const scores: Record<string, [number, number]> = {}
  const won = [0, 0]
  for (const [index, [home, away]] of sets.entries()) {
    if (Math.max(...won) === 3) break
    won[home > away ? 0 : 1] = (won[home > away ? 0 : 1] ?? 0) + 1
    scores[index + 1] = [home, away]
  }
  return scores
})

const overtime = (scores: ScoresByCode, extra: readonly [number, number]): ScoresByCode => ({
  ...scores,
  40: extra,
})

/** Nine innings after which it is level: home scores as away does, in reverse order. */
const level = (scores: ScoresByCode): ScoresByCode =>
  Object.fromEntries(
    Object.entries(scores).map(([code, [, away]]) => [code, [scores[10 - Number(code)]?.[1] ?? 0, away]]),
  )

const sheets: Readonly<Record<number, fc.Arbitrary<ScoresByCode>>> = {
  [FOOTBALL]: fc.oneof(
    periods([10, 20], goals),
    fc.tuple(periods([10, 20], goals), pair(goals)).map(([scores, extra]) => overtime(scores, extra)),
  ),
  [BASKETBALL]: fc.oneof(
    periods([1, 2, 3, 4], points),
    fc.tuple(periods([1, 2, 3, 4], points), pair(points)).map(([scores, extra]) => overtime(scores, extra)),
    periods([1, 2, 3], points),
  ),
  [BASEBALL]: fc.oneof(
    periods([1, 2, 3, 4, 5, 6, 7, 8, 9], goals),
    fc
      .tuple(periods([1, 2, 3, 4, 5, 6, 7, 8, 9], goals), pair(goals))
      .map(([scores, tenth]) => ({ ...level(scores), 10: tenth })),
    periods([1, 2, 3, 4, 5, 6], goals),
    periods([1, 2, 3], goals),
  ),
  [VOLLEYBALL]: volleyballSets,
  [ICE_HOCKEY]: fc.oneof(
    periods([1, 2, 3], goals),
    fc.tuple(periods([1, 2, 3], goals), pair(goals)).map(([scores, extra]) => overtime(scores, extra)),
  ),
}

const anySheet: fc.Arbitrary<ScoreSheet> = fc
  .constantFrom(FOOTBALL, BASKETBALL, BASEBALL, VOLLEYBALL, ICE_HOCKEY)
  .chain((sportId: SportId) =>
    (sheets[sportId] ?? fc.constant({})).map(scores => scoreSheet({ sportId, scores })),
  )

const quarterLines = fc.integer({ min: -40, max: 900 }).map(quarters => line(quarters * 25))

/** All answers of a market, exactly one of which comes true; undefined for markets with open lists. */
function outcomesOf(rule: MarketRule): readonly string[] | undefined {
  switch (rule.kind) {
    case 'winner':
      return rule.ways === 3 ? ['1', 'X', '2'] : ['1', '2']
    case 'european-handicap':
      return ['1', 'X', '2']
    case 'handicap':
      return ['1', '2']
    case 'total':
      return ['Over', 'Under']
    case 'three-way-total':
      return ['Over', 'Exactly', 'Under']
    case 'odd-even':
      return ['Odd', 'Even']
    case 'number':
      return ['0', '1', '2-3', '4-60', '61+']
    case 'both-score':
    case 'halves-fact':
    case 'goes-to':
      return ['Yes', 'No']
    case 'feat':
      return rule.side || rule.feat === 'any-score' ? ['Yes', 'No'] : undefined
    case 'half-full':
      return ['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2']
    case 'best-half':
      return ['1st Half', '2nd Half', 'Draw']
    case 'team-to-score':
    case 'race':
      return ['1', '2', 'None']
    case 'winning-margin':
      return ['1 By 1', '1 By 2+', 'Draw', '2 By 1', '2 By 2+']
    default:
      return undefined
  }
}

const graded = allMarketTypes.flatMap(type => {
  const outcomes = outcomesOf(type.rule)
  return type.id !== null && outcomes ? [{ id: type.id as MarketTypeId, rule: type.rule, outcomes }] : []
})
const anyMarket = fc.constantFrom(...graded)

/** A valid line of the market. */
const lineOf = (rule: MarketRule, drawn: Line): Line => {
  if (rule.kind === 'handicap') return drawn
  const size = Math.abs(drawn)
  return line(rule.kind === 'total' ? size : Math.max(100, size - (size % 100)))
}

const kindOf = (grade: Grade): string => (grade.ok ? grade.result.kind : 'none')

/** True when the results of all answers of a market are consistent with each other. */
function isConsistent(kinds: readonly string[]): boolean {
  const sorted = kinds.toSorted().join(' ')
  const oneWon = kinds.filter(kind => kind === 'won').length === 1
  const restLost = kinds.filter(kind => kind === 'lost').length === kinds.length - 1
  return (
    (oneWon && restLost) ||
    kinds.every(kind => kind === 'void') ||
    kinds.every(kind => kind === 'none') ||
    sorted === 'half-lost half-won'
  )
}

test('the outcomes of a market have exactly one winner, all push, or none can be graded', () => {
  fc.assert(
    fc.property(anySheet, anyMarket, quarterLines, (sheet, { id, rule, outcomes }, drawn) => {
      const kinds = outcomes.map(pick =>
        kindOf(
          gradeOutcome({ sportId: sheet.sportId, marketTypeId: id, line: lineOf(rule, drawn), pick, sheet }),
        ),
      )
      expect(isConsistent(kinds), `${id}: ${kinds.join(' ')}`).toBe(true)
    }),
    { numRuns: 4_000 },
  )
})

const wholeMatch = [1, 2, 3, 5, 6, 7, 13, 28, 52, 101, 102, 128, 226, 342] as const

test('grades every outcome of the main markets of every finished sheet', () => {
  const picks: Readonly<Record<number, readonly string[]>> = { 6: ['2-1', '0-0'], 7: ['1X', '12', 'X2'] }
  fc.assert(
    fc.property(anySheet, fc.constantFrom(...wholeMatch), quarterLines, (sheet, market, drawn) => {
      const type = graded.find(known => known.id === market)
      for (const pick of picks[market] ?? type?.outcomes ?? []) {
        const grade = gradeOutcome({
          sportId: sheet.sportId,
          marketTypeId: market as MarketTypeId,
          line: type ? lineOf(type.rule, drawn) : drawn,
          pick,
          sheet,
        })
        expect(grade).toMatchObject({ ok: true })
      }
    }),
    { numRuns: 2_000 },
  )
})

test('two of three double chances win, unless all are void', () => {
  fc.assert(
    fc.property(anySheet, sheet => {
      const kinds = ['1X', '12', 'X2'].map(pick =>
        kindOf(gradeOutcome({ sportId: sheet.sportId, marketTypeId: 7 as MarketTypeId, pick, sheet })),
      )
      expect(['lost won won', 'void void void']).toContain(kinds.toSorted().join(' '))
    }),
  )
})

test('half and whole lines give no half results, half lines never push', () => {
  const lined = graded.filter(({ rule }) => rule.kind === 'total' || rule.kind === 'handicap')
  fc.assert(
    fc.property(anySheet, fc.constantFrom(...lined), quarterLines, (sheet, { id, rule, outcomes }, drawn) => {
      const at = lineOf(rule, drawn)
      for (const pick of outcomes) {
        const grade = gradeOutcome({ sportId: sheet.sportId, marketTypeId: id, line: at, pick, sheet })
        if (!grade.ok) continue
        if (!isQuarterLine(at)) expect(grade.result.kind).not.toMatch(/half/)
        if (at % 100 !== 0) expect(grade.result).not.toEqual({ kind: 'void', cause: 'push' })
      }
    }),
    { numRuns: 2_000 },
  )
})

test('an outcome settled during the match keeps its result at the end', () => {
  fc.assert(
    fc.property(
      periods([10, 20], goals),
      pair(goals),
      anyMarket,
      quarterLines,
      (scores, more, { id, rule, outcomes }, drawn) => {
        const [home, away] = scores[20] ?? [0, 0]
        const end = { ...scores, 20: [(home ?? 0) + more[0], (away ?? 0) + more[1]] as const }
        const running = scoreSheet({ sportId: FOOTBALL, status: 'live', scores, runningCode: 20 })
        const finished = scoreSheet({ sportId: FOOTBALL, scores: end })
        for (const pick of outcomes) {
          const question = { sportId: FOOTBALL, marketTypeId: id, line: lineOf(rule, drawn), pick }
          const early = gradeOutcome({ ...question, sheet: running })
          if (!early.ok) continue
          const late = gradeOutcome({ ...question, sheet: finished })
          // The end of a half may hide the order of goals, but never reverses a result.
          if (late.ok) expect(late.result, `${id} ${pick}`).toEqual(early.result)
        }
      },
    ),
    { numRuns: 3_000 },
  )
})
