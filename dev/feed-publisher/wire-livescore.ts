import type { ScoreFact } from '#server/fixtures/fixtures.ts'
import { playerOf } from './wire-fixture.ts'
import { STATUS_CODES } from './wire-status.ts'
import { wireMoment } from './wire-text.ts'

type Result = { readonly Position: string; readonly Value: string }

export type WireIncident = {
  readonly Period: number
  readonly IncidentType: number
  readonly Seconds: number
  readonly ParticipantPosition: string
  readonly PlayerId?: string
  readonly PlayerName?: string
  readonly Results?: readonly Result[]
  readonly Players?: object
}

export type WireDanger = { readonly Type: number; readonly Status: number; readonly LastUpdate?: string }

type WirePeriod = {
  readonly Type: number
  readonly IsFinished: boolean
  readonly IsConfirmed?: boolean
  readonly Results: readonly Result[]
  readonly Incidents?: readonly WireIncident[] | null
  readonly SubPeriods?: readonly WirePeriod[] | null
  readonly SequenceNumber?: number
}

export type WireLivescore = {
  readonly Scoreboard: {
    readonly Status?: number
    readonly Description?: number
    readonly CurrentPeriod: number
    readonly Time: string
    readonly Clock?: { readonly Status: number; readonly Seconds: number }
    readonly Results: readonly Result[]
  }
  readonly Periods: readonly WirePeriod[]
  readonly Statistics?: readonly { readonly Type: number; readonly Results: readonly Result[] }[]
  readonly PlayerStatistics?: readonly object[] | null
  readonly LivescoreExtraData?: readonly { readonly Name: string; readonly Value: string }[] | null
  readonly CurrentIncident?: {
    readonly Id: number
    readonly Name: string
    readonly LastUpdate: string
    readonly Confirmation: number
  } | null
  readonly DangerTriggers?: readonly WireDanger[] | null
}

/** Parts of a livescore other than the score. */
export type Telling = Omit<Partial<WireLivescore>, 'Scoreboard'> & { readonly Description?: number }

const [STOPPED, RUNNING] = [0, 1]
const [YELLOW_CARDS, CORNERS] = [6, 1]

export const wireResults = (home: number, away: number): readonly Result[] => [
  { Position: '1', Value: String(home) },
  { Position: '2', Value: String(away) },
]

/** Returns the score event with all other parts that the feed sends. */
export const scoreEvent = (
  fact: ScoreFact,
  incidents: readonly WireIncident[] = [],
  { Description, ...more }: Telling = {},
) => ({
  FixtureId: fact.fixtureId as number,
  Livescore: {
    Scoreboard: {
      Status: STATUS_CODES[fact.status],
      ...(Description !== undefined && { Description }),
      CurrentPeriod: fact.periodCode,
      Time: String(fact.clockSeconds ?? -1),
      ...(fact.clockSeconds !== null && {
        Clock: { Status: fact.status === 'live' ? RUNNING : STOPPED, Seconds: fact.clockSeconds },
      }),
      Results: wireResults(fact.home, fact.away),
    },
    Periods: fact.periods.map((period, index) => wirePeriod(fact, period, index, incidents)),
    Statistics: [statistic(CORNERS, fact, incidents), statistic(YELLOW_CARDS, fact, incidents)],
    PlayerStatistics: [
      {
        PlayerId: playerOf(fact.fixtureId, 1).Id,
        PlayerName: playerOf(fact.fixtureId, 1).Name,
        TeamId: fact.fixtureId * 2,
        HasPlayed: true,
        Statistics: [{ Id: 27, Name: 'Score', Value: String(fact.home) }],
      },
    ],
    LivescoreExtraData: [{ Name: 'Turn', Value: '1' }],
    CurrentIncident: null,
    ...more,
  },
})

function wirePeriod(
  fact: ScoreFact,
  { code, home, away }: ScoreFact['periods'][number],
  index: number,
  incidents: readonly WireIncident[],
): WirePeriod {
  const isFinished = code !== fact.periodCode
  return {
    Type: code,
    IsFinished: isFinished,
    IsConfirmed: isFinished,
    Results: wireResults(home, away),
    Incidents: incidents.filter(incident => incident.Period === code),
    // The games of a set are sent as well.
    SubPeriods: [{ Type: 60, IsFinished: isFinished, Results: wireResults(home, away), SequenceNumber: 1 }],
    SequenceNumber: index,
  }
}

const statistic = (type: number, { fixtureId: id }: ScoreFact, incidents: readonly WireIncident[]) => {
  const count = (position: string) =>
    incidents.filter(one => one.IncidentType === type && one.ParticipantPosition === position).length
  return { Type: type, Results: wireResults(count('1') + (id % 2), count('2')), Incidents: null }
}

/** Returns a warning, or its end. */
export const danger = (type: number, isOn: boolean, at: number): WireDanger => ({
  Type: type,
  Status: isOn ? 2 : 1,
  LastUpdate: wireMoment(at),
})
