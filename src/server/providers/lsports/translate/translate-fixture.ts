import type { FixtureId, LeagueId, LocationId, SportId } from '#domain/ids.ts'
import type { FixtureFact, FixtureStatus } from '#server/fixtures/fixtures.ts'
import { SOURCE } from '../wire/wire-codes.ts'
import { asInteger, asObject, asObjects, asText, type WireObject } from '../wire/wire-reading.ts'
import { readMoment } from '../wire/wire-time.ts'
import type { EventStatus } from './event-status.ts'
import type { KnownFixture } from './fixture-memory.ts'
import type { KoreanNames, SideIds } from './korean-names.ts'
import { flagOf } from './location-flags.ts'
import type { EventHead, FixtureDetails, Translation } from './translation.ts'

/**
 * Translates fixture metadata. Later messages may contain only changes, so they are merged with known data; while that
 * is incomplete, a snapshot is requested.
 */
export function translateFixture(
  head: EventHead,
  fixture: WireObject,
  { known, status: { graver: status }, names }: FixtureReading,
  into: Translation,
): void {
  const listed = asObjects(fixture.Participants)
  // A fixture known to have two sides keeps them, and its other changes count.
  const isLeftOut = !isPair(listed) && !(known.details?.home && known.details.away)
  if (isLeftOut) return void into.leftOut.push('fixture without two sides')
  const sides = isPair(listed) ? activeFirst(listed) : []
  if (known.detailsAt === undefined || head.at >= known.detailsAt) {
    known.sideIds = { ...known.sideIds, ...readSideIds(sides) }
    const details = names.translate({ ...known.details, ...readDetails(fixture, sides) }, known.sideIds)
    Object.assign(known, { details, detailsAt: head.at })
    if (status) rememberStatus(head, status, known)
  }
  const { details, status: current } = known
  if (!details || !current || !isWhole(details)) return void into.incomplete.add(head.fixtureId)
  into.facts.push(fixtureFact(head, details, status ?? current))
  into.statuses.push({ fixtureId: head.fixtureId, status: known.status ?? current })
}

type FixtureReading = {
  readonly known: KnownFixture
  readonly status: EventStatus
  readonly names: KoreanNames
}

/** Stores the newest status of a fixture, like the book; an older one, or one after its end, changes nothing. */
export function rememberStatus(head: EventHead, status: FixtureStatus, known: KnownFixture): void {
  if (known.isDecided || (known.statusAt !== undefined && head.at < known.statusAt)) return
  Object.assign(known, { status, statusAt: head.at, isDecided: status === 'cancelled' })
}

const fixtureFact = (head: EventHead, details: FixtureDetails, status: FixtureStatus): FixtureFact => ({
  kind: 'fixture',
  ...head,
  source: SOURCE,
  ...details,
  status,
  replayOf: null,
})

/** Races and outright winners of leagues are not supported. A replaced participant does not count as a side. */
const isPair = (listed: readonly WireObject[]): boolean =>
  listed.length === 0 || listed.length === 2 || listed.filter(isActive).length === 2

const isActive = ({ IsActive: active }: WireObject): boolean => asInteger(active) !== 0 && active !== false

const activeFirst = (listed: readonly WireObject[]): readonly WireObject[] => [
  ...listed.filter(isActive),
  ...listed.filter(side => !isActive(side)),
]

const isWhole = (details: Partial<FixtureDetails>): boolean =>
  (['sport', 'location', 'league', 'home', 'away', 'startsAt'] as const).every(
    key => details[key] !== undefined,
  )

/** The fields that the message actually contains. */
function readDetails(fixture: WireObject, sides: readonly WireObject[]): Partial<FixtureDetails> {
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
    ...readSides(sides),
    ...(startsAt !== undefined && { startsAt }),
  }
}

/** Returns the fixture again if names learned since differ. */
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
function readSides(sides: readonly WireObject[]): Pick<Partial<FixtureDetails>, 'home' | 'away'> {
  const at = (position: number) => {
    const name = asText(sides.find(side => asInteger(side.Position) === position)?.Name)
    return name === undefined ? undefined : { name, nameKorean: name }
  }
  const [home, away] = [at(1), at(2)]
  return { ...(home && { home }), ...(away && { away }) }
}

function readSideIds(sides: readonly WireObject[]): SideIds {
  const at = (position: number) => asInteger(sides.find(side => asInteger(side.Position) === position)?.Id)
  const [home, away] = [at(1), at(2)]
  return { ...(home !== undefined && { home }), ...(away !== undefined && { away }) }
}
