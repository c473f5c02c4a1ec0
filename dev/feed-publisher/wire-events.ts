import { formatLine, oppositeLine } from '#domain/line.ts'
import { formatOdds } from '#domain/odds.ts'
import type {
  FixtureFact,
  FixtureStatus,
  MarketFact,
  OutcomeStatus,
  ScoreFact,
  SettlementFact,
} from '#server/fixtures/fixtures.ts'
import { longId } from './wire-text.ts'

/** The feed's words, written from ours: the mirror of the adapter, for a feed that we play ourselves. */

type Named = { readonly Id: number; readonly Name: string }
type Result = { readonly Position: string; readonly Value: string }

export type WireFixture = {
  readonly Subscription: { readonly Type: number; readonly Status: number }
  readonly Sport: Named
  readonly Location: Named
  readonly League: Named
  readonly StartDate: string
  readonly LastUpdate: string
  readonly Status: number
  readonly Participants: readonly (Named & { readonly Position: string })[]
}

export type WireIncident = {
  readonly Period: number
  readonly IncidentType: number
  readonly Seconds: number
  readonly ParticipantPosition: string
}

export type WireLivescore = {
  readonly Scoreboard: {
    readonly Status: number
    readonly CurrentPeriod: number
    readonly Time: string
    readonly Results: readonly Result[]
  }
  readonly Periods: readonly {
    readonly Type: number
    readonly IsFinished: boolean
    readonly Results: readonly Result[]
    readonly Incidents?: readonly WireIncident[]
  }[]
  readonly DangerTriggers?: readonly { readonly Type: number; readonly Status: number }[]
}

export type WireBet = {
  readonly Id: string
  readonly Name: string
  readonly Line?: string
  readonly BaseLine?: string
  readonly Status: number
  readonly StartPrice: string
  readonly Price: string
  readonly Settlement?: number
  readonly ProviderBetId: string
  readonly LastUpdate: string
}

export type WireMarket = {
  readonly Id: number
  readonly Name: string
  readonly MainLine?: string
  readonly Bets: readonly WireBet[]
}

/** One fixture of a message or snapshot; what it does not concern is left out. */
export type WireEvent = {
  readonly FixtureId: number
  readonly Fixture?: WireFixture
  readonly Livescore?: WireLivescore | null
  readonly Markets?: readonly WireMarket[] | null
}

const STATUS_CODES: Record<FixtureStatus, number> = {
  'not-started': 1,
  live: 2,
  finished: 3,
  cancelled: 4,
  postponed: 5,
  interrupted: 6,
  abandoned: 7,
  'coverage-lost': 8,
  'about-to-start': 9,
}
const BET_CODES: Record<OutcomeStatus, number> = { open: 1, suspended: 2, settled: 3 }

const moment = (at: number): string => new Date(at).toISOString()

/** The away side first, as real messages often have it. */
export const fixtureEvent = (fact: FixtureFact): WireEvent => ({
  FixtureId: fact.fixtureId,
  Fixture: {
    Subscription: { Type: fact.status === 'live' ? 1 : 2, Status: 1 },
    Sport: { Id: fact.sport.id, Name: fact.sport.name },
    Location: { Id: fact.location.id, Name: fact.location.name },
    League: { Id: fact.league.id, Name: fact.league.name },
    StartDate: moment(fact.startsAt),
    LastUpdate: moment(fact.at),
    Status: STATUS_CODES[fact.status],
    Participants: [
      { Id: fact.fixtureId * 2 + 1, Name: fact.away.name, Position: '2' },
      { Id: fact.fixtureId * 2, Name: fact.home.name, Position: '1' },
    ],
  },
})

const HANDICAPS: ReadonlySet<number> = new Set([3, 53, 64, 65, 66, 67, 281, 342, 866, 1558])

/**
 * One line of a market. Away bets of handicaps have the line turned round, and all bear the score that they count
 * from.
 */
export function marketEvent(fact: MarketFact, score = '0-0'): WireEvent {
  const isHandicap = HANDICAPS.has(fact.typeId)
  const base = fact.line === null ? undefined : `${formatLine(fact.line)}${isHandicap ? ` (${score})` : ''}`
  return {
    FixtureId: fact.fixtureId,
    Livescore: null,
    Markets: [
      {
        Id: fact.typeId,
        Name: `Market ${fact.typeId}`,
        ...(fact.main && base !== undefined ? { MainLine: base } : {}),
        Bets: fact.outcomes.map(outcome => ({
          Id: longId(outcome.id),
          Name: outcome.pick,
          ...(base !== undefined && fact.line !== null
            ? {
                Line:
                  isHandicap && outcome.pick === '2'
                    ? `${formatLine(oppositeLine(fact.line))} (${score})`
                    : base,
                BaseLine: base,
              }
            : {}),
          Status: BET_CODES[outcome.status],
          StartPrice: '1.0',
          Price: outcome.odds === undefined ? '1' : formatOdds(outcome.odds),
          ProviderBetId: '0',
          LastUpdate: moment(fact.at),
        })),
      },
    ],
  }
}

const results = (home: number, away: number): readonly Result[] => [
  { Position: '1', Value: String(home) },
  { Position: '2', Value: String(away) },
]

export const scoreEvent = (fact: ScoreFact, incidents: readonly WireIncident[] = []): WireEvent => ({
  FixtureId: fact.fixtureId,
  Livescore: {
    Scoreboard: {
      Status: STATUS_CODES[fact.status],
      CurrentPeriod: fact.periodCode,
      Time: String(fact.clockSeconds ?? -1),
      Results: results(fact.home, fact.away),
    },
    Periods: fact.periods.map(({ code, home, away }) => ({
      Type: code,
      IsFinished: code !== fact.periodCode,
      Results: results(home, away),
      Incidents: incidents.filter(incident => incident.Period === code),
    })),
  },
})

/** Verdicts on outcomes of one market; the prices are the last ones told. */
export const settlementEvent = (offered: MarketFact, verdicts: SettlementFact['verdicts']): WireEvent => {
  const codes = new Map(verdicts.map(verdict => [longId(verdict.outcomeId), verdict.code]))
  const event = marketEvent({
    ...offered,
    outcomes: offered.outcomes
      .filter(outcome => codes.has(longId(outcome.id)))
      .map(outcome => ({ ...outcome, status: 'settled' })),
  })
  return {
    ...event,
    Markets: (event.Markets ?? []).map(market => ({
      ...market,
      Bets: market.Bets.map(bet => {
        const code = codes.get(bet.Id)
        return code === undefined ? bet : { ...bet, Settlement: code }
      }),
    })),
  }
}
