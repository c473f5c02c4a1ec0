import { beforeAll, describe, expect, test } from 'vitest'
import { gradeOutcome } from '#domain/grading/grading.ts'
import { scoreSheet } from '#domain/grading/score-sheet.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { findMarketType } from '#domain/markets/market-catalogue.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { simulatedSports } from '#tests/support/facts/sports.ts'
import { isThorough } from '#tests/support/timing/thorough.ts'
import { openChance, seedOf } from './chance.ts'
import type { FairMarket, FairOutcome } from './fair-market.ts'
import type { SimulatedMatch } from './match-script.ts'
import { partScoreAt, scoreAt, sumSteps } from './scoring.ts'
import { openSimulators } from './simulators.ts'

const simulators = openSimulators()
const simulate = (sportId: SportId, seed: number) => simulators.simulate(sportId, seed, 100)

type Taken = {
  readonly chance: number
  readonly factor: number
  readonly typeId: number
  readonly won: boolean | undefined
}

/** Return of one unit on an outcome at its fair price, by the house's rules. */
function take(sportId: SportId, match: SimulatedMatch, market: FairMarket, outcome: FairOutcome, at: number) {
  const typeId = market.typeId
  const question = {
    sportId,
    marketTypeId: typeId as MarketTypeId,
    line: market.line ?? undefined,
    pick: outcome.pick,
    sheet: {
      ...scoreSheet({ sportId, scores: match.script.sheet }),
      incidents: { scoringOrder: scorers(match) },
    },
    ...(sportId === FOOTBALL ? { scoreAtBet: scopeScoreAt(match, typeId, at) } : {}),
  }
  const grade = gradeOutcome(question)
  if (!grade.ok) throw new Error(`${typeId} ${outcome.pick} ${market.line}: ${JSON.stringify(grade.why)}`)
  const price = 1 / outcome.chance
  const factors = { won: price, lost: 0, void: 1, 'half-won': (price + 1) / 2, 'half-lost': 0.5 }
  const factor = factors[grade.result.kind as keyof typeof factors]
  const won = grade.result.kind === 'won' ? true : grade.result.kind === 'lost' ? false : undefined
  return { chance: outcome.chance, factor, typeId, won }
}

const scorers = ({ script }: SimulatedMatch) =>
  script.scores.flatMap(({ side, points }) => Array.from({ length: points }, () => side))

function scopeScoreAt({ script }: SimulatedMatch, typeId: number, at: number) {
  const scope = findMarketType(typeId as MarketTypeId)?.rule.scope
  if (scope?.kind === 'period') return partScoreAt(script, scope.number * 10, at)
  return scoreAt(script, at)
}

const isStopped = ({ script }: SimulatedMatch, at: number) =>
  script.stops.some(stop => at >= stop.from && at < stop.to)

/** Every outcome offered at one time of each of many matches. */
function takeMany(sportId: SportId, matches: number): Taken[] {
  const taken: Taken[] = []
  for (let seed = 0; seed < matches; seed += 1) {
    const match = simulate(sportId, seedOf(7, seed))
    const moments = openChance(seedOf(seed, 3))
    const at = seed % 5 === 0 ? -SECOND : Math.floor(moments.between(0, match.script.endsAt))
    if (isStopped(match, at)) continue
    for (const market of match.fairMarkets(at))
      for (const outcome of market.outcomes) taken.push(take(sportId, match, market, outcome, at))
  }
  return taken
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const MATCHES = isThorough ? 1_000 : 400
/** The tolerances fit 1,000 matches; fewer scatter more. */
const SCATTER = Math.sqrt(1_000 / MATCHES)

describe.each(simulatedSports)('$name', { timeout: 60_000 }, ({ sportId, name }) => {
  let taken: readonly Taken[] = []
  beforeAll(() => {
    taken = takeMany(sportId, MATCHES)
  }, 120_000)

  test(`outcomes occur as often as their fair chances`, () => {
    const plain = taken.filter(one => one.won !== undefined && one.factor !== 1)
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const bin = plain.filter(one => Math.floor(one.chance * 10) === tenth)
      if (bin.length < 400) continue
      const told = mean(bin.map(one => one.chance))
      const happened = mean(bin.map(one => (one.won ? 1 : 0)))
      expect(Math.abs(happened - told), `${name} ${tenth}: told ${told} happened ${happened}`).toBeLessThan(
        0.035 * SCATTER,
      )
    }
    const all = mean(plain.map(one => (one.won ? 1 : 0))) - mean(plain.map(one => one.chance))
    expect(Math.abs(all)).toBeLessThan(0.01 * SCATTER)
  })

  test(`fair prices have no expected profit in any market type, including voids and halves`, () => {
    for (const [typeId, of] of Map.groupBy(taken, one => one.typeId)) {
      // Long shots vary too much for so few samples.
      const solid = of.filter(one => one.chance > 0.1)
      if (solid.length < 300) continue
      const back = mean(solid.map(one => one.factor))
      const spread = Math.sqrt(mean(solid.map(one => (one.factor - back) ** 2)) / (solid.length / 4))
      expect(Math.abs(back - 1), `${name} market ${typeId}: ${back} of ${solid.length}`).toBeLessThan(
        4 * spread + 0.01 * SCATTER,
      )
    }
  })

  test(`the chances of a market sum to one and lines are monotone`, () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const match = simulate(sportId, seedOf(9, seed))
      for (const share of [-0.1, 0.05, 0.3, 0.55, 0.8, 0.97]) {
        const markets = match.fairMarkets(Math.floor(share * match.script.endsAt))
        for (const market of markets) checkSum(market)
        for (const of of Map.groupBy(markets, one => one.typeId).values()) checkMonotone(of)
      }
    }
  })

  test(`the score adds up to the final sheet`, () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { script } = simulate(sportId, seedOf(11, seed))
      for (const { code } of script.parts) {
        const { home, away } = sumSteps(script.scores, step => step.code === code)
        const [onSheetHome, onSheetAway] = script.sheet[String(code)] ?? [0, 0]
        expect([onSheetHome ?? 0, onSheetAway ?? 0]).toEqual([home, away])
      }
      expect(script.parts.at(-1)?.to).toBe(script.endsAt)
      const times = script.scores.map(step => step.at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  })

  test(`the same seed gives the same match`, () => {
    const [one, two] = [simulate(sportId, 42), simulate(sportId, 42)]
    expect(one.script).toEqual(two.script)
    expect(one.fairMarkets(60_000)).toEqual(two.fairMarkets(60_000))
  })
})

function checkSum({ typeId, outcomes }: FairMarket) {
  const sum = outcomes.reduce((total, { chance }) => total + chance, 0)
  const expected = typeId === 7 ? 2 : 1
  expect(Math.abs(sum - expected), `market ${typeId} sums to ${sum}`).toBeLessThan(1e-6)
}

/** A higher line makes over less likely, and home with it more likely. */
function checkMonotone(markets: readonly FairMarket[]) {
  const byLine = markets.filter(one => one.typeId !== 59).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  for (const [index, market] of byLine.slice(1).entries()) {
    const [before, after] = [byLine[index]?.outcomes[0], market.outcomes[0]]
    if (!before || !after) continue
    if (before.pick === 'Over') expect(after.chance).toBeLessThanOrEqual(before.chance + 1e-9)
    else expect(after.chance).toBeGreaterThanOrEqual(before.chance - 1e-9)
  }
}
