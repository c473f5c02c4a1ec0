import { describe, expect, test } from 'vitest'
import type { ScoresByCode } from '#domain/grading/score-sheet.ts'
import type { FixtureId, LeagueId, LocationId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { BREAK, FIRST_HALF, FULL_TIME, SECOND_HALF } from '#domain/sports/period-codes.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { openSureProfitCheck, pairs, type SureProfit } from '#tests/support/books/sure-profit.ts'
import { simulatedSports } from '#tests/support/facts/sports.ts'
import { type ToldMoment, toldMoments } from '#tests/support/feeds/told-moments.ts'
import { openRecordedPlan } from '../recorded-inplay/recorded-plan.ts'
import { seedOf } from '../simulator/chance.ts'
import { openSimulators } from '../simulator/simulators.ts'
import type { InPlayMatch } from './in-play-match.ts'
import { LIVE_PAYOUT } from './offer-price.ts'
import { type ScriptedFixture, scriptedMatch } from './scripted-match.ts'

const TERMS = { payoutBefore: 9_400, payoutLive: LIVE_PAYOUT }
const KICK_OFF = instant(Date.UTC(2026, 10, 21, 3))
const NAMES: ScriptedFixture['names'] = {
  location: { id: 1 as LocationId, name: 'Here', nameKorean: '여기', flagCode: 'KR' },
  league: { id: 1 as LeagueId, name: 'League', nameKorean: '리그', weight: 0 },
  home: { name: 'Home', nameKorean: '홈' },
  away: { name: 'Away', nameKorean: '원정' },
  replayOf: null,
}

const simulators = openSimulators()

describe.each(simulatedSports)('$name', ({ sportId }) => {
  test('no in-play price has a positive expected value, so no combination has one', {
    timeout: 120_000,
  }, () => {
    let prices = 0
    for (const seed of [1, 2]) {
      const model = simulators.simulate(sportId, seedOf(21, seed), 100)
      const match = scriptedMatch(
        { id: (2 ** 40) as FixtureId, source: 'test', sportId, kickOff: KICK_OFF, names: NAMES },
        model,
      )
      for (const { markets, pricedAt } of withPricing(match)) {
        const fair = new Map(model.fairMarkets(pricedAt - KICK_OFF).map(one => [keyOf(one), one]))
        for (const market of markets) {
          for (const [at, { odds = 100 }] of market.outcomes.entries()) {
            const chance = fair.get(keyOf(market))?.outcomes[at]?.chance ?? Number.NaN
            expect((odds * chance) / 100, keyOf(market)).toBeLessThan(1)
            prices += 1
          }
        }
      }
    }
    expect(prices).toBeGreaterThan(1_000)
  })
})

const keyOf = ({ typeId, line }: { readonly typeId: number; readonly line: number | null }): string =>
  `${typeId} ${line ?? ''}`

/** Yields the published state every five seconds, with the time of the last possible price change. */
function* withPricing(match: InPlayMatch): Generator<ToldMoment & { readonly pricedAt: Instant }> {
  let [mark, pricedAt]: [string, Instant] = ['', KICK_OFF]
  for (const moment of toldMoments(match, TERMS, 5 * SECOND)) {
    const now = match.offerMark(moment.now)
    if (now !== mark) [mark, pricedAt] = [now, moment.now]
    yield { ...moment, pricedAt }
  }
}

test('the prices of the recorded match never allow a sure profit', {
  timeout: 120_000,
}, () => {
  const [match] = openRecordedPlan(100).matchesAt(instant(KICK_OFF + 5 * MINUTE))
  expect(match).toBeDefined()
  if (match) expectNoSureProfit(match, SECOND)
})

test('the prices of a simulated football match never allow a sure profit', {
  timeout: 120_000,
}, () => {
  const model = simulators.simulate(FOOTBALL, seedOf(22, 1), 100)
  const fixture = { id: (2 ** 40) as FixtureId, source: 'test', sportId: FOOTBALL, kickOff: KICK_OFF }
  expectNoSureProfit(scriptedMatch({ ...fixture, names: NAMES }, model), 15 * SECOND)
})

function expectNoSureProfit(match: InPlayMatch, step: number): void {
  const seen = new Set<string>()
  for (const moment of toldMoments(match, TERMS, step)) {
    const text = JSON.stringify([moment.score.periods, moment.markets.map(market => market.outcomes)])
    if (seen.has(text) || moment.markets.length === 0) continue
    seen.add(text)
    expect(findSureProfit(moment), `${(moment.now - match.kickOff) / SECOND} s`).toBeUndefined()
  }
  expect(seen.size).toBeGreaterThan(20)
}

/** The next goal depends on an order that no sheet of halves contains; it is tested by probabilities. */
const NEXT_GOAL = 59
const HANDICAP = 3
const HANDICAP_OF_FIRST_HALF = 64
const HANDICAP_OF_SECOND_HALF = 65

/**
 * Checks all results from the current score on, with up to three more goals per side in a first half, six in the
 * second.
 */
function findSureProfit({ score, markets }: ToldMoment): SureProfit | undefined {
  const [first, second] = [FIRST_HALF, SECOND_HALF].map(
    code => score.periods.find(period => period.code === code) ?? { home: 0, away: 0 },
  )
  if (!first || !second) throw new Error('two halves')
  const isLast = score.periodCode === BREAK || score.periodCode === SECOND_HALF
  const endings = pairs(isLast ? 0 : 3).flatMap(([home, away]) =>
    pairs(isLast ? 6 : 3).map(([more, against]): ScoresByCode => {
      const [one, other] = [first.home + home, first.away + away]
      const [two, against2] = [second.home + more, second.away + against]
      return {
        [FIRST_HALF]: [one, other],
        [SECOND_HALF]: [two, against2],
        [FULL_TIME]: [one + two, other + against2],
      }
    }),
  )
  const whole = { home: first.home + second.home, away: first.away + second.away }
  // In-play handicaps count from the score at the bet (handbook 2.9).
  const standing = new Map([
    [HANDICAP, whole],
    [HANDICAP_OF_FIRST_HALF, first],
    [HANDICAP_OF_SECOND_HALF, second],
  ])
  return openSureProfitCheck(FOOTBALL, endings, typeId => standing.get(typeId))(
    markets
      .filter(({ typeId }) => typeId !== NEXT_GOAL)
      .flatMap(({ typeId, line, outcomes }) =>
        outcomes.map(({ pick, odds = 100 }) => ({ typeId, line, pick, odds })),
      ),
  )
}
