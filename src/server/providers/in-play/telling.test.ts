import { expect, test } from 'vitest'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { MarketFact } from '#server/fixtures/fixtures.ts'
import { openSimulatorPlan } from '../simulator/simulator-plan.ts'
import { NOTHING_TOLD, tellMatch } from './telling.ts'

const TERMS = { payoutBefore: 9_400, payoutLive: 9_100 }
const START = instant(Date.parse('2026-11-21T12:00:00+09:00'))
const MINUTES = 3

const isStep = (before: readonly number[], after: readonly number[]) =>
  after.some((price, at) => Math.abs(price - (before[at] ?? 0)) > 0.025 * (before[at] ?? 0))

test('in-play prices move in steps, not every second', () => {
  const [match] = openSimulatorPlan(100)
    .matchesAt(START)
    .filter(one => one.kickOff <= START && one.endsAt > START + MINUTES * MINUTE)
  if (!match) throw new Error('a match runs for that long')
  const book = new Map<string, { readonly main: boolean | undefined; readonly odds: readonly number[] }>()
  let told = NOTHING_TOLD
  let moves = 0
  for (let second = 0; second < MINUTES * 60; second++) {
    const telling = tellMatch(match, told, instant(START + second * SECOND), TERMS)
    told = telling.told
    for (const fact of telling.facts.filter((one): one is MarketFact => one.kind === 'market')) {
      const key = `${fact.typeId} ${fact.line}`
      const before = book.get(key)
      const odds = fact.outcomes.map(one => Number(one.odds))
      if (odds.length === 0) {
        book.delete(key)
        continue
      }
      book.set(key, { main: fact.main, odds })
      if (!before || before.main !== fact.main) continue
      moves += 1
      expect(isStep(before.odds, odds), `${key}: ${before.odds} to ${odds}`).toBe(true)
    }
  }
  expect(moves).toBeGreaterThan(0)
})
