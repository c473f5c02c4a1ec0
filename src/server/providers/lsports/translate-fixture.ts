import type { FixtureId, LeagueId, LocationId, SportId } from '#domain/ids.ts'
import type { FixtureFact, FixtureStatus } from '#server/fixtures/fixtures.ts'
import type { FixtureDetails, KnownFixture } from './fixture-memory.ts'
import type { KoreanNames, SideIds } from './korean-names.ts'
import { flagOf } from './location-flags.ts'
import type { Told, Translation } from './translation.ts'
import { fixtureStatusOf, SOURCE } from './wire-codes.ts'
import { asInteger, asList, asObject, asObjects, asText, type WireObject } from './wire-reading.ts'
import { readMoment } from './wire-time.ts'

/**
 * Fixture metadata. Messages after the first may carry only what changed, so it is joined with what is known;
 * while that is not a whole fixture, a snapshot is asked for.
 */
export function translateFixture(
  told: Told,
  fixture: WireObject,
  { known, names }: { readonly known: KnownFixture; readonly names: KoreanNames },
  into: Translation,
): void {
  if (isOutright(fixture)) return void into.leftOut.push('fixture without two sides')
  const status = fixtureStatusOf(asInteger(fixture.Status))
  if (known.detailsAt === undefined || told.at >= known.detailsAt) {
    known.sideIds = { ...known.sideIds, ...readSideIds(fixture.Participants) }
    const details = names.translate({ ...known.details, ...readDetails(fixture) }, known.sideIds)
    Object.assign(known, { details, detailsAt: told.at })
    if (status) rememberStatus(told, status, known)
  }
  const { details, status: current } = known
  if (!details || !current || !isWhole(details)) return void into.incomplete.add(told.fixtureId)
  into.facts.push(fixtureFact(told, details, status ?? current))
  into.statuses.push({ fixtureId: told.fixtureId, status: known.status ?? current })
}

/** Keeps the newest status of a fixture; an older word changes nothing. */
export function rememberStatus(told: Told, status: FixtureStatus, known: KnownFixture): void {
  if (known.statusAt !== undefined && told.at < known.statusAt) return
  Object.assign(known, { status, statusAt: told.at })
}

const fixtureFact = (told: Told, details: FixtureDetails, status: FixtureStatus): FixtureFact => ({
  kind: 'fixture',
  ...told,
  source: SOURCE,
  ...details,
  status,
  replayOf: null,
})

/** Races, and winners of whole leagues: not the book's business. */
function isOutright({ Participants: participants }: WireObject): boolean {
  const sides = asList(participants)
  return sides.length > 0 && sides.length !== 2
}

const isWhole = (details: Partial<FixtureDetails>): boolean =>
  (['sport', 'location', 'league', 'home', 'away', 'startsAt'] as const).every(
    key => details[key] !== undefined,
  )

/** The parts that the message really holds. */
function readDetails(fixture: WireObject): Partial<FixtureDetails> {
  const sport = readNamed(fixture.Sport)
  const location = readNamed(fixture.Location)
  const league = readNamed(fixture.League)
  const startsAt = readMoment(fixture.StartDate)
  return {
    ...(sport && { sport: { ...sport, id: sport.id as SportId } }),
    ...(location && {
      location: { ...location, id: location.id as LocationId, flagCode: flagOf(location.id) },
    }),
    ...(league && { league: { ...league, id: league.id as LeagueId, weight: 0 } }),
    ...readSides(fixture.Participants),
    ...(startsAt !== undefined && { startsAt }),
  }
}

/** The fixture anew where names that have been learned since call it otherwise. */
export function renamedFixture(fixtureId: FixtureId, known: KnownFixture, names: KoreanNames): FixtureFact[] {
  const { details, detailsAt: at, status, sideIds = {} } = known
  if (!details || at === undefined || !status) return []
  const renamed = names.translate(details, sideIds)
  if (namesOf(renamed) === namesOf(details)) return []
  known.details = renamed
  return [fixtureFact({ fixtureId, at }, renamed, status)]
}

const namesOf = ({ location, league, home, away }: FixtureDetails): string =>
  [location, league, home, away].map(named => named.nameKorean).join('|')

type IdNamed = { readonly id: number; readonly name: string; readonly nameKorean: string }

function readNamed(value: unknown): IdNamed | undefined {
  const named = asObject(value)
  const [id, name] = [asInteger(named?.Id), asText(named?.Name)]
  return id === undefined || name === undefined ? undefined : { id, name, nameKorean: name }
}

/** Home is position 1; the feed lists the sides in any order. */
function readSides(value: unknown): Pick<Partial<FixtureDetails>, 'home' | 'away'> {
  const sides = asObjects(value)
  const at = (position: number) => {
    const name = asText(sides.find(side => asInteger(side.Position) === position)?.Name)
    return name === undefined ? undefined : { name, nameKorean: name }
  }
  const [home, away] = [at(1), at(2)]
  return { ...(home && { home }), ...(away && { away }) }
}

function readSideIds(value: unknown): SideIds {
  const sides = asObjects(value)
  const at = (position: number) => asInteger(sides.find(side => asInteger(side.Position) === position)?.Id)
  const [home, away] = [at(1), at(2)]
  return { ...(home !== undefined && { home }), ...(away !== undefined && { away }) }
}
