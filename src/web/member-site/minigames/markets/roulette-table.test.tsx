import { afterEach, expect, test } from 'vitest'
import { draw, find, findAll, NOON, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { aGame, anOffer } from '#tests/support/components/drawn-minigame.tsx'
import { roundStore } from '../cart/round-cart-store.ts'
import { hearHouseTime } from '../rounds/house-clock.ts'
import { MarketBoard } from './market-board.tsx'

useDrawing()
afterEach(() => roundStore.clearSlip())

const offer = anOffer(aGame('token/roulette'))

function drawBoard(round = offer, own: readonly string[] = []) {
  hearHouseTime(NOON)
  return draw(<MarketBoard kind="roulette" round={round} own={new Set(own)} />)
}
const tile = (key: string) => find(`[data-tile="${key}"]`) as HTMLElement
const areaOf = (key: string) => tile(key).style.gridArea.replaceAll(' ', '')

test('MINI-102 draws the table of a roulette: numbers, zero, columns, dozens and outside bets', () => {
  drawBoard()
  expect(findAll('[data-roulette] [data-tile]')).toHaveLength(37 + 3 + 3 + 6)
  expect(findAll('[data-tile^="number."]')).toHaveLength(37)
  // Zero spans the three rows; 3 is above 1, and 36 above 34 in the last column of numbers.
  expect(areaOf('number.0')).toBe('1/1/span3/span1')
  expect([areaOf('number.3'), areaOf('number.1')]).toEqual(['1/2/span1/span1', '3/2/span1/span1'])
  expect([areaOf('number.36'), areaOf('column.3')]).toEqual(['1/13/span1/span1', '1/14/span1/span1'])
  expect([areaOf('dozen.2'), areaOf('colour.red')]).toEqual(['4/6/span1/span4', '5/6/span1/span2'])
  const [red, black] = [tile('number.1'), tile('number.2')].map(({ style }) => style.background)
  expect(red).toBe(tile('colour.red').style.background)
  expect(black).toBe(tile('colour.black').style.background)
  expect(new Set([red, black, tile('number.0').style.background]).size).toBe(3)
  expect(wordsOf(find('[data-market-card="테이블"] h2'))).toContain('숫자 하나 36.00')
})

test('collapses the bets on several numbers under heads with an arrow', () => {
  drawBoard()
  const heads = findAll('details[data-market-card] > summary')
  expect(heads.map(wordsOf)).toEqual([
    ...['스플릿맞닿은 숫자 2개', '스트리트한 줄의 숫자 3개', '코너맞닿은 숫자 4개', '라인두 줄의 숫자 6개'],
  ])
  expect(heads.filter(head => head.querySelector('svg'))).toHaveLength(heads.length)
})

test('a number of the table goes to the cart, and an own bet is outlined', async () => {
  const user = drawBoard(offer, ['number.17'])
  await user.click(tile('number.0'))
  expect(tile('number.0').getAttribute('aria-pressed')).toBe('true')
  expect(tile('number.17').dataset.own).toBe('true')
  expect(wordsOf(tile('number.17'))).toBe('스트레이트 17 36.00내 베팅 있음')
})

test('shows the odds of each number once they differ', () => {
  const markets = offer.markets.map(market =>
    market.id === 'number'
      ? { ...market, bets: market.bets.map((bet, place) => ({ ...bet, betPrice: place === 5 ? 30 : 36 })) }
      : market,
  )
  drawBoard({ ...offer, markets })
  expect(wordsOf(find('[data-market-card="테이블"] h2'))).toBe('테이블')
  expect(tile('number.5').querySelector('span:last-child')?.className).not.toContain('sr-only')
})
