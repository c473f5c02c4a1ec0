import {
  type FixtureHead,
  listFedStarts,
  listFixtures,
  listUndecidedFixtures,
} from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres.ts'
import type { FixtureDetails, FixtureMemory } from './fixture-memory.ts'
import { SOURCE } from './wire-codes.ts'

/** What the book knows already of the feed's fixtures, so that messages after a start fall on known ground. */
export async function primeMemory(db: Queries, memory: FixtureMemory): Promise<void> {
  const ids = await listUndecidedFixtures(db, SOURCE)
  const starts = await listFedStarts(db, ids)
  for (const head of await listFixtures(db, ids)) {
    const details = { ...detailsOf(head), startsAt: starts.get(head.id) ?? head.startsAt }
    Object.assign(memory.of(head.id), { details, status: head.status })
  }
}

const detailsOf = (head: FixtureHead): Omit<FixtureDetails, 'startsAt'> => ({
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
})
