import { assert } from '#domain/assert.ts'
import {
  type Exposure,
  fixtureExposure,
  joinedExposure,
  type MarketPart,
  marketExposure,
  type Worst,
} from '#domain/bets/exposure.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import type { ExposureRow } from '#server/bets/bets.ts'

/** Identifies a market or outcome without its id: type and line. */
export const marketKey = (typeId: MarketTypeId, line: Line | null): string => `${typeId}|${line ?? ''}`

export type OpenMarket = MarketPart & { readonly picks: ReadonlyMap<string, Exposure> }

/** The open bets of a fixture, by market and in total. */
export type OpenMoney = {
  readonly markets: ReadonlyMap<string, OpenMarket>
  readonly bets: number
  readonly stakes: number
  readonly worstPayout: number
  readonly worst: Worst
}

/** Sums the counts by outcome from the database. */
export function openMoney(rows: readonly ExposureRow[]): OpenMoney {
  const byMarket = Map.groupBy(rows, row => marketKey(row.marketTypeId, row.line))
  const markets = new Map([...byMarket].map(([key, of]) => [key, openMarket(of)]))
  const stakes = rows.reduce((sum, row) => sum + row.ownStakes, 0)
  return {
    markets,
    bets: rows.reduce((sum, row) => sum + row.ownBets, 0),
    stakes,
    ...fixtureExposure([...markets.values()], stakes),
  }
}

function openMarket(rows: readonly ExposureRow[]): OpenMarket {
  const byScore = Map.groupBy(rows, row => `${row.homeAtBet}:${row.awayAtBet}`)
  const picks = new Map(
    [...Map.groupBy(rows, row => row.pick)].map(([pick, of]) => [pick, exposureOfAll(of)]),
  )
  return { picks, ...joinedExposure([...byScore.values()].map(ofOneScore)) }
}

function ofOneScore(rows: readonly ExposureRow[]): MarketPart {
  const [first] = rows
  assert(first, 'a group has a row')
  const picks = rows.map(row => ({ pick: row.pick, ...exposureOf(row) }))
  return marketExposure(first.marketTypeId, picks)
}

/** Exposure of one pick over all scores from which its bets count. */
const exposureOfAll = (rows: readonly ExposureRow[]): Exposure =>
  joinedExposure(rows.map(row => ofOneScore([row]))).exposure

const exposureOf = (row: ExposureRow): Exposure => ({
  singles: { bets: row.singleBets, stakes: row.singleStakes, payout: row.singlePayout },
  combinations: {
    bets: row.combinationBets,
    stakes: row.combinationStakes,
    payoutMax: row.combinationPayoutMax,
    payoutExpected: row.combinationPayoutExpected,
  },
})
