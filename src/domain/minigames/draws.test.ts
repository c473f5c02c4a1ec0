// Draws from real byte streams: always legal, and as frequent as their chances.
import { expect, test } from 'vitest'
import { numbersOfRound } from '#tests/support/draws/digests.ts'
import type { Kind } from './kind.ts'
import { type KindId, kinds } from './kinds.ts'

const ROUNDS = 1_500
/** Standard deviations: a pick of a fair stream exceeds it about once in two thousand million. */
const BOUND = 6

const kindIds = Object.keys(kinds) as KindId[]

/** Draws of the kind, always the same. */
const drawsOf = <Draw>(kind: Kind<Draw>, rounds: number): readonly Draw[] =>
  Array.from({ length: rounds }, (_, round) => kind.draw(numbersOfRound(500, round)))

test.each(kindIds)('%s: every pick occurs as often as its chance', id => {
  const kind: Kind<unknown> = kinds[id]
  const seen = new Map<string, number>()
  const note = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1)
  for (const draw of drawsOf(kind, ROUNDS))
    for (const { market, won, void: back } of kind.results(draw)) {
      for (const pick of won) note(`${market} ${pick} won`)
      for (const pick of back) note(`${market} ${pick} void`)
    }
  const far: string[] = []
  for (const { id: market, picks } of kind.payTable())
    for (const { id: pick, chance } of picks)
      for (const [end, { numerator, denominator }] of [
        ['won', chance.won],
        ['void', chance.void],
      ] as const) {
        const share = Number((numerator * 10n ** 12n) / denominator) / 1e12
        const bound = BOUND * Math.sqrt(ROUNDS * share * (1 - share))
        const count = seen.get(`${market} ${pick} ${end}`) ?? 0
        if (Math.abs(count - ROUNDS * share) > bound) far.push(`${market} ${pick} ${end}: ${count}`)
      }
  expect(far).toEqual([])
})

test.each(kindIds)('%s: no draw both wins and voids a pick, and a draw survives JSON', id => {
  const kind: Kind<unknown> = kinds[id]
  for (const draw of drawsOf(kind, 200)) {
    const kept: unknown = JSON.parse(JSON.stringify(draw))
    expect(kept).toEqual(draw)
    expect(kind.results(kept)).toEqual(kind.results(draw))
    for (const { market, won, void: back } of kind.results(draw)) {
      const picks = kind.markets.find(one => one.id === market)?.picks.map(pick => pick.id) ?? []
      expect(new Set([...won, ...back]).size).toBe(won.length + back.length)
      expect([...won, ...back].every(pick => picks.includes(pick))).toBe(true)
    }
  }
})

const areDifferent = (numbers: readonly number[], count: number, lowest: number, highest: number): boolean =>
  numbers.length === count &&
  new Set(numbers).size === count &&
  numbers.every(number => Number.isInteger(number) && number >= lowest && number <= highest)

const CARD = /^(A|[2-9]|10|J|Q|K)[SHDC]$/
const areCards = (cards: readonly string[], least: number, most: number): boolean =>
  cards.length >= least && cards.length <= most && cards.every(card => CARD.test(card))

test('balls, numbers, snails and feet are distinct and within their range', () => {
  expect(drawsOf(kinds.powerball, 500).every(({ balls }) => areDifferent(balls, 5, 1, 28))).toBe(true)
  expect(drawsOf(kinds.powerball, 500).every(({ powerball }) => areDifferent([powerball], 1, 0, 9))).toBe(
    true,
  )
  expect(drawsOf(kinds['speed-keno'], 200).every(({ numbers }) => areDifferent(numbers, 22, 1, 70))).toBe(
    true,
  )
  expect(drawsOf(kinds.snail, 200).every(({ order }) => areDifferent(order, 4, 1, 4))).toBe(true)
  expect(drawsOf(kinds.speed6, 200).every(({ feet }) => areDifferent(feet, 6, 1, 6))).toBe(true)
})

test('hands have as many cards as their rules allow, and no card occurs more often than in the shoe', () => {
  for (const { player, banker, playerPoints, bankerPoints } of drawsOf(kinds.baccarat, 1_000)) {
    expect(areCards(player, 2, 3) && areCards(banker, 2, 3)).toBe(true)
    expect(areDifferent([playerPoints], 1, 0, 9) && areDifferent([bankerPoints], 1, 0, 9)).toBe(true)
    // A player who stands with two cards has 6 or more, or faces a natural.
    if (player.length + banker.length === 4) expect(playerPoints >= 6 || bankerPoints >= 8).toBe(true)
  }
  for (const { player, dealer, playerTotal, dealerTotal } of drawsOf(kinds.blackjack, 1_000)) {
    expect(areCards(player, 2, 12) && areCards(dealer, 2, 12)).toBe(true)
    expect(playerTotal >= 17 && playerTotal <= 26).toBe(true)
    expect(playerTotal > 21 ? dealer.length === 2 : dealerTotal >= 17 && dealerTotal <= 26).toBe(true)
  }
  for (const { go, stop } of drawsOf(kinds['go-stop'], 500)) expect(new Set([...go, ...stop]).size).toBe(4)
  for (const { card } of drawsOf(kinds['odd-even'], 500))
    expect(areCards([card], 1, 1) && !card.startsWith('K')).toBe(true)
})
