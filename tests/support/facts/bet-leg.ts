import type { BetLeg } from '#contract/bets/bets.ts'

/** Returns a leg of a bet as the server sends it: home of 1X2 at 1.90, undecided. */
export const aBetLeg = (change: Partial<BetLeg> = {}): BetLeg => ({
  fixtureId: 1,
  oddsId: 17,
  sportId: 6046,
  sportName: '축구',
  leagueName: 'K리그1',
  home: '울산',
  away: '서울',
  startdate: '2026-11-21 19:00:00',
  marketId: 1,
  marketName: '1X2',
  marketNameKorean: '승무패',
  betName: '1',
  betNameKorean: '홈',
  betBaseline: '',
  betPrice: 1.9,
  version: 1,
  status: 0,
  result: '',
  score: '',
  reason: '',
  scoreAtBet: '',
  ...change,
})
