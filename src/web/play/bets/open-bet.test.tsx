import { expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import { draw, find, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { aBetLeg } from '#tests/support/facts/bet-leg.ts'
import { OpenBet } from './open-bet.tsx'

useDrawing()

const bet: Bet = {
  ...{ id: '77', gameType: 1, gameDetailType: 4, betStyle: 'KR', status: 0, cancellable: false },
  ...{ amounts: 10_000, totalRatio: 1.9, winnings: 19_000, createdAt: '2026-11-21 11:59:00' },
  ...{
    settledAt: null,
    resettledBy: null,
    rules: null,
    oddsAcceptMode: null,
    settledRatio: null,
    bonus: null,
  },
  bettings: [aBetLeg()],
}
const casino = { provider: '카지노 A', game: '바카라 1', round: 'baccarat-1.1', state: 'open' } as const
const atSupplier = {
  ...{ ...bet, totalRatio: 1, winnings: 0 },
  bettings: [aBetLeg({ home: '바카라 1', away: '', casino })],
}

test('shows picks, stage, stake and expected winnings of an open bet', () => {
  draw(<OpenBet bet={bet} className="" />)
  expect(wordsOf(find('a'))).toMatch(/^울산 – 서울\s*단폴\s*대기 1\s*10,000원 × 1\.90\s*예상당첨금 19,000원$/)
})

test('CASINO-008 shows an open supplier bet without odds or expected winnings', () => {
  draw(<OpenBet bet={atSupplier} className="" />)
  expect(wordsOf(find('a'))).toMatch(/^바카라 1\s*대기 1\s*10,000원$/)
})
