import { instant } from '#domain/instant.ts'
import { openFixtureMemory } from '#server/providers/lsports/translate/fixture-memory.ts'
import { openKoreanNames } from '#server/providers/lsports/translate/korean-names.ts'
import { translateEvents } from '#server/providers/lsports/translate/translate-event.ts'
import { newTranslation, type Origin } from '#server/providers/lsports/translate/translation.ts'
import { parseWireJson } from '#server/providers/lsports/wire/wire-json.ts'
import { NO_KOREAN_NAMES } from '#server/providers/replay/sources/participant-names.ts'

/** Time of the first event. Each further one comes a second later by default. */
const AT = instant(Date.parse('2026-11-21T03:00:00Z'))

/** A match of tomorrow's list, the away side first. */
export const FIXTURE = {
  Sport: { Id: 6046, Name: 'Football' },
  Location: { Id: 154, Name: 'South Korea' },
  League: { Id: 77, Name: 'K League' },
  StartDate: '2026-11-21T05:00:00Z',
  Status: 1,
  Participants: [
    { Id: 2, Name: 'Away FC', Position: '2' },
    { Id: 1, Name: 'Home FC', Position: '1' },
  ],
}

/** Parts of an event in the feed's format. */
export type EventSketch = {
  readonly seconds?: number
  /** Default: a message. */
  readonly origin?: Origin
  readonly [part: string]: unknown
}

/** Translates events one after the other with one memory. `seconds` counts from the first. */
export function translate(...events: EventSketch[]) {
  const memory = openFixtureMemory(openKoreanNames(NO_KOREAN_NAMES))
  return events.map(({ seconds, origin, ...event }, index) => {
    const translation = newTranslation(origin)
    const list = [parseWireJson(JSON.stringify({ FixtureId: 12, ...event }))]
    translateEvents(list, instant(AT + (seconds ?? index) * 1_000), memory, translation)
    return translation
  })
}

export const bet = (id: number, name: string, rest: object) => ({
  Id: id,
  Name: name,
  Status: 1,
  Price: '1.90',
  ...rest,
})
export const market = (id: number, bets: object[], rest: object = {}) => ({
  Markets: [{ Id: id, Bets: bets, ...rest }],
})
export const results = (home: string, away: string) => [
  { Position: '2', Value: away },
  { Position: '1', Value: home },
]

export type Standing = {
  readonly status?: number
  readonly period?: number
  readonly clock?: number
  readonly score?: readonly [home: number, away: number]
  /** Scores by period code, with the period's incidents. */
  readonly periods?: Readonly<Record<number, readonly [home: number, away: number]>>
  readonly incidents?: readonly object[]
  readonly more?: object
}

/** Returns a livescore message of the match in play. */
export const livescore = ({ score = [0, 0], periods = {}, incidents = [], ...rest }: Standing) => ({
  Livescore: {
    Scoreboard: {
      Status: rest.status ?? 2,
      CurrentPeriod: rest.period ?? 10,
      Time: String(rest.clock ?? 60),
      Results: results(String(score[0]), String(score[1])),
    },
    Periods: Object.entries(periods).map(([code, [home, away]]) => ({
      Type: Number(code),
      Results: results(String(home), String(away)),
      Incidents: incidents.filter(one => 'Period' in one && one.Period === Number(code)),
    })),
    ...rest.more,
  },
})
