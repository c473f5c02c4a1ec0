import { expect, test } from 'vitest'
import { numbersOfRound } from '#tests/support/draws/digests.ts'
import type { Kind } from './kind.ts'
import { findKind, kinds } from './kinds.ts'
import { drawWords, resultGroups, resultWords, saidWords } from './result-words.ko.ts'

const kindIds = Object.keys(kinds)

function kindOf(id: string): Kind<unknown> {
  const kind = findKind(id)
  if (!kind) throw new Error(`no kind ${id}`)
  return kind
}

/** The words of a made-up draw. */
function wordsOf(id: string, draw: unknown): string {
  return resultWords(id, draw, kindOf(id).results(draw))
}

test.each([
  [
    'powerball',
    { balls: [17, 4, 26, 11, 23], powerball: 7 },
    '합 81 · 홀 · 오버 · 대 / 파워볼 7 · 홀 · 오버 · D구간',
  ],
  ['ladder', { start: 'left', lines: 3, end: 'even' }, '좌3짝'],
  [
    'power-ladder',
    { balls: [22, 17, 18, 26, 28], powerball: 9, start: 'right', lines: 4, end: 'even' },
    '첫 볼 22 · 우4짝',
  ],
  [
    'baccarat',
    { player: ['6H', 'AC'], banker: ['2D', '2S', '9D'], playerPoints: 7, bankerPoints: 3 },
    '플레이어 7 : 뱅커 3 · 플레이어 승 · 뱅커 페어',
  ],
  ['dragon-tiger', { dragon: 'QS', tiger: 'QD' }, '드래곤 Q♠ : 타이거 Q♦ · 타이'],
  ['odd-even-king', { card: 'KC' }, 'K♣ · 타이 · 블랙'],
  ['sic-bo', { dice: [2, 2, 2] }, '2·2·2 합 6 · 트리플'],
  [
    'go-stop',
    { go: ['8-2', '3-3'], stop: ['3-4', '3-1'], goRank: 1, stopRank: 13 },
    '고 1끗 : 스톱 3땡 · 스톱 승',
  ],
  ['roulette', { number: 0 }, '0번'],
  ['roulette', { number: 11 }, '11번 · 블랙 · 홀 · 1-18 · 1-12 · 2열'],
  ['high-low', { rank: 7, colour: null }, '7 · 세븐'],
  ['speed6', { start: 3, feet: [6, 3, 1, 2, 4, 5], end: 1 }, '출발 3 · 출발 홀 / 도착 1 · 도착 홀'],
  ['snail', { order: [4, 1, 2, 3] }, '1등 4번 · 짝 · 오버'],
])('describes the result of a %s in Korean', (id, draw, expected) => {
  expect(wordsOf(id, draw)).toBe(expected)
})

test.each([
  [
    'powerball',
    { balls: [17, 4, 26, 11, 23], powerball: 7 },
    '17, 4, 26, 11, 23. 합 81, 홀, 오버, 대. 파워볼 7, 홀, 오버, D구간',
  ],
  ['ladder', { start: 'left', lines: 3, end: 'even' }, '좌3짝'],
  ['odd-even-king', { card: 'KC' }, 'K♣, 타이, 블랙'],
  ['dice', { die: 5 }, '주사위 5, 홀, 오버'],
  ['dragon-tiger', { dragon: 'QS', tiger: 'QD' }, '드래곤 Q♠ : 타이거 Q♦, 타이'],
  ['speed6', { start: 3, feet: [6, 3, 1, 2, 4, 5], end: 1 }, '출발 3, 출발 홀. 도착 1, 도착 홀'],
])('the result sentence of a %s repeats no word', (id, draw, expected) => {
  expect(saidWords(id, draw, kindOf(id).results(draw))).toBe(expected)
})

test.each(kindIds)('the result sentence of a %s repeats no part', id => {
  const kind = kindOf(id)
  for (let round = 1; round <= 50; round++) {
    const draw = kind.draw(numbersOfRound(900, round))
    const parts = saidWords(id, draw, kind.results(draw)).split('. ')
    const heads = (resultGroups(id, draw, kind.results(draw)) ?? []).map(({ head }) => head)
    for (const head of heads) expect(parts.filter(part => part.includes(head))).toHaveLength(1)
  }
})

test.each(kindIds)('every result of a %s has labels, each of a winning pick', id => {
  const kind = kindOf(id)
  for (let round = 1; round <= 200; round++) {
    const draw = kind.draw(numbersOfRound(900, round))
    const results = kind.results(draw)
    const groups = resultGroups(id, draw, results) ?? []
    expect(groups.length).toBeGreaterThan(0)
    expect(drawWords(id, draw)).toMatch(/\S/)
    for (const { market, pick, word } of groups.flatMap(({ words }) => words)) {
      expect(results.find(one => one.market === market)?.won).toContain(pick)
      // A pick shown as plain letters has no Korean word yet.
      expect(word).not.toMatch(/^[a-z-]{2,}$/)
    }
  }
})

test.each(kindIds)('data that is no draw of a %s has no labels', id => {
  const draw = kindOf(id).draw(numbersOfRound(900, 1))
  for (const data of [null, undefined, 7, 'x', [], {}, [draw], { ...Object(draw), ...broken(draw) }])
    expect([resultGroups(id, data, []), drawWords(id, data)]).toEqual([undefined, undefined])
  expect([resultWords('no-such-kind', draw, []), saidWords('no-such-kind', draw, [])]).toEqual(['', ''])
})

/** The draw with each field invalid. */
const broken = (draw: unknown) => Object.fromEntries(Object.keys(Object(draw)).map(name => [name, ['?']]))
