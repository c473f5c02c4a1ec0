import { SECOND } from '#domain/instant.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { type FairMarket, stillOpen } from '../simulator/fair-market.ts'
import type {
  MatchScript,
  ScriptDanger,
  ScriptIncident,
  ScriptPart,
  ScriptStop,
  SimulatedMatch,
} from '../simulator/match-script.ts'
import { sheetOfParts, sumSteps } from '../simulator/scoring.ts'
import { inOrder, tellPart } from '../simulator/script-news.ts'
import type { RecordedPrices } from './recorded-prices.ts'

/** Facts of a recorded match besides its prices, in seconds after kick-off. */
export type RecordedFootball = {
  readonly firstHalfEnds: number
  readonly secondHalfStarts: number
  readonly ends: number
  readonly goals: readonly { readonly at: number; readonly side: Side; readonly penaltySince?: number }[]
}

/** Converts a recorded match to a script at a pace (match seconds per replay second), with its real prices. */
export function recordedFootball(
  match: RecordedFootball,
  recorded: readonly RecordedPrices[],
  pace: number,
): SimulatedMatch {
  const momentOf = (seconds: number) => Math.floor((seconds * SECOND) / pace)
  const script = scriptOf(match, recorded, momentOf)
  const earliest = recorded[0]?.at ?? 0
  const byMarket = [...Map.groupBy(recorded, row => `${row.typeId} ${row.line ?? ''}`).values()]
  const inForce = (at: number) => {
    // One second later, so that a time rounded down does not miss its row.
    const seconds = Math.max(earliest, (at * pace) / SECOND + 1)
    return byMarket.flatMap(rows => rows.findLast(row => row.at <= seconds) ?? [])
  }
  return {
    script,
    priceMark: at =>
      inForce(at)
        .map(({ at: since }) => since)
        .join(' '),
    fairMarkets: at => {
      if (at >= script.endsAt) return []
      const open = inForce(at).filter(({ prices }) => prices.length > 0)
      const progress = Math.min(1, Math.max(0, at) / momentOf(match.firstHalfEnds))
      return stillOpen(withMainLines(open.map(row => fairMarket(row, progress))))
    },
  }
}

const FIRST_HALF_TYPES = [21, 41]
const PICKS: Readonly<Record<number, readonly string[]>> = {
  1: ['1', 'X', '2'],
  41: ['1', 'X', '2'],
  7: ['1X', '12', 'X2'],
  17: ['Yes', 'No'],
}
const OVER_UNDER = ['Over', 'Under']
const DOUBLE_CHANCE = 7

/** The recorded prices contain almost no margin; it is removed proportionally. */
function fairMarket({ typeId, line, prices }: RecordedPrices, progress: number): FairMarket {
  const inverses = prices.map(price => 1 / price)
  const whole = inverses.reduce((sum, inverse) => sum + inverse, 0) / (typeId === DOUBLE_CHANCE ? 2 : 1)
  const picks = PICKS[typeId] ?? OVER_UNDER
  return {
    typeId,
    line,
    main: line === null,
    progress: FIRST_HALF_TYPES.includes(typeId) ? progress : 0,
    outcomes: inverses.map((inverse, index) => ({ pick: picks[index] ?? '', chance: inverse / whole })),
  }
}

/** The line whose prices differ least is the main one. */
function withMainLines(markets: readonly FairMarket[]): readonly FairMarket[] {
  const imbalance = ({ outcomes }: FairMarket) => Math.abs((outcomes[0]?.chance ?? 0) - 0.5)
  const mains = [...Map.groupBy(markets, market => market.typeId).values()].map(
    of => of.toSorted((a, b) => imbalance(a) - imbalance(b))[0],
  )
  return markets.map(market => ({ ...market, main: mains.includes(market) }))
}

const HALF_SECONDS = 45 * 60

function scriptOf(
  { firstHalfEnds, secondHalfStarts, ends, goals }: RecordedFootball,
  recorded: readonly RecordedPrices[],
  momentOf: (seconds: number) => number,
): MatchScript {
  const parts: readonly ScriptPart[] = [
    { code: 10, from: 0, to: momentOf(firstHalfEnds), clock: { from: 0, seconds: firstHalfEnds } },
    {
      code: 20,
      from: momentOf(secondHalfStarts),
      to: momentOf(ends),
      clock: { from: HALF_SECONDS, seconds: ends - secondHalfStarts },
    },
  ]
  const scores = goals.map(({ at, side }) => ({
    at: momentOf(at),
    code: at < secondHalfStarts ? 10 : 20,
    side,
    points: 1,
  }))
  const incidents: ScriptIncident[] = []
  const stops: ScriptStop[] = []
  const dangers: ScriptDanger[] = []
  const main = recorded.filter(row => row.typeId === 1)
  for (const { at, side, penaltySince } of goals) {
    const priced = main.find(row => row.at > at && row.prices.length > 0)?.at ?? ends
    incidents.push({ at: momentOf(at), kind: 'goal', side })
    stops.push({ from: momentOf(at), to: momentOf(priced), reason: 'goal' })
    dangers.push({ from: momentOf(penaltySince ?? at - 20), to: momentOf(at), side, level: 'danger' })
    if (penaltySince === undefined) continue
    incidents.push({ at: momentOf(penaltySince), kind: 'penalty', side })
    stops.push({ from: momentOf(penaltySince), to: momentOf(at), reason: 'penalty' })
  }
  for (const [index, row] of main.entries())
    if (row.prices.length === 0)
      stops.push({ from: momentOf(row.at), to: momentOf(main[index + 1]?.at ?? ends), reason: 'recorded' })
  for (const part of parts) tellPart({ incidents, stops }, part)
  const total = sumSteps(scores, () => true)
  return {
    parts,
    scores,
    ...inOrder({ incidents, stops }),
    dangers,
    endsAt: momentOf(ends),
    sheet: sheetOfParts(parts, scores, { 100: [total.home, total.away] }),
  }
}
