import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { isSpecial } from '#domain/markets/page-markets.ts'
import { odds } from '#domain/odds.ts'
import { BASEBALL, BASKETBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import { marketFact } from '../replay-facts.ts'
import { loadRecordedMatches } from '../shipped-matches.ts'
import { deriveLines } from './derived-lines.ts'
import { deriveParts } from './derived-parts.ts'
import { deriveSpecials } from './derived-specials.ts'
import { fairProbabilities, priceOfProbability, reprice, USUAL_MARGIN } from './fair-price.ts'
import { fitGoalModel, leadDistribution, totalDistribution } from './goal-model.ts'
import { makeOffer } from './offered-prices.ts'
import { driftAt } from './price-drift.ts'
import { fitSetModel, lead } from './set-model.ts'

const { matches } = await loadRecordedMatches()
const football = matches.filter(match => match.league.code === 'E0')

test('a market pays back exactly the margin’s rate, rounded down to hundredths', () => {
  expect(reprice([odds(200), odds(200)], 9_400)).toEqual([188, 188])
  // 1/1.90 + 1/1.90 = 1.0526…; fair is 2.00 each, whatever the source's margin was.
  expect(reprice([odds(190), odds(190)], 9_400)).toEqual([188, 188])
  expect(reprice([odds(300), odds(300), odds(300)], 9_300)).toEqual([279, 279, 279])
})

test('prices stay between 1.01 and 100', () => {
  expect(reprice([odds(101), odds(9_000)], 9_300)).toEqual([101, 8_380])
  expect(reprice([odds(101), odds(50_000)], 9_300)).toEqual([101, 10_000])
  expect(priceOfProbability(999_999, 9_400)).toBe(101)
  expect(priceOfProbability(0, 9_400)).toBe(10_000)
})

test('for any source the implied total is one over the payout, except for rounding', () => {
  const price = fc.integer({ min: 120, max: 2_000 }).map(odds)
  fc.assert(
    fc.property(fc.array(price, { minLength: 2, maxLength: 3 }), source => {
      const offered = reprice(source, 9_300)
      const fair = fairProbabilities(source)
      for (const [index, own] of offered.entries()) {
        const exact = (9_300 * 10_000) / (fair[index] ?? 1)
        if (own > 101 && own < 10_000) expect(Math.abs(own - exact)).toBeLessThanOrEqual(1.5)
      }
    }),
  )
})

test('the goal model reproduces the prices that it was fitted to', () => {
  const model = fitGoalModel(0.47, 0.27, 0.53)
  const lead = leadDistribution(model)
  expect(lead.above(0) - lead.below(0)).toBeCloseTo(0.2, 4)
  expect(totalDistribution(model).above(2.5)).toBeCloseTo(0.53, 4)
})

test('derived lines are whole or half, near the real one, and prices fall as the line rises', () => {
  for (const match of football.slice(0, 60)) {
    const lines = deriveLines(match)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.every(market => market.line % 50 === 0)).toBe(true)
    const totals = lines.filter(market => market.marketTypeId === 2)
    const overs = totals.map(market => market.outcomes[0]?.closing ?? 0)
    expect(overs.toSorted((a, b) => b - a)).toEqual(overs)
  }
})

test('the model is near the real handicap prices where the real line is whole or half', () => {
  const apart = football.flatMap(match => {
    const real = match.markets.find(market => market.marketTypeId === 3)
    if (real?.line === undefined || real.line % 50 !== 0) return []
    const others = deriveLines({ ...match, markets: match.markets.filter(market => market !== real) })
    const same = others.find(market => market.marketTypeId === 3 && market.line === real.line)
    const [fair = 0] = fairProbabilities(real.outcomes.map(outcome => outcome.closing))
    return same ? [Math.abs((same.outcomes[0]?.closing ?? 0) - fair)] : []
  })
  expect(apart.length).toBeGreaterThan(50)
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(35_000)
})

const KICK_OFF = instant(1_763_700_000_000)
const LISTED = instant(KICK_OFF - 3 * HOUR)

test('prices start at the opening, end at the closing, and move in one direction', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(3 * HOUR), fc.nat(3 * HOUR), (seed, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const at = (ago: number) => driftAt(seed, LISTED, KICK_OFF, instant(KICK_OFF - ago))
      expect(at(early)).toBeGreaterThanOrEqual(at(late))
      expect(at(3 * HOUR)).toBe(0)
      expect(at(MINUTE)).toBe(1_000)
      expect(at(-1)).toBe(1_000)
    }),
  )
})

test('prices move more often in the last ten minutes than before', () => {
  const steps = (from: number, to: number) => {
    const seen = new Set<number>()
    for (let ago = from; ago > to; ago -= 5 * SECOND) {
      seen.add(driftAt(7, instant(KICK_OFF - 35 * MINUTE), KICK_OFF, instant(KICK_OFF - ago)))
    }
    return seen.size
  }
  expect(steps(9 * MINUTE, MINUTE)).toBeGreaterThan(2 * steps(17 * MINUTE, 10 * MINUTE))
})

test('handbook 1.13 all offered markets of the shipped table pay back 93 or 94 %, special ones 90, within a hundredth a price', {
  timeout: 60_000,
}, () => {
  const offer = makeOffer(USUAL_MARGIN)
  for (const match of matches) {
    for (const now of [LISTED, KICK_OFF]) {
      for (const market of offer({ match, listedAt: LISTED, kickOff: KICK_OFF }, now)) {
        const implied = market.outcomes.reduce((sum, outcome) => sum + 100 / outcome.odds, 0)
        const isClipped = market.outcomes.some(outcome => outcome.odds <= 101 || outcome.odds >= 10_000)
        const { marketTypeId } = market
        const onSpecialPage = isSpecial({ sportId: match.league.sportId, marketTypeId })
        const fair = 100 / (onSpecialPage ? 90 : market.outcomes.length === 2 ? 94 : 93)
        if (!isClipped)
          expect(implied, `${match.key} ${market.marketTypeId}`).toBeGreaterThanOrEqual(fair - 1e-9)
        expect(implied, `${match.key} ${market.marketTypeId}`).toBeLessThan(fair + 0.04)
      }
    }
  }
})

test('an easier handicap never pays more than a harder one: no two lines of the shipped table allow a sure profit', () => {
  const offer = makeOffer(USUAL_MARGIN)
  const isMoved = (key: string) => /Forest|Burnley|NAC Breda|Everton/.test(key)
  for (const match of matches.filter(({ key }) => isMoved(key))) {
    for (const now of [LISTED, instant(KICK_OFF - HOUR), KICK_OFF]) {
      const lines = offer({ match, listedAt: LISTED, kickOff: KICK_OFF }, now)
        .filter(market => market.marketTypeId === 3)
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
      const homes = lines.map(market => market.outcomes[0]?.odds ?? 0)
      expect(
        homes.toSorted((a, b) => b - a),
        match.key,
      ).toEqual(homes)
    }
  }
})

test('half markets exist where a half score is recorded, have chances that sum to one, and one main line each', () => {
  for (const match of football.slice(0, 60)) {
    const parts = deriveParts(match)
    const isScored = match.scores.some(score => score.code === 10)
    expect(parts.some(market => market.marketTypeId === 41)).toBe(isScored)
    for (const market of parts) {
      for (const moment of ['opening', 'closing'] as const)
        expect(market.outcomes.reduce((sum, outcome) => sum + outcome[moment], 0)).toBe(1_000_000)
    }
    for (const [, kind] of Map.groupBy(parts, market => market.marketTypeId))
      expect(kind.filter(market => market.main)).toHaveLength(1)
  }
})

test('the model of a half is near the halves of the shipped matches', () => {
  const scored = football.filter(match => match.scores.some(score => score.code === 10))
  const expected = (pick: 0 | 1 | 2) =>
    scored.reduce((sum, match) => {
      const winner = deriveParts(match).find(market => market.marketTypeId === 41)
      return sum + (winner?.outcomes[pick]?.closing ?? 0) / 1_000_000
    }, 0) / scored.length
  const happened = (isIt: (lead: number) => boolean) =>
    scored.filter(match => {
      const half = match.scores.find(score => score.code === 10)
      return half !== undefined && isIt(half.home - half.away)
    }).length / scored.length
  expect(Math.abs(expected(0) - happened(lead => lead > 0))).toBeLessThan(0.04)
  expect(Math.abs(expected(1) - happened(lead => lead === 0))).toBeLessThan(0.04)
})

test('handbook 1.1 basketball, baseball, ice hockey and volleyball have markets on the special page', () => {
  const kindsOf = (sport: number) => {
    const ofSport = matches.filter(match => match.league.sportId === sport)
    return new Set(ofSport.flatMap(match => deriveSpecials(match).map(market => market.marketTypeId)))
  }
  for (const sport of [BASKETBALL, BASEBALL, ICE_HOCKEY]) expect([...kindsOf(sport)]).toEqual([51])
  expect([...kindsOf(VOLLEYBALL)]).toEqual([202, 64, 72])
  expect(
    [...kindsOf(VOLLEYBALL)].every(marketTypeId => isSpecial({ sportId: VOLLEYBALL, marketTypeId })),
  ).toBe(true)
})

test('the chance of an odd result is near that of the shipped matches', () => {
  for (const sport of [BASKETBALL, BASEBALL, ICE_HOCKEY]) {
    const ends = matches
      .filter(match => match.league.sportId === sport && deriveSpecials(match).length > 0)
      .map(match => ({ match, end: match.scores.toSorted((a, b) => b.code - a.code)[0] }))
    const odd = ends.filter(({ end }) => end && (end.home + end.away) % 2 === 1).length / ends.length
    const [market] = ends[0] ? deriveSpecials(ends[0].match) : []
    const expected = (market?.outcomes[0]?.closing ?? 0) / 1_000_000
    // Two standard errors of a few hundred matches.
    expect(Math.abs(odd - expected), `sport ${sport}`).toBeLessThan(2 * Math.sqrt(0.25 / ends.length))
  }
})

test('a set of two equal sides is even, the better side wins more of it, and its scores sum to one', () => {
  expect(lead(fitSetModel(0.5)).above(0)).toBeCloseTo(0.5, 6)
  // A best of five at 0.6 per set: 0.6³ × (1 + 3 × 0.4 + 6 × 0.16) = 0.68256.
  expect(lead(fitSetModel(0.68256)).above(0)).toBeCloseTo(0.6, 5)
  const ends = lead(fitSetModel(0.8))
  expect(ends.above(0) + ends.below(0)).toBeCloseTo(1, 9)
  expect(ends.above(1) - ends.above(2)).toBeGreaterThan(0)
})

test('no two outcomes of a match share an id, whatever the sport', () => {
  const offer = makeOffer(USUAL_MARGIN)
  for (const sport of new Set(matches.map(match => match.league.sportId))) {
    for (const match of matches.filter(one => one.league.sportId === sport).slice(0, 40)) {
      const times = { listedAt: LISTED, kickOff: KICK_OFF, endsAt: KICK_OFF }
      const fixture = { id: (2 ** 47) as FixtureId, match, ...times, replaySpeed: 1 }
      const ids = offer(fixture, LISTED).flatMap(market =>
        marketFact(fixture, market, LISTED).outcomes.map(({ id }) => id),
      )
      expect(new Set(ids).size, match.key).toBe(ids.length)
    }
  }
})
