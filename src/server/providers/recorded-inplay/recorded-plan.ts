import { assert } from '#domain/assert.ts'
import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import type { InPlayMatch, InPlayPlan } from '../in-play/in-play-match.ts'
import { fixtureIdOf, placeOf } from '../in-play/outcome-ids.ts'
import { type ScriptedFixture, scriptedMatch } from '../in-play/scripted-match.ts'
import { findLeague, namesOfLeague } from '../replay/sources/leagues.ts'
import { type RecordedFootball, recordedFootball } from './recorded-football.ts'
import { readRecordedPrices } from './recorded-prices.ts'

const RECORDED_SOURCE = 'recorded-inplay'

/** Middlesbrough 2-2 Manchester City, 30 April 2017: half-time 1-0, 1-1 by a penalty. */
const MATCH: RecordedFootball = {
  firstHalfEnds: 2_760,
  secondHalfStarts: 3_600,
  ends: 6_642,
  goals: [
    { at: 2_200, side: 'home' },
    { at: 5_080, side: 'away', penaltySince: 4_919 },
    { at: 5_540, side: 'home' },
    { at: 5_960, side: 'away' },
  ],
}
const TABLE = 'football-middlesbrough-mancity.tsv'
const NOTE = '2017-04-30 경기 다시보기 (실시간 배당 기록)'

/** Lane number; lower ones are used by the simulator. */
const LANE = 24
const PACE = 6
/** The match takes 18 and a half minutes at normal speed. */
const SLOT = 22 * MINUTE
const EPOCH = Date.UTC(2026, 0, 1)
const PRINTS = 16

/** Repeats the recorded match as one of the live matches, with its real prices and result. */
export function openRecordedPlan(speedPercent: number): InPlayPlan {
  const slotLength = Math.floor((SLOT * 100) / speedPercent)
  const script = recordedFootball(MATCH, readRecordedPrices(TABLE), (PACE * speedPercent) / 100)
  const names = namesOfMatch()
  const print = speedPercent % PRINTS
  const matchOf = (slot: number): InPlayMatch => {
    const kickOff = instant(EPOCH + slot * slotLength)
    return scriptedMatch(
      {
        id: fixtureIdOf({ print, slot, lane: LANE }),
        source: RECORDED_SOURCE,
        sportId: FOOTBALL,
        kickOff,
        names,
      },
      script,
    )
  }
  return {
    source: RECORDED_SOURCE,
    matchesAt: now => {
      const current = Math.floor((now - EPOCH) / slotLength)
      return [current, current + 1].map(matchOf).filter(match => isOpen(match, now))
    },
    findMatch: (id: FixtureId) => {
      const place = placeOf(id)
      return place?.print === print && place.lane === LANE ? matchOf(place.slot) : undefined
    },
  }
}

const isOpen = ({ kickOff, endsAt }: InPlayMatch, now: Instant): boolean => kickOff <= now && now < endsAt

function namesOfMatch(): ScriptedFixture['names'] {
  const league = findLeague('E0')
  assert(league, 'the house knows the Premier League')
  return {
    ...namesOfLeague(league),
    home: { name: 'Middlesbrough', nameKorean: '미들즈브러' },
    away: { name: 'Manchester City', nameKorean: '맨체스터 시티' },
    replayOf: NOTE,
  }
}
