import { type FixtureHead, listFixtures, listUndecidedFixtures } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres.ts'
import type { FixtureDetails, FixtureMemory } from './fixture-memory.ts'
import { SOURCE } from './wire-codes.ts'

/** What the book knows already of the feed's fixtures, so that messages after a start fall on known ground. */
export async function primeMemory(db: Queries, memory: FixtureMemory): Promise<void> {
  const ids = await listUndecidedFixtures(db, SOURCE)
  for (const head of await listFixtures(db, ids))
    Object.assign(memory.of(head.id), { details: detailsOf(head), status: head.status })
}

const detailsOf = (head: FixtureHead): FixtureDetails => ({
  sport: { id: head.sportId, name: head.sportName, nameKorean: head.sportNameKorean },
  location: {
    id: head.locationId,
    name: head.locationName,
    nameKorean: head.locationNameKorean,
    flagCode: head.flagCode,
  },
  league: {
    id: head.leagueId,
    name: head.leagueName,
    nameKorean: head.leagueNameKorean,
    weight: head.leagueWeight,
  },
  home: { name: head.homeName, nameKorean: head.homeNameKorean },
  away: { name: head.awayName, nameKorean: head.awayNameKorean },
  startsAt: head.startsAt,
})
