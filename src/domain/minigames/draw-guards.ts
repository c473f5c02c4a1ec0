import type { BaccaratDraw } from './kinds/baccarat.ts'
import type { BlackjackDraw } from './kinds/blackjack.ts'
import type { Card } from './kinds/cards.ts'
import type { DiceDraw } from './kinds/dice.ts'
import type { DragonTigerDraw } from './kinds/dragon-tiger.ts'
import type { GoStopDraw } from './kinds/go-stop.ts'
import type { HighLowDraw } from './kinds/high-low.ts'
import type { Ladder } from './kinds/ladder-rules.ts'
import type { OddEvenDraw } from './kinds/odd-even.ts'
import type { PowerballDraw } from './kinds/powerball.ts'
import type { SicBoDraw } from './kinds/sic-bo.ts'
import type { SnailDraw } from './kinds/snail.ts'
import type { SpeedKenoDraw } from './kinds/speed-keno.ts'
import type { Speed6Draw } from './kinds/speed6.ts'
import type { BasketballDraw, BasketballEvent } from './kinds/virtual-basketball.ts'
import type { RaceDraw, RaceEvent } from './kinds/virtual-race.ts'
import type { SoccerDraw, SoccerEvent } from './kinds/virtual-soccer.ts'

// Draws arrive as untyped data from a table, a request or a file. These guards check them before they are
// shown.

type Fields = Readonly<Record<string, unknown>>

export const isRecord = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isWhole = (data: unknown): data is number => Number.isInteger(data)
const isNumbers = (data: unknown, count: number): data is readonly number[] =>
  Array.isArray(data) && data.length === count && data.every(isWhole)
const isCard = (data: unknown): data is Card =>
  typeof data === 'string' && /^(?:[A2-9JQK]|10)[SHDC]$/.test(data)
const CARDS_MAX = 12
const isHand = (data: unknown): data is readonly Card[] =>
  Array.isArray(data) && data.length > 0 && data.length <= CARDS_MAX && data.every(isCard)
const isHwatuHand = (data: unknown): data is readonly string[] =>
  Array.isArray(data) &&
  data.length === 2 &&
  data.every(card => typeof card === 'string' && /^(?:[1-9]|1[0-2])-[1-4]$/.test(card))

export const isPowerballDraw = (data: unknown): data is PowerballDraw =>
  isRecord(data) && isNumbers(data.balls, 5) && isWhole(data.powerball)

export const isKenoDraw = (data: unknown): data is SpeedKenoDraw =>
  isRecord(data) && isNumbers(data.numbers, 22)

export const isLadderDraw = (data: unknown): data is Ladder =>
  isRecord(data) &&
  (data.start === 'left' || data.start === 'right') &&
  (data.lines === 3 || data.lines === 4) &&
  (data.end === 'odd' || data.end === 'even')

export const isPowerLadderDraw = (data: unknown): data is PowerballDraw & Ladder =>
  isPowerballDraw(data) && isLadderDraw(data)

export const isKenoLadderDraw = (data: unknown): data is SpeedKenoDraw & Ladder =>
  isKenoDraw(data) && isLadderDraw(data)

export const isBaccaratDraw = (data: unknown): data is BaccaratDraw =>
  isRecord(data) &&
  isHand(data.player) &&
  isHand(data.banker) &&
  isWhole(data.playerPoints) &&
  isWhole(data.bankerPoints)

export const isBlackjackDraw = (data: unknown): data is BlackjackDraw =>
  isRecord(data) &&
  isHand(data.player) &&
  isHand(data.dealer) &&
  isWhole(data.playerTotal) &&
  isWhole(data.dealerTotal)

export const isDragonTigerDraw = (data: unknown): data is DragonTigerDraw =>
  isRecord(data) && isCard(data.dragon) && isCard(data.tiger)

export const isCardDraw = (data: unknown): data is OddEvenDraw => isRecord(data) && isCard(data.card)

export const isSicBoDraw = (data: unknown): data is SicBoDraw => isRecord(data) && isNumbers(data.dice, 3)

export const isDiceDraw = (data: unknown): data is DiceDraw => isRecord(data) && isWhole(data.die)

export const isGoStopDraw = (data: unknown): data is GoStopDraw =>
  isRecord(data) &&
  isHwatuHand(data.go) &&
  isHwatuHand(data.stop) &&
  isWhole(data.goRank) &&
  isWhole(data.stopRank)

/** Draw of a roulette or ring game: one number. */
export const isNumberDraw = (data: unknown): data is { readonly number: number } =>
  isRecord(data) && isWhole(data.number)

export const isHighLowDraw = (data: unknown): data is HighLowDraw =>
  isRecord(data) &&
  isWhole(data.rank) &&
  (data.colour === 'red' || data.colour === 'black' || data.colour === null)

export const isSpeed6Draw = (data: unknown): data is Speed6Draw =>
  isRecord(data) && isWhole(data.start) && isNumbers(data.feet, 6) && isWhole(data.end)

export const isSnailDraw = (data: unknown): data is SnailDraw => isRecord(data) && isNumbers(data.order, 4)

const isList = (data: unknown): data is readonly number[] => Array.isArray(data) && data.every(isWhole)

export const isSoccerEvent = (data: unknown): data is SoccerEvent =>
  isRecord(data) && [data.home, data.away, data.homeMean, data.awayMean].every(isWhole)

export const isSoccerDraw = (data: unknown): data is SoccerDraw =>
  isRecord(data) &&
  isSoccerEvent(data.event) &&
  isWhole(data.homeGoals) &&
  isWhole(data.awayGoals) &&
  isNumbers(data.homeMinutes, data.homeGoals) &&
  isNumbers(data.awayMinutes, data.awayGoals)

export const isBasketballEvent = (data: unknown): data is BasketballEvent =>
  isRecord(data) && [data.home, data.away, data.homeRating, data.awayRating].every(isWhole)

export const isBasketballDraw = (data: unknown): data is BasketballDraw =>
  isRecord(data) && isBasketballEvent(data.event) && isWhole(data.homePoints) && isWhole(data.awayPoints)

export const isRaceEvent = (data: unknown): data is RaceEvent =>
  isRecord(data) && isList(data.names) && isList(data.weights) && data.names.length === data.weights.length

/** Each runner appears exactly once. */
export const isRaceDraw = (data: unknown): data is RaceDraw =>
  isRecord(data) &&
  isRaceEvent(data.event) &&
  isNumbers(data.order, data.event.weights.length) &&
  new Set(data.order).size === data.order.length &&
  data.order.every(number => number >= 1 && number <= (Array.isArray(data.order) ? data.order.length : 0))
