import type { tradingContract } from '#contract/back-office/trading.ts'
import type { FixtureId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import { type OverdueBet, readOverdueBets } from '#server/bets/bets.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { readDeskLeagues, readTradingDesk } from './read-trading-desk.ts'
import { readTradingSheet, type SheetDeps } from './read-trading-sheet.ts'
import { COMBINATION_APPROXIMATION } from './trading-texts.ko.ts'
import { wireTradingFixture } from './wire-trading.ts'

const wireOverdue = ({ betId, memberId, userId, nickname, stake, dueAt }: OverdueBet) => ({
  id: betId,
  memberId,
  userId: userId ?? '',
  nickname: nickname ?? '',
  amounts: stake,
  dueAt,
})

/** Operator routes for reading the trading desk: the book with the money on it. */
export const tradingRoutes = (deps: SheetDeps): Handlers<typeof tradingContract> => ({
  fixtures: async ({ query }) => {
    const [{ rows, ...figures }, overdue] = await Promise.all([
      readTradingDesk(deps, {
        ...query,
        betsOnly: query.betsOnly === '1',
        protoOnly: query.protoOnly === '1',
      }),
      readOverdueBets(deps),
    ])
    return accept({
      fixtures: rows.map(wireTradingFixture),
      ...figures,
      approximation: COMBINATION_APPROXIMATION,
      overdueBets: overdue.count,
      overdue: overdue.oldest.map(wireOverdue),
      now: deps.clock.now(),
    })
  },
  leagues: async ({ query }) => {
    const leagues = await readDeskLeagues(deps, query.date)
    return accept(
      leagues.map(league => ({
        sport_id: league.sportId as number,
        sport_name: league.sportNameKorean,
        league_id: league.leagueId as number,
        league_name: league.nameKorean,
        location_code: league.flagCode,
        cnt: league.count,
      })),
    )
  },
  fixture: async ({ params }) => {
    const sheet = await readTradingSheet(deps, params.fixtureId as FixtureId)
    return sheet ? accept(sheet) : refuse({ code: 'FIXTURE_UNKNOWN' })
  },
})
