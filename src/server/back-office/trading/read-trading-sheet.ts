import type { TradingSheet } from '#contract/back-office/trading.ts'
import { periodsToEnter } from '#domain/grading/sheet-periods.ts'
import type { FixtureId, SportId } from '#domain/ids.ts'
import { HOUR, instant } from '#domain/instant.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { periodLabel } from '#domain/sports/period-label.ts'
import {
  type FixtureResult,
  findProtoPlace,
  listResultHistory,
  wireLine,
  wireProtoPlace,
} from '#server/fixtures/fixtures.ts'
import {
  findSettlement,
  findSettlingFacts,
  listUndecidedOf,
  readResultTiming,
  type SettlementRow,
  type UndecidedOutcome,
} from '#server/settlement/settlement.ts'
import type { Site } from '#server/site/site.ts'
import { type DeskDeps, type DeskRow, readDeskRows } from './read-trading-desk.ts'
import { listDeskMarkets, listDeskOutcomes } from './trading-markets.sql.ts'
import { COMBINATION_APPROXIMATION, endText, sourceText } from './trading-texts.ko.ts'
import { wireTime, wireTradingFixture, wireTradingMarket } from './wire-trading.ts'

export type SheetDeps = DeskDeps & { readonly site: Pick<Site, 'settings'> }

/** Returns a fixture with all data of the desk; undefined for an unknown one. */
export async function readTradingSheet(
  deps: SheetDeps,
  fixtureId: FixtureId,
): Promise<TradingSheet | undefined> {
  const { db, clock, site, readExposures } = deps
  const [row] = await readDeskRows(deps, [fixtureId])
  if (!row) return undefined
  const now = clock.now()
  const [markets, results, facts, settlement, undecided, exposures, timing, proto] = await Promise.all([
    readMarkets(deps, row),
    listResultHistory(db, fixtureId),
    findSettlingFacts(db, fixtureId),
    findSettlement(db, fixtureId),
    listUndecidedOf(db, fixtureId),
    readExposures([fixtureId]),
    readResultTiming(db, row.head, now),
    findProtoPlace(db, fixtureId),
  ])
  const { sportId, seq } = row.head
  return {
    fixture: wireTradingFixture(row),
    proto: wireProtoPlace(proto),
    markets,
    approximation: COMBINATION_APPROXIMATION,
    now,
    exposureAt: exposures.get(fixtureId)?.at ?? now,
    seq,
    revision: facts?.revision ?? 0,
    results: results.map(wireRevision),
    resultTiming: { kind: timing.kind, text: timing.text },
    undecided: undecided.map(one => wireUndecided(one, sportId)),
    settlement: settlement ? wireSettlement(settlement, site.settings().resultCorrectionHours) : null,
    sheetPeriods: sheetPeriods(row),
  }
}

async function readMarkets({ db }: SheetDeps, { head, money }: DeskRow) {
  const [markets, outcomes] = await Promise.all([listDeskMarkets(db, head.id), listDeskOutcomes(db, head.id)])
  const byMarket = Map.groupBy(outcomes, outcome => outcome.marketId)
  return markets.map(market => wireTradingMarket(head.sportId, market, byMarket.get(market.id) ?? [], money))
}

const wireRevision = ({ revision, kind, sheet, incidents, source, reason, decidedAt }: FixtureResult) => ({
  revision,
  kind,
  sheet: Object.fromEntries(
    Object.entries(sheet).map(([code, [home, away]]): [string, [number | null, number]] => [
      code,
      [home, away ?? 0],
    ]),
  ),
  incidents: { ...incidents },
  endText: endText(incidents),
  source,
  sourceText: sourceText(source),
  reason,
  at: wireTime(decidedAt),
})

const wireUndecided = (
  { marketTypeId, line: row, pick, legs, reason }: UndecidedOutcome,
  sportId: SportId,
) => ({
  marketId: marketTypeId,
  marketNameKorean: marketLabel(marketTypeId, sportId),
  betName: pick,
  betNameKorean: pickLabel(pick),
  betBaseline: wireLine(row),
  bets: legs,
  why: reason,
})

const wireSettlement = (settlement: SettlementRow, correctionHours: number) => {
  const { revision, changedBets, finishedAt, settledAt } = settlement
  return {
    revision,
    changedBets,
    finishedAt: finishedAt === null ? null : wireTime(finishedAt),
    correctableUntil: settledAt === null ? null : wireTime(instant(settledAt + correctionHours * HOUR)),
  }
}

/** The periods of the sport, and those in the running score or a result. */
function sheetPeriods({ head, score, result }: DeskRow) {
  const told = [
    ...(score?.periods ?? []).map(({ code }) => code),
    ...Object.keys(result?.sheet ?? {}).map(Number),
  ]
  return periodsToEnter(head.sportId, told).map(code => ({ code, label: periodLabel(code, head.sportId) }))
}
