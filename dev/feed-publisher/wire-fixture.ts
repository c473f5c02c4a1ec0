import type { FixtureFact } from '#server/fixtures/fixtures.ts'
import { STATUS_CODES } from './wire-status.ts'
import { wireMoment } from './wire-text.ts'

type Named = { readonly Id: number; readonly Name: string }
type NameValue = { readonly Name: string; readonly Value: string }

export type WireSubscription = { readonly Type: number; readonly Status: number }

export type WireParticipant = Named & {
  readonly Position: string
  readonly IsActive?: number
  readonly RotationId?: number | null
  readonly Form?: string | null
  readonly FixturePlayers?: readonly object[] | null
}

/** The two sides of a fixture. The first message has all fields; later ones may contain only changes. */
export type WireFixture = {
  readonly FixtureName?: string
  readonly Subscription?: WireSubscription | null
  readonly Sport?: Named
  readonly Location?: Named
  readonly League?: Named & { readonly Gender?: number; readonly NumberOfPeriods?: number }
  readonly Season?: Named
  readonly Stage?: Named
  readonly Round?: Named
  readonly Venue?: Named & { readonly Capacity?: number; readonly City?: Named; readonly Country?: Named }
  readonly StartDate?: string
  readonly LastUpdate?: string
  readonly Status?: number
  readonly Participants?: readonly WireParticipant[]
  readonly FixtureExtraData?: readonly NameValue[]
  readonly ExternalFixtureId?: string | null
}

const IN_PLAY_TYPE = 1
export const PRE_MATCH_TYPE = 2
const SUBSCRIBED = 1

/** Player ids are above those of sides. */
export const playerOf = (fixtureId: number, position: 1 | 2): Named => ({
  Id: 70_000_000 + fixtureId * 2 + position,
  Name: `Player ${fixtureId} ${position}`,
})

/** Returns the event of a fixture. The away side is first, as in many real messages. */
export const fixtureEvent = (fact: FixtureFact, more: WireFixture = {}) => ({
  FixtureId: fact.fixtureId as number,
  Fixture: { ...wholeFixture(fact), ...more },
})

function wholeFixture(fact: FixtureFact): WireFixture {
  const { fixtureId: id, home, away } = fact
  return {
    FixtureName: `${home.name} vs ${away.name}`,
    Subscription: {
      Type: fact.status === 'live' ? IN_PLAY_TYPE : PRE_MATCH_TYPE,
      Status: SUBSCRIBED,
    },
    Sport: { Id: fact.sport.id, Name: fact.sport.name },
    Location: { Id: fact.location.id, Name: fact.location.name },
    League: { Id: fact.league.id, Name: fact.league.name, Gender: 1, NumberOfPeriods: 2 },
    Season: { Id: 9_000 + fact.league.id, Name: `${new Date(fact.startsAt).getUTCFullYear()}` },
    Stage: { Id: 300 + (id % 5), Name: 'Regular Season' },
    Round: { Id: 400 + (id % 38), Name: `Round ${(id % 38) + 1}` },
    Venue: {
      Id: 50_000 + (id % 900),
      Name: `${home.name} Stadium`,
      Capacity: 20_000,
      City: { Id: 7_000 + (id % 90), Name: home.name },
      Country: { Id: fact.location.id, Name: fact.location.name },
    },
    StartDate: wireMoment(fact.startsAt),
    LastUpdate: wireMoment(fact.at),
    Status: STATUS_CODES[fact.status],
    Participants: [side(id, 2, away.name), side(id, 1, home.name)],
    FixtureExtraData: [
      { Name: 'WithInPlay', Value: 'true' },
      { Name: 'WithLivescore', Value: 'true' },
      { Name: 'NumberOfPeriods', Value: '2' },
    ],
    ExternalFixtureId: `ext-${id}`,
  }
}

/** Ids of sides: even for home, odd for away. */
export const side = (fixtureId: number, position: 1 | 2, name: string): WireParticipant => ({
  Id: position === 1 ? fixtureId * 2 : fixtureId * 2 + 1,
  Name: name,
  Position: String(position),
  IsActive: 1,
  RotationId: (fixtureId % 1_000) * 10 + position,
  Form: null,
  FixturePlayers: [
    { PlayerId: playerOf(fixtureId, position).Id, ShirtNumber: '9', IsCaptain: true, IsStartingLineup: true },
  ],
})
