import { expect, test } from 'vitest'
import type { SportId } from '../ids.ts'
import { SPORT_TABLE } from '../sports/sport-table.ts'
import { BASEBALL, FOOTBALL } from '../sports/sports.ts'
import type { BetPage } from './bet-page.ts'
import { MARKET_TYPES } from './market-catalogue.ts'
import { isSpecial, mainTypeIds, pageOffers } from './page-markets.ts'

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
  expect(pageOffers(page, { sportId, marketTypeId: type })).toBe(offered)
})

test('ROUTE-045 every market of every sport is on exactly one of the three Korean pages by kind', () => {
  const pages = ['wintielose', 'handicap', 'special'] as const
  for (const [sportId] of SPORT_TABLE)
    for (const { id: marketTypeId, english } of MARKET_TYPES) {
      if (marketTypeId === null) continue
      const on = pages.filter(page => pageOffers(page, { sportId: sportId as SportId, marketTypeId }))
      expect(on, `${sportId} ${english}`).toHaveLength(1)
    }
})

test.each([17, 42, 45, 65, 6, 7, 4711])('ROUTE-045 market %i of football is on the special page', type => {
  expect(isSpecial({ sportId: FOOTBALL, marketTypeId: type })).toBe(true)
})

test('lists overtime markets first where the sport counts overtime', () => {
  expect(mainTypeIds('winner', FOOTBALL)).toEqual([1, 50, 52, 226])
  expect(mainTypeIds('winner', BASEBALL)).toEqual([226, 52, 50, 1])
  expect(mainTypeIds('total', BASEBALL)).toEqual([28, 2])
})
