import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'

const outcome = (
  id: string,
  betName: string,
  betPrice: number,
  betBaseline = '',
  status = 1,
): OfferedOutcome => ({
  id,
  betName,
  betBaseline,
  betLine: betBaseline,
  betPrice,
  betPriceByAdmin: null,
  version: 1,
  status,
})

const market = (
  marketId: number,
  marketNameKorean: string,
  bets: readonly OfferedOutcome[],
): OfferedMarket => ({
  id: `gallery-${marketId}`,
  marketId,
  marketName: marketNameKorean,
  marketNameKorean,
  bets: [...bets],
})

/** A match as returned by a list, with a start in the far future. */
export const sampleGame: Game = {
  id: 1,
  fixtureId: 1,
  sport_id: 6046,
  sport_name: '축구',
  location_id: 1,
  location_name: '잉글랜드',
  location_code: 'gb-eng',
  league_id: 1,
  league_name: '잉글랜드 프리미어리그',
  home_participants_name: '맨체스터 시티',
  away_participants_name: '리버풀',
  startdate: '2099-11-22 21:30:00',
  date: '11-22 21:30',
  status: 1,
  replayOf: null,
  marketCount: 3,
  markets: [
    market(1, '승무패', [outcome('11', '1', 1.85), outcome('12', 'X', 3.75), outcome('13', '2', 4.2)]),
    market(3, '핸디캡', [outcome('31', '1', 1.93, '-0.5'), outcome('32', '2', 1.89, '-0.5')]),
    market(2, '언더오버', [outcome('21', 'Over', 1.78, '2.5'), outcome('22', 'Under', 2.05, '2.5', 2)]),
  ],
}
