import { assert } from '#domain/assert.ts'
import { type Exposure, fixtureExposure, marketExposure, type Worst } from '#domain/bets/exposure.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import type { ExposureRow } from '#server/bets/bets.ts'

/** What is known of a market or outcome before it has an id: how it was asked. */
export const marketKey = (typeId: MarketTypeId, line: Line | null): string => `${typeId}|${line ?? ''}`

export type OpenMarket = {
  readonly picks: ReadonlyMap<string, Exposure>
  readonly exposure: Exposure
  readonly worst: Worst
}

/** The open bets of a fixture, by market, and in all. */
export type OpenMoney = {
  readonly markets: ReadonlyMap<string, OpenMarket>
  readonly bets: number
  readonly stakes: number
  readonly worstPayout: number
  readonly worst: Worst
}

/** Sums up what the database counted by outcome. */
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
  const [first] = rows
  assert(first, 'a group has a row')
  const picks = new Map(rows.map(row => [row.pick, exposureOf(row)]))
  const list = [...picks].map(([pick, exposure]) => ({ pick, ...exposure }))
  return { picks, ...marketExposure(first.marketTypeId, list) }
}

const exposureOf = (row: ExposureRow): Exposure => ({
  singles: { bets: row.singleBets, stakes: row.singleStakes, payout: row.singlePayout },
  combinations: {
    bets: row.combinationBets,
    stakes: row.combinationStakes,
    payoutMax: row.combinationPayoutMax,
    payoutExpected: row.combinationPayoutExpected,
  },
})
