import {
  isBaccaratDraw,
  isBasketballDraw,
  isBlackjackDraw,
  isCardDraw,
  isDiceDraw,
  isDragonTigerDraw,
  isGoStopDraw,
  isHighLowDraw,
  isKenoDraw,
  isKenoLadderDraw,
  isLadderDraw,
  isNumberDraw,
  isPowerballDraw,
  isPowerLadderDraw,
  isRaceDraw,
  isSicBoDraw,
  isSnailDraw,
  isSoccerDraw,
  isSpeed6Draw,
} from './draw-guards.ts'
import type { MarketResult } from './kind.ts'
import type { Card } from './kinds/cards.ts'
import type { Ladder } from './kinds/ladder-rules.ts'
import type { SoccerDraw } from './kinds/virtual-soccer.ts'
import { drawnEventText } from './virtual/event-words.ko.ts'

/** The result of one market in one word, and the pick that won. */
export type ResultWord = { readonly market: string; readonly pick: string; readonly word: string }

/** A part of a draw ("합 81") and the results of its markets (홀, 오버, 대). */
export type ResultGroup = { readonly head: string; readonly words: readonly ResultWord[] }

/** A part of a draw, the markets shown with it, and its own words. */
type Part = {
  readonly head: string
  readonly markets: readonly string[]
  readonly own?: Readonly<Record<string, string>>
}

/** Picks with the same word in all markets; numbers are shown as they are. */
const WORDS: Readonly<Record<string, string>> = {
  ...{
    odd: '홀',
    even: '짝',
    under: '언더',
    over: '오버',
    small: '소',
    medium: '중',
    large: '대',
    big: '대',
  },
  ...{ left: '좌', right: '우', red: '레드', black: '블랙', high: '하이', low: '로우', seven: '세븐' },
  ...{ player: '플레이어 승', banker: '뱅커 승', dealer: '딜러 승', tie: '타이', push: '푸시' },
  ...{ dragon: '드래곤 승', tiger: '타이거 승', go: '고 승', stop: '스톱 승', any: '트리플' },
  ...{ 'player-pair': '플레이어 페어', 'banker-pair': '뱅커 페어', 'suited-tie': '수티드 타이' },
  ...{ 'player-bust': '플레이어 버스트', 'player-blackjack': '플레이어 블랙잭' },
}

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
const RANKS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** A card as "10♥". */
export const cardWord = (card: Card): string => `${card.slice(0, -1)}${SUITS[card.slice(-1)] ?? ''}`

/** "A" for 1 to "K" for 13. */
export const rankWord = (rank: number): string => RANKS[rank] ?? String(rank)

/** A ladder path as "좌3짝". */
export const ladderWord = ({ start, lines, end }: Ladder): string =>
  `${WORDS[start] ?? ''}${lines}${WORDS[end] ?? ''}`

const PAIRS_FROM = 10
/** A hwatu rank as "8끗" or "3땡". */
export const hwatuWord = (rank: number): string =>
  rank > PAIRS_FROM ? `${rank - PAIRS_FROM}땡` : `${rank}끗`

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const part = (head: string, markets: readonly string[], own?: Part['own']): Part => ({
  head,
  markets,
  ...(own && { own }),
})

const LADDER_WORDS = { '3': '3줄', '4': '4줄' }
const ladderPart = (head: string): Part => part(head, ['start', 'lines', 'odd-even'], LADDER_WORDS)
const sides = (side: string) => ({ odd: `${side} 홀`, even: `${side} 짝` })

/** Roulette: a number means something different in each market. */
const ROULETTE_WORDS = {
  ...{ 'half.low': '1-18', 'half.high': '19-36' },
  ...{ 'dozen.1': '1-12', 'dozen.2': '13-24', 'dozen.3': '25-36' },
  ...{ 'column.1': '1열', 'column.2': '2열', 'column.3': '3열' },
}
const SECTIONS = { a: 'A구간', b: 'B구간', c: 'C구간', d: 'D구간' }

/** Returns the parts of a kind's draw; undefined for other data. */
const kindParts =
  <Draw>(isDraw: (data: unknown) => data is Draw, parts: (draw: Draw) => readonly Part[]) =>
  (data: unknown): readonly Part[] | undefined =>
    isDraw(data) ? parts(data) : undefined

/** Matches: a side means something different in each market. */
const MATCH_WORDS = {
  ...{ '1x2.home': '홈 승', '1x2.draw': '무승부', '1x2.away': '원정 승' },
  ...{ 'winner.home': '홈 승', 'winner.away': '원정 승' },
  ...{ 'handicap.home': '핸디캡 홈', 'handicap.away': '핸디캡 원정' },
}
const raceParts = kindParts(isRaceDraw, ({ order }) => [
  part(order.slice(0, 3).join('-'), ['winner-odd-even', 'winner-under-over']),
])

const cardParts = kindParts(isCardDraw, ({ card }) => [
  part(cardWord(card), ['odd-even', 'under-over', 'colour']),
])

const parts: Readonly<Record<string, (data: unknown) => readonly Part[] | undefined>> = {
  powerball: kindParts(isPowerballDraw, ({ balls, powerball }) => [
    part(`합 ${sumOf(balls)}`, ['sum-odd-even', 'sum-under-over', 'sum-size']),
    part(`파워볼 ${powerball}`, ['power-odd-even', 'power-under-over', 'power-section'], SECTIONS),
  ]),
  ladder: kindParts(isLadderDraw, draw => [ladderPart(ladderWord(draw))]),
  'power-ladder': kindParts(isPowerLadderDraw, draw => [
    ladderPart(`첫 볼 ${draw.balls[0]} · ${ladderWord(draw)}`),
  ]),
  'keno-ladder': kindParts(isKenoLadderDraw, draw => [
    ladderPart(`첫 숫자 ${draw.numbers[0]} · ${ladderWord(draw)}`),
  ]),
  'speed-keno': kindParts(isKenoDraw, ({ numbers }) => [
    part(`합 ${sumOf(numbers)}`, ['sum-odd-even', 'sum-under-over']),
    part(`끝자리 ${sumOf(numbers) % 10}`, ['digit-odd-even', 'digit-under-over']),
  ]),
  baccarat: kindParts(isBaccaratDraw, ({ playerPoints, bankerPoints }) => [
    part(`플레이어 ${playerPoints} : 뱅커 ${bankerPoints}`, ['winner', 'player-pair', 'banker-pair']),
  ]),
  'dragon-tiger': kindParts(isDragonTigerDraw, ({ dragon, tiger }) => [
    part(`드래곤 ${cardWord(dragon)} : 타이거 ${cardWord(tiger)}`, ['winner', 'suited-tie']),
  ]),
  'odd-even': cardParts,
  'odd-even-king': cardParts,
  'sic-bo': kindParts(isSicBoDraw, ({ dice }) => [
    part(`${dice.join('·')} 합 ${sumOf(dice)}`, ['size', 'odd-even', 'any-triple']),
  ]),
  dice: kindParts(isDiceDraw, ({ die }) => [part(`주사위 ${die}`, ['odd-even', 'under-over'])]),
  'go-stop': kindParts(isGoStopDraw, ({ goRank, stopRank }) => [
    part(`고 ${hwatuWord(goRank)} : 스톱 ${hwatuWord(stopRank)}`, ['winner'], { tie: '무승부' }),
  ]),
  blackjack: kindParts(isBlackjackDraw, ({ playerTotal, dealerTotal }) => [
    part(`플레이어 ${playerTotal} : 딜러 ${dealerTotal}`, ['winner', 'player-bust', 'player-blackjack']),
  ]),
  roulette: kindParts(isNumberDraw, ({ number }) => [
    part(`${number}번`, ['colour', 'odd-even', 'half', 'dozen', 'column'], ROULETTE_WORDS),
  ]),
  'high-low': kindParts(isHighLowDraw, ({ rank }) => [part(rankWord(rank), ['high-low', 'colour'])]),
  ring: kindParts(isNumberDraw, ({ number }) => [part(`${number}번`, ['odd-even', 'under-over'])]),
  speed6: kindParts(isSpeed6Draw, ({ start, end }) => [
    part(`출발 ${start}`, ['start-odd-even'], sides('출발')),
    part(`도착 ${end}`, ['end-odd-even'], sides('도착')),
  ]),
  snail: kindParts(isSnailDraw, ({ order }) => [
    part(`1등 ${order[0]}번`, ['winner-odd-even', 'winner-under-over']),
  ]),
  'virtual-soccer': kindParts(isSoccerDraw, ({ homeGoals, awayGoals }) => [
    part(`${homeGoals}:${awayGoals}`, ['1x2', 'under-over', 'handicap', 'odd-even'], MATCH_WORDS),
  ]),
  'virtual-basketball': kindParts(isBasketballDraw, ({ homePoints, awayPoints }) => [
    part(`${homePoints}:${awayPoints}`, ['winner', 'handicap', 'under-over'], MATCH_WORDS),
  ]),
  'virtual-dog': raceParts,
  'virtual-horse': raceParts,
}

/** The competitors and the score or order of a virtual event; undefined for minigames. */
const namedHead = (kind: string, draw: unknown, gameId: number | undefined): string | undefined =>
  gameId === undefined ? undefined : drawnEventText({ kind, gameId }, draw)

/**
 * Returns the parts of a draw with the words of their markets; undefined for data that is no draw of the
 * kind. With the number of its venue, a virtual event names its competitors.
 */
export function resultGroups(
  kind: string,
  draw: unknown,
  results: readonly MarketResult[],
  gameId?: number,
): readonly ResultGroup[] | undefined {
  return parts[kind]?.(draw)?.map(({ head, markets, own }) => ({
    head: namedHead(kind, draw, gameId) ?? head,
    words: markets.flatMap(market =>
      (results.find(one => one.market === market)?.won ?? []).map(pick => ({
        market,
        pick,
        word: own?.[`${market}.${pick}`] ?? own?.[pick] ?? WORDS[pick] ?? pick,
      })),
    ),
  }))
}

const isLadderKind = (kind: string): boolean => kind.endsWith('ladder')

/**
 * Returns a draw as one line, used as the reason of a bet's result: "합 81 · 홀 · 오버 · 대 / 파워볼 7 · 홀 · 오버 ·
 * D구간". Empty for data that is no draw of the kind.
 */
export const resultWords = (
  kind: string,
  draw: unknown,
  results: readonly MarketResult[],
  gameId?: number,
): string =>
  (resultGroups(kind, draw, results, gameId) ?? [])
    // 좌3짝 already contains all three.
    .map(({ head, words }) => (isLadderKind(kind) ? [head] : [head, ...words.map(({ word }) => word)]))
    .map(words => words.join(' · '))
    .join(' / ')

const hand = (cards: readonly Card[]): string => cards.map(cardWord).join(' ')
const months = (cards: readonly string[]): string => cards.map(card => `${card.split('-')[0]}월`).join(' ')

/** Returns the pieces of a kind's draw as a sentence; undefined for other data. */
const kindPieces =
  <Draw>(isDraw: (data: unknown) => data is Draw, text: (draw: Draw) => string) =>
  (data: unknown): string | undefined =>
    isDraw(data) ? text(data) : undefined

const minutes = (list: readonly number[]): string => list.map(minute => `${minute}분`).join(' ')
const goals = (side: string, list: readonly number[]): string =>
  list.length > 0 ? `${side} ${minutes(list)}` : `${side} 무득점`
const matchPieces = ({ homeMinutes, awayMinutes }: SoccerDraw): string =>
  `${goals('홈', homeMinutes)}, ${goals('원정', awayMinutes)}`
const racePieces = kindPieces(isRaceDraw, draw => `도착 순서 ${draw.order.join(', ')}`)

/** Kinds whose draws contain more than the heads of their parts show. */
const pieces: Readonly<Record<string, (data: unknown) => string | undefined>> = {
  powerball: kindPieces(isPowerballDraw, draw => `${draw.balls.join(', ')}, 파워볼 ${draw.powerball}`),
  'speed-keno': kindPieces(isKenoDraw, draw => draw.numbers.join(', ')),
  baccarat: kindPieces(isBaccaratDraw, draw => `플레이어 ${hand(draw.player)}, 뱅커 ${hand(draw.banker)}`),
  blackjack: kindPieces(isBlackjackDraw, draw => `플레이어 ${hand(draw.player)}, 딜러 ${hand(draw.dealer)}`),
  'go-stop': kindPieces(isGoStopDraw, draw => `고 ${months(draw.go)}, 스톱 ${months(draw.stop)}`),
  snail: kindPieces(isSnailDraw, draw => `도착 순서 ${draw.order.join(', ')}`),
  'virtual-soccer': kindPieces(isSoccerDraw, matchPieces),
  'virtual-dog': racePieces,
  'virtual-horse': racePieces,
}

/**
 * Returns a drawn round as sentences for screen readers, without repetition: "17, 4, 26, 11, 23. 합 81, 홀,
 * 오버, 대. 파워볼 7, 홀, 오버, D구간". Empty for data that is no draw of the kind.
 */
export function saidWords(
  kind: string,
  draw: unknown,
  results: readonly MarketResult[],
  gameId?: number,
): string {
  const said = (resultGroups(kind, draw, results, gameId) ?? []).map(({ head, words }) =>
    [head, ...(isLadderKind(kind) ? [] : words.map(({ word }) => word))].join(', '),
  )
  const first = said[0] === undefined ? undefined : (unheaded[kind] ?? pieces[kind])?.(draw)
  return [...(first ? [first] : []), ...said].join('. ')
}

/** Pieces without those that the heads of their parts repeat. */
const unheaded: Readonly<Record<string, (data: unknown) => string | undefined>> = {
  powerball: kindPieces(isPowerballDraw, ({ balls }) => balls.join(', ')),
}

/**
 * Returns what was drawn, piece by piece, for screen readers; undefined for data that is no draw of the
 * kind.
 */
export function drawWords(kind: string, draw: unknown, gameId?: number): string | undefined {
  const words = pieces[kind]
    ? pieces[kind](draw)
    : parts[kind]?.(draw)
        ?.map(({ head }) => head)
        .join(', ')
  const named = namedHead(kind, draw, gameId)
  return named === undefined ? words : [named, words].filter(Boolean).join('. ')
}
