import { afterEach, expect, test, vi } from 'vitest'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { watchLayout } from '#web/kit/theme/layout-mode.ts'
import { GameRows } from './game-rows.tsx'

useDrawing()

/** Makes the window this wide: below 79 em the mobile layout applies, below 60 em its narrow form. */
function setWidth(em: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: em <= Number(/max-width: ([\d.]+)em/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
  }))
  window.matchMedia = globalThis.matchMedia
  watchLayout()
}
afterEach(() => {
  setWidth(100)
  vi.unstubAllGlobals()
})

const outcome = (betName: string) => ({
  ...{ id: `1${betName}`, betName, betBaseline: '', betLine: '', betPrice: 1.9, betPriceByAdmin: null },
  ...{ version: 1, status: 1 },
})
const game = {
  ...{ fixtureId: 1, sport_id: 6046, status: 1, startdate: '2026-11-21 18:00:00', marketCount: 3 },
  ...{ home_participants_name: '울산', away_participants_name: '서울' },
  markets: [
    {
      ...{ id: '1', marketId: 1, marketName: '1X2', marketNameKorean: '승무패' },
      bets: ['1', 'X', '2'].map(outcome),
    },
  ],
} as unknown as Game

test.each([
  ['a desktop', 1, 90],
  ['a tablet', 1, 68],
  ['a phone', 0, 24],
])('LAYOUT-016 LAYOUT-017 on %s, start and odds of a match share %i row', (_, rows, em) => {
  setWidth(em)
  draw(<GameRows game={game} closeSeconds={60} onMore={() => undefined} />)
  expect(wordsOf(find('article'))).toContain('18:00')
  const together = findAll('[data-market]').filter(row => wordsOf(row).includes('18:00'))
  expect(together).toHaveLength(rows)
})
