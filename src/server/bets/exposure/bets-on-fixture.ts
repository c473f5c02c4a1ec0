import type { FixtureBet } from '#contract/back-office/bets-operator.ts'
import type { FixtureId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { listFixtures } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { lineText } from '../sports/odds-change-item.ts'
import {
  type FixtureBetRow,
  type FixtureLegRow,
  fixtureBetList,
  listFixtureLegs,
} from './bets-on-fixture.sql.ts'

type FixtureBets = {
  readonly bets: FixtureBet[]
  readonly pageCount: number
  readonly totalCount: number
}

/**
 * Returns a page of the bets in progress on a fixture, newest first; undefined for an unknown fixture (BETFLOW-028).
 */
export async function readBetsOnFixture(
  { db }: Pick<Deps, 'db'>,
  fixtureId: FixtureId,
  page: number,
): Promise<FixtureBets | undefined> {
  const [fixture] = await listFixtures(db, [fixtureId])
  if (!fixture) return undefined
  const { rows, ...counts } = await fixtureBetList.page(db, fixtureId, page)
  const legs = Map.groupBy(await listFixtureLegs(db, fixtureId, rows), leg => leg.betId)
  const pickOf = (leg: FixtureLegRow) => ({
    marketNameKorean: marketLabel(leg.marketTypeId, fixture.sportId),
    betBaseline: lineText(leg.line),
    betNameKorean: pickLabel(leg.pick),
    betPrice: leg.odds / 100,
  })
  const bets = rows.map(row => wireFixtureBet(row, (legs.get(row.betId) ?? []).map(pickOf)))
  return { bets, ...counts }
}

const wireFixtureBet = (row: FixtureBetRow, picks: FixtureBet['picks']): FixtureBet => ({
  id: row.betId,
  memberId: row.memberId,
  userId: row.userId,
  nickname: row.nickname,
  gameType: row.gameType,
  legCount: row.legCount,
  amounts: row.stake,
  totalRatio: row.totalOdds / 100,
  winnings: row.winnings,
  createdAt: formatSeoul(row.placedAt, 'YYYY-MM-DD HH:mm:ss'),
  picks,
})
