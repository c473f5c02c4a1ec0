import { expect, test } from 'vitest'
import type { FixtureId, LeagueId, MarketId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { odds } from '#domain/odds.ts'
import { createNamesMemory } from '../record/shown-names.ts'
import { createBookMemory } from './book-memory.ts'
import { offeredWithLeg } from './offers.ts'

const fixture = 1 as FixtureId
const outcome = '11' as OutcomeId
const now = instant(0)

const row = (seq: number, price: number) =>
  offeredWithLeg(
    {
      outcome_id: outcome,
      pick: '1',
      offered_odds: odds(price),
      operator_odds: null,
      version: seq,
      status: 'open' as const,
      market_id: '1' as MarketId,
      market_type_id: 1 as MarketTypeId,
      line: null,
      market_suspended: false,
      fixture_id: fixture,
      seq,
      sport_id: 6046 as SportId,
      league_id: 1 as LeagueId,
      fixture_status: 'not-started',
      fixture_suspended: false,
      starts_at: now,
      off_proto: false,
      sport_name: '축구',
      league_name: '리그',
      home_name: '홈',
      away_name: '원정',
    },
    createNamesMemory(),
  )

test('keeps a row until its fixture has another sequence', () => {
  const memory = createBookMemory()
  memory.renew(fixture, 5, now)
  memory.keep(row(5, 190))
  expect([memory.seqOf(fixture, now), memory.find(fixture, outcome)?.offered_odds]).toEqual([5, 190])
  memory.renew(fixture, 6, now)
  expect([memory.seqOf(fixture, now), memory.find(fixture, outcome)]).toEqual([6, undefined])
})

test('drops a late answer read under an earlier sequence', () => {
  const memory = createBookMemory()
  memory.renew(fixture, 6, now)
  memory.keep(row(5, 190))
  expect(memory.find(fixture, outcome)).toBeUndefined()
})

test('forgets everything after a minute', () => {
  const memory = createBookMemory()
  memory.renew(fixture, 5, now)
  expect([memory.seqOf(fixture, instant(MINUTE - 1)), memory.seqOf(fixture, instant(MINUTE))]).toEqual([
    5, -1,
  ])
})
