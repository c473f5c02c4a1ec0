import { expect, test } from 'vitest'
import type { FeedFact } from '#server/fixtures/fixtures.ts'
import {
  bet,
  type EventSketch,
  FIXTURE,
  livescore,
  market,
  translate,
} from '#tests/support/feeds/lsports-events.ts'

const playing = { Fixture: { ...FIXTURE, Status: 2 } }
const at = (score: string, id: number, rest: object = {}, type = 3) =>
  market(type, [bet(id, '1', { Line: `-0.5 (${score})`, BaseLine: `-0.5 (${score})`, ...rest })])

/** Every fact about the question, as [outcome, status, odds]. */
const words = (...events: EventSketch[]) =>
  translate(playing, ...events).map(({ facts }) => facts.flatMap(outcomesOf))
const outcomesOf = (fact: FeedFact) =>
  fact.kind === 'market' ? fact.outcomes.map(one => [one.id, one.status, one.odds]) : []

const nil = livescore({ score: [0, 0] })
const goal = livescore({ score: [1, 0], periods: { 10: [1, 0] } })

test('handbook 2.9 a football handicap is open at its quoted score, and closes with the goal', () => {
  expect(words(nil, at('0-0', 7), goal)).toEqual([[], [], [['7', 'open', 190]], [['7', 'suspended', 190]]])
})

test('handbook 2.9 a quote at the new score is the same outcome, under the id in the book', () => {
  const [, , , , again] = words(nil, at('0-0', 7), goal, at('1-0', 8, { Price: '2.20' }))
  expect(again).toEqual([['7', 'open', 220]])
})

test('a quote that arrives before its score opens with the score', () => {
  expect(words(nil, at('1-0', 8), goal).slice(2)).toEqual([[['8', 'suspended', 190]], [['8', 'open', 190]]])
})

test('a later fact about an earlier score closes nothing', () => {
  const late = { ...at('0-0', 7, { Status: 2 }), seconds: 9 }
  expect(words(nil, at('0-0', 7), goal, at('1-0', 8), late).at(-1)).toEqual([['7', 'open', 190]])
})

test('a handicap of a half counts from the score of the half, or of the match, as the feed quotes it', () => {
  const second = livescore({ score: [1, 0], period: 20, periods: { 10: [1, 0], 20: [0, 0] } })
  expect(words(second, at('0-0', 7, {}, 65)).at(-1)).toEqual([['7', 'open', 190]])
  expect(words(second, at('1-0', 7, {}, 65)).at(-1)).toEqual([['7', 'open', 190]])
  expect(words(second, at('0-1', 7, {}, 65)).at(-1)).toEqual([['7', 'suspended', 190]])
})

test('only the verdict of the bet quoted at 0-0 applies: others count from another score', () => {
  const settled = (score: string, id: number) => at(score, id, { Status: 3, Settlement: 2 })
  const verdicts = translate(playing, goal, settled('0-0', 7), settled('1-0', 8)).flatMap(({ facts }) =>
    facts.flatMap(fact => (fact.kind === 'settlement' ? fact.verdicts : [])),
  )
  expect(verdicts).toEqual([{ outcomeId: '7', code: 2 }])
})
