import { expect, test } from 'vitest'
import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { OutcomeButton } from './outcome-button.tsx'

useDrawing()

const game = { fixtureId: 1, home_participants_name: '울산', away_participants_name: '서울' } as Game

function drawAnswer(marketId: number, betName: string, betBaseline = ''): void {
  const outcome: OfferedOutcome = {
    ...{ id: '17', betName, betBaseline, betLine: betBaseline, betPrice: 1.9, betPriceByAdmin: null },
    ...{ version: 1, status: 1 },
  }
  const market: OfferedMarket = {
    ...{ id: '1', marketId, marketName: '', marketNameKorean: '', bets: [outcome] },
  }
  draw(<OutcomeButton game={game} market={market} outcome={outcome} badged closed={false} />)
}

test.each([
  [1, '2', '', 1, '서울'],
  [1, 'X', '', 0, '무'],
  [2, 'Over', '2.5', 0, '오버'],
  // The handicap's line takes the space of the shield.
  [3, '1', '-0.5', 0, '울산'],
] as const)(
  'draws for market %i the answer %s %s with %i shields',
  (marketId, betName, line, shields, label) => {
    drawAnswer(marketId, betName, line)
    expect(wordsOf(find('.odds'))).toContain(label)
    expect(findAll('.odds-badge')).toHaveLength(shields)
  },
)
