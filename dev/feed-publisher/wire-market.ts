import { formatLine, oppositeLine } from '#domain/line.ts'
import { formatOdds, type Odds } from '#domain/odds.ts'
import type { MarketFact, SettlementFact } from '#server/fixtures/fixtures.ts'
import { BET_CODES } from './wire-status.ts'
import { longId, wireMoment } from './wire-text.ts'

export type WireBet = {
  readonly Id: string
  /** Some messages that close a bet omit it. */
  readonly Name?: string
  readonly Line?: string
  readonly BaseLine?: string
  readonly Status: number
  readonly StartPrice?: string
  readonly Price?: string
  readonly Settlement?: number
  readonly SuspensionReason?: number | null
  readonly PlayerId?: number | null
  readonly PlayerName?: string | null
  readonly ProviderBetId?: string
  readonly LastUpdate?: string
  readonly [more: string]: unknown
}

export type WireMarket = {
  readonly Id: number
  readonly Name: string
  readonly MainLine?: string
  readonly Status?: number
  readonly Bets: readonly WireBet[]
  readonly ProviderMarkets?: readonly object[] | null
  readonly PredictionData?: object | null
}

const HANDICAPS: ReadonlySet<number> = new Set([3, 53, 64, 65, 66, 67, 281, 342, 866, 1558])
const PROVIDER = { Id: 8, Name: 'Bet365' }
const BY_PROVIDERS = 1
const UNSETTLED = 0

/**
 * Returns the event of one line of a market. Away bets of handicaps have the opposite line, and all bets carry the
 * score that they count from.
 */
export function marketEvent(fact: MarketFact, score = '0-0', player?: WirePlayer) {
  const isHandicap = HANDICAPS.has(fact.typeId)
  const base = fact.line === null ? undefined : `${formatLine(fact.line)}${isHandicap ? ` (${score})` : ''}`
  const lineOf = (pick: string) => {
    if (base === undefined || fact.line === null) return {}
    const away = isHandicap && pick === '2' ? `${formatLine(oppositeLine(fact.line))} (${score})` : base
    return { Line: away, BaseLine: base }
  }
  const bets = fact.outcomes.map((outcome, index) => ({
    ...wireBet(fact, outcome, index),
    ...lineOf(outcome.pick),
    PlayerId: player?.Id ?? null,
    PlayerName: player?.Name ?? null,
  }))
  return {
    FixtureId: fact.fixtureId as number,
    Livescore: null,
    Markets: [
      {
        Id: fact.typeId as number,
        Name: `Market ${fact.typeId}`,
        ...(fact.main && base !== undefined ? { MainLine: base } : {}),
        Status: marketStatus(fact),
        Bets: bets,
        ProviderMarkets: [providerMarket(fact, bets)],
        PredictionData: null,
      },
    ],
  }
}

type WirePlayer = { readonly Id: number; readonly Name: string }

const marketStatus = ({ suspended, outcomes }: MarketFact): number => {
  if (outcomes.length > 0 && outcomes.every(one => one.status === 'settled')) return BET_CODES.settled
  return BET_CODES[suspended ? 'suspended' : 'open']
}

const priceText = (odds: Odds | undefined): string => (odds === undefined ? '1' : formatOdds(odds))

function wireBet(fact: MarketFact, outcome: MarketFact['outcomes'][number], index: number): WireBet {
  const price = priceText(outcome.odds)
  return {
    Id: longId(outcome.id),
    Name: outcome.pick,
    Status: BET_CODES[outcome.status],
    StartPrice: '1.0',
    Price: price,
    PriceIN: price,
    PriceUS: '+100',
    PriceUK: '1/1',
    PriceMA: '1.00',
    PriceHK: '1.00',
    PriceVolume: '0',
    SuspensionReason: outcome.status === 'suspended' ? BY_PROVIDERS : null,
    Probability: 1 / Number(price),
    CalculatedMargin: 5,
    ParticipantId: null,
    Order: index + 1,
    IsChanged: -1,
    ProviderBetId: '0',
    LastUpdate: wireMoment(fact.at),
    PredictionData: null,
  }
}

/** One bookmaker's own odds, with its own small ids. */
const providerMarket = ({ at }: MarketFact, bets: readonly WireBet[]) => ({
  ...PROVIDER,
  LastUpdate: wireMoment(at),
  MarketStatus: BET_CODES.open,
  Bets: bets.map(({ Name, Line, BaseLine, Status, Price }, index) => ({
    Id: index + 1,
    ...{ Name, Line, BaseLine, Status, Price },
  })),
})

/** Returns the verdicts on outcomes of one market, with the last published prices. */
export function settlementEvent(offered: MarketFact, verdicts: SettlementFact['verdicts']) {
  const codes = new Map(verdicts.map(verdict => [longId(verdict.outcomeId), verdict.code]))
  const judged = offered.outcomes.filter(outcome => codes.has(longId(outcome.id)))
  const event = marketEvent({
    ...offered,
    outcomes: judged.map(outcome => ({ ...outcome, status: 'settled' })),
  })
  return {
    ...event,
    Markets: event.Markets.map(market => ({
      ...market,
      // While part of the market is unsettled, the market as a whole is open.
      Status: BET_CODES[judged.length === offered.outcomes.length ? 'settled' : 'open'],
      Bets: market.Bets.map(bet => ({ ...bet, Settlement: codes.get(bet.Id) ?? UNSETTLED })),
    })),
  }
}

/** Returns a message on a market as a whole, without bets. */
export const marketWord = (fixtureId: number, typeId: number, status: number) => ({
  FixtureId: fixtureId,
  Livescore: null,
  Markets: [{ Id: typeId, Name: `Market ${typeId}`, Status: status, Bets: [] }],
})

/** Returns a message on one bet that carries only its id. */
export const betWord = (fixtureId: number, typeId: number, bet: Pick<WireBet, 'Id' | 'Status'>) => ({
  FixtureId: fixtureId,
  Livescore: null,
  Markets: [{ Id: typeId, Name: `Market ${typeId}`, Bets: [{ ...bet, Id: longId(bet.Id) }] }],
})
