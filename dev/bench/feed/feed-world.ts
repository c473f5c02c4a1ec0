import { fixtureEvent, marketEvent, type WireEvent } from '#dev/feed-publisher/wire-events.ts'
import type { FixtureId, LeagueId, LocationId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import { HOUR, type Instant, instant } from '#domain/instant.ts'
import { type Line, line } from '#domain/line.ts'
import { odds } from '#domain/odds.ts'

/** Fixtures that the bench's vendor prices, and three markets on each. */
const FIXTURES = 200
const MARKETS: readonly {
  readonly type: number
  readonly line: Line | null
  readonly picks: readonly string[]
}[] = [
  { type: 1, line: null, picks: ['1', 'X', '2'] },
  { type: 2, line: line(250), picks: ['Over', 'Under'] },
  { type: 3, line: line(-50), picks: ['1', '2'] },
]
const FIRST_FIXTURE = 30_000_001
const FIRST_BET = 200_000_001

/** Every market once: the number of messages until the same price moves again. */
export const MESSAGES_A_ROUND = FIXTURES * MARKETS.length
export const PRICES_A_ROUND = FIXTURES * MARKETS.reduce((sum, { picks }) => sum + picks.length, 0)

export const fixtureEvents = (now: Instant): readonly WireEvent[] =>
  Array.from({ length: FIXTURES }, (_, index) =>
    fixtureEvent({
      kind: 'fixture',
      at: now,
      fixtureId: (FIRST_FIXTURE + index) as FixtureId,
      source: 'lsports',
      sport: { id: 6046 as SportId, name: 'Football', nameKorean: '축구' },
      location: { id: 154 as LocationId, name: 'South Korea', nameKorean: '대한민국', flagCode: 'kr' },
      league: { id: 500 as LeagueId, name: 'Bench League', nameKorean: '벤치 리그', weight: 0 },
      home: { name: `Home ${index}`, nameKorean: `홈 ${index}` },
      away: { name: `Away ${index}`, nameKorean: `원정 ${index}` },
      startsAt: instant(now + 5 * HOUR),
      status: 'not-started',
      replayOf: null,
    }),
  )

/** Returns all markets at the prices of a round. Every price differs from the previous round's. */
export const marketEvents = (now: Instant, round: number): readonly WireEvent[] =>
  MARKETS.flatMap(({ type, line: at, picks }, place) =>
    Array.from({ length: FIXTURES }, (_, index) =>
      marketEvent({
        kind: 'market',
        at: now,
        fixtureId: (FIRST_FIXTURE + index) as FixtureId,
        typeId: type as MarketTypeId,
        line: at,
        main: true,
        outcomes: picks.map((pick, position) => ({
          id: `${FIRST_BET + place * 10 + position}${FIRST_FIXTURE + index}` as OutcomeId,
          pick,
          odds: odds(150 + ((round * 7 + index + position * 40) % 300)),
          status: 'open' as const,
        })),
      }),
    ),
  )
