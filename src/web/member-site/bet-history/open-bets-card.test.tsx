import { expect, test } from 'vitest'
import { answer, drawPage, find, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { aBetLeg } from '#tests/support/facts/bet-leg.ts'
import { OpenBetsCard } from './open-bets-card.tsx'

useDrawing()

const casino = { provider: '카지노 A', game: '바카라 1', round: 'baccarat-1.1', state: 'open' }
const bets = [
  { id: 'sports', amounts: 10_000, totalRatio: 1.9, winnings: 19_000, bettings: [aBetLeg()] },
  {
    ...{ id: 'casino', amounts: 3_000, totalRatio: 1, winnings: 0 },
    bettings: [{ ...aBetLeg({ home: '바카라 1', away: '' }), casino }],
  },
]

test('CASINO-008 beside open bets on matches, one at a supplier has no price and no expected winnings', async () => {
  answer({ bet_result: { bets, totalCount: 2 } })
  logIn()
  drawPage(OpenBetsCard)
  await expect.poll(() => find('[data-open-bet]')).not.toBeNull()
  const wordsOfBet = (id: string) => wordsOf(find(`[data-open-bet=${id}]`))
  expect(wordsOfBet('sports')).toMatch(/^울산 – 서울\s*단폴\s*10,000원 × 1\.90\s*예상당첨금 19,000원$/)
  expect(wordsOfBet('casino')).toMatch(/^바카라 1\s*3,000원$/)
})
