import { expect, test } from 'vitest'
import type { MarketTypeId } from '../ids.ts'
import { BASEBALL, FOOTBALL } from '../sports/sports.ts'
import type { BetPage } from './bet-page.ts'
import { mainTypeIds, pageOffers } from './page-markets.ts'

test.each<[BetPage, typeof FOOTBALL, number, boolean]>([
  ['wintielose', FOOTBALL, 1, true],
  ['wintielose', FOOTBALL, 2, false],
  ['wintielose', FOOTBALL, 41, false],
  ['wintielose', BASEBALL, 226, true],
  ['handicap', FOOTBALL, 3, true],
  ['handicap', FOOTBALL, 2, true],
  ['handicap', BASEBALL, 28, true],
  ['handicap', FOOTBALL, 1, false],
  ['handicap', FOOTBALL, 64, false],
  ['special', FOOTBALL, 41, true],
  ['special', FOOTBALL, 5, true],
  ['special', FOOTBALL, 1, false],
  ['special', BASEBALL, 28, false],
  ['cross', FOOTBALL, 6, true],
  ['europe', FOOTBALL, 6, true],
])('the %s page of sport %i offers market %i: %s', (page, sportId, type, offered) => {
  expect(pageOffers(page, { sportId, marketTypeId: type as MarketTypeId })).toBe(offered)
})

test('lists overtime markets first where the sport counts overtime', () => {
  expect(mainTypeIds('winner', FOOTBALL)).toEqual([1, 50, 52, 226])
  expect(mainTypeIds('winner', BASEBALL)).toEqual([226, 52, 50, 1])
  expect(mainTypeIds('total', BASEBALL)).toEqual([28, 2])
})
