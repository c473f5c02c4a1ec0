import type { ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import type { FixtureId, SportId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { formatSeoul, parseSeoul } from '#domain/korean-formats.ts'
import { isOwnName } from '#domain/own-fixtures/own-match.ts'
import { accept, refuse } from '#domain/result.ts'
import { searchWords } from '#domain/search-text.ts'
import { hasBetsOn } from '#server/bets/bets.ts'
import {
  correctOwn,
  enterOwn,
  listBookLeagues,
  planOwn,
  readPlaces,
  withdrawOwn,
} from '#server/fixtures/fixtures.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OwnRow, readOwnFixtures } from './read-own-fixtures.ts'
import { NOT_UTF8, wirePlan } from './wire-plan.ts'

const START_AHEAD_MAX = 400 * DAY

/** Operator routes for matches entered by operators (handbook 6.3 경기등록). */
export function ownFixtureRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof ownFixtureContract> {
  const { db, clock } = deps
  const amending = { ...deps, hasBets: hasBetsOn }
  return {
    fixtures: async ({ query }) => {
      const { fixtures, ...counts } = await readOwnFixtures(deps, query)
      return accept({ fixtures: fixtures.map(wireOwn), ...counts })
    },
    choices: async ({ query: { sportId } }) => {
      const [leagues, places] = await Promise.all([listBookLeagues(db, [sportId as SportId]), readPlaces(db)])
      return accept({
        leagues: leagues.map(({ shown, location }) => ({
          name: shown,
          country: location.nameKorean,
        })),
        countries: places.map(({ nameKorean }) => nameKorean),
      })
    },
    check: async ({ readBytes }) => {
      const read = await readBytes()
      if (!read.ok) return read
      const text = textOf(read.value)
      return accept(text === undefined ? NOT_UTF8 : wirePlan(await planOwn(db, text, clock.now())))
    },
    enter: async ({ readBytes, query: { digest, key, reason }, caller, ip }) => {
      const read = await readBytes()
      if (!read.ok) return read
      const text = textOf(read.value)
      if (text === undefined) return refuse({ code: 'OWN_NOTHING' })
      const entered = await enterOwn(deps, { operator: caller, ip, reason }, { text, digest, key })
      if (!entered.ok) return entered
      const { entryId, fixtureIds } = entered.value
      return accept({ entryId, fixtureIds: [...fixtureIds] })
    },
    correct: async ({ params, body: { home, away, startdate, reason }, caller, ip }) => {
      const fixtureId = params.fixtureId as FixtureId
      const startsAt = parseSeoul(startdate)
      const now = clock.now()
      if (startsAt === undefined || startsAt <= now || startsAt > now + START_AHEAD_MAX)
        return refuse({ code: 'BAD_INPUT', field: 'startdate' })
      if (!isOwnName(home)) return refuse({ code: 'BAD_INPUT', field: 'home' })
      if (!isOwnName(away) || searchWords(home) === searchWords(away))
        return refuse({ code: 'BAD_INPUT', field: 'away' })
      const act = { operator: caller, ip, reason }
      const done = await db.transaction(tx =>
        correctOwn(tx, amending, act, fixtureId, { home, away, startsAt }),
      )
      return done.ok ? accept({ fixtureId }) : done
    },
    withdraw: async ({ params, body: { reason }, caller, ip }) => {
      const fixtureId = params.fixtureId as FixtureId
      const act = { operator: caller, ip, reason }
      const done = await db.transaction(tx => withdrawOwn(tx, amending, act, fixtureId))
      return done.ok ? accept({ fixtureId }) : done
    },
  }
}

/** Undefined for invalid UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const wireOwn = (own: OwnRow) => ({
  fixtureId: own.id,
  sport_id: own.sportId as number,
  location_code: own.flagCode,
  league_name: own.leagueName,
  home: own.home,
  away: own.away,
  startdate: formatSeoul(own.startsAt, 'YYYY-MM-DD HH:mm:ss'),
  state: own.state,
  marketCount: own.marketCount,
  hasBets: own.hasBets,
  amendable: !own.hasBets && (own.state === 'upcoming' || own.state === 'waiting'),
  operator: own.operator,
  createdAt: formatSeoul(own.enteredAt, 'YYYY-MM-DD HH:mm:ss'),
})
