import {
  type FedMarket,
  type FixtureHead,
  listFedMarkets,
  listFedStarts,
  listFixtures,
  listIncidents,
  listUndecidedFixtures,
} from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { IN_PLAY_STATES } from './suspensions.ts'
import type { FixtureMemory, KnownFixture } from './translate/fixture-memory.ts'
import { countsFromScore, quotesOf } from './translate/score-quotes.ts'
import type { FixtureDetails } from './translate/translation.ts'
import { SOURCE } from './wire/wire-codes.ts'

/** Loads the book's data of the feed's fixtures, so that messages after a start have their context. */
export async function primeMemory(db: Queries, memory: FixtureMemory): Promise<void> {
  const ids = await listUndecidedFixtures(db, SOURCE)
  const starts = await listFedStarts(db, ids)
  for (const head of await listFixtures(db, ids)) {
    const details = { ...detailsOf(head), startsAt: starts.get(head.id) ?? head.startsAt }
    Object.assign(memory.of(head.id), { details, status: head.status })
  }
  const playing = memory.inStatus(IN_PLAY_STATES)
  for (const id of playing) memory.of(id).live.incidents.push(...(await listIncidents(db, id)))
  for (const market of await listFedMarkets(db, playing)) primeQuotes(memory.of(market.fixtureId), market)
}

/** Restores which outcome of the book represents a question that is quoted again at every score. */
function primeQuotes(known: KnownFixture, { typeId, line, picks, outcomeIds }: FedMarket): void {
  if (!countsFromScore(known, typeId)) return
  for (const [index, pick] of picks.entries()) {
    const outcomeId = outcomeIds[index]
    if (outcomeId !== undefined) quotesOf(known, { typeId, line, pick, outcomeId })
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
