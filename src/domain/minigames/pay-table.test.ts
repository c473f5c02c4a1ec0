// Checks all chances, default prices and edges against the table of handbook 3.8, to its printed digits.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Fraction, fraction, plus, ZERO } from '../fraction.ts'
import { formatOdds } from '../odds.ts'
import { range } from './counting.ts'
import { type KindId, kinds } from './kinds.ts'
import type { MarketTable, PickTable } from './pay-table.ts'

const tables = new Map(Object.entries(kinds).map(([id, kind]) => [id, kind.payTable()]))
const tableOf = (kind: KindId): readonly MarketTable[] => tables.get(kind) ?? []
const picksOf = (kind: KindId, market: string): readonly PickTable[] =>
  tableOf(kind).find(({ id }) => id === market)?.picks ?? []

function pickOf(kind: KindId, market: string, pick: string): PickTable {
  const found = picksOf(kind, market).find(({ id }) => id === pick)
  if (!found) throw new Error(`no pick ${kind} ${market} ${pick}`)
  return found
}

/** A share as a percentage with this many decimals, rounded half up. */
function percent({ numerator, denominator }: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals)
  const scaled = (numerator * 200n * scale + denominator) / (denominator * 2n)
  return `${scaled / scale}.${String(scaled % scale).padStart(decimals, '0')}%`
}

const HANDBOOK = readFileSync(
  join(import.meta.dirname, '../../../docs/rules/handbook-3-minigames-and-virtual-sports.md'),
  'utf8',
)

/** The rows of a section of 3.8 (`3.A Powerball`), by the bet's name. */
function rowsOf(part: string): ReadonlyMap<string, readonly string[]> {
  const [, text = ''] = HANDBOOK.split(`**${part}`)
  const rows = [...(text.split(/^\*\*3\./m)[0] ?? '').matchAll(/^\| (.+) \|$/gm)]
  return new Map(rows.map(([, cells = '']) => [cells.split(' | ')[0] ?? '', cells.split(' | ').slice(1)]))
}

type Printed = readonly [kind: KindId, part: string, row: string, ...picks: string[]]

/** The picks of each printed row: `market.pick`, or `market.*` for all picks of a market. */
const printed: readonly Printed[] = [
  ['powerball', '3.A Powerball family', '일반볼 홀 (odd)', 'sum-odd-even.odd'],
  ['powerball', '3.A Powerball family', '일반볼 짝 (even)', 'sum-odd-even.even'],
  ['powerball', '3.A Powerball family', '일반볼 언더 (15-72)', 'sum-under-over.under'],
  ['powerball', '3.A Powerball family', '일반볼 오버 (73-130)', 'sum-under-over.over'],
  ['powerball', '3.A Powerball family', '일반볼 홀+언더', 'sum-parity-half.odd-under'],
  ['powerball', '3.A Powerball family', '일반볼 홀+오버', 'sum-parity-half.odd-over'],
  ['powerball', '3.A Powerball family', '일반볼 짝+언더', 'sum-parity-half.even-under'],
  ['powerball', '3.A Powerball family', '일반볼 짝+오버', 'sum-parity-half.even-over'],
  ['powerball', '3.A Powerball family', '일반볼 소 (15-64)', 'sum-size.small'],
  ['powerball', '3.A Powerball family', '일반볼 중 (65-80)', 'sum-size.medium'],
  ['powerball', '3.A Powerball family', '일반볼 대 (81-130)', 'sum-size.large'],
  ['powerball', '3.A Powerball family', '일반볼 홀+소', 'sum-parity-size.odd-small'],
  ['powerball', '3.A Powerball family', '일반볼 홀+중', 'sum-parity-size.odd-medium'],
  ['powerball', '3.A Powerball family', '일반볼 홀+대', 'sum-parity-size.odd-large'],
  ['powerball', '3.A Powerball family', '일반볼 짝+소', 'sum-parity-size.even-small'],
  ['powerball', '3.A Powerball family', '일반볼 짝+중', 'sum-parity-size.even-medium'],
  ['powerball', '3.A Powerball family', '일반볼 짝+대', 'sum-parity-size.even-large'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 홀', 'power-odd-even.odd'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 짝', 'power-odd-even.even'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 언더 (0-4)', 'power-under-over.under'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 오버 (5-9)', 'power-under-over.over'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 홀+언더 (1,3)', 'power-parity-half.odd-under'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 짝+언더 (0,2,4)', 'power-parity-half.even-under'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 홀+오버 (5,7,9)', 'power-parity-half.odd-over'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 짝+오버 (6,8)', 'power-parity-half.even-over'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 구간 A (0-2)', 'power-section.a'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 구간 B (3-4)', 'power-section.b'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 구간 C (5-6)', 'power-section.c'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 구간 D (7-9)', 'power-section.d'],
  ['powerball', '3.A (cont.) Powerball', '파워볼 숫자 (exact 0-9)', 'power-number.*'],
  ['powerball', '3.A (cont.) two-ball', '일반볼 홀 + 파워볼 홀', 'sum-power-parity.odd-odd'],
  ['powerball', '3.A (cont.) two-ball', '일반볼 홀 + 파워볼 짝', 'sum-power-parity.odd-even'],
  ['powerball', '3.A (cont.) two-ball', '일반볼 짝 + 파워볼 홀', 'sum-power-parity.even-odd'],
  ['powerball', '3.A (cont.) two-ball', '일반볼 짝 + 파워볼 짝', 'sum-power-parity.even-even'],
  ['ladder', '3.B Ladder family', '좌 출발 / 우 출발', 'start.*'],
  ['ladder', '3.B Ladder family', '3줄 / 4줄', 'lines.*'],
  ['ladder', '3.B Ladder family', '홀 / 짝', 'odd-even.*'],
  ['ladder', '3.B Ladder family', '좌3짝, 좌4홀, 우3홀, 우4짝 (each)', 'path.*'],
  ['power-ladder', '3.B Powerladder', '좌 출발 (odd ball)', 'start.left'],
  ['power-ladder', '3.B Powerladder', '우 출발 (even ball)', 'start.right'],
  ['power-ladder', '3.B Powerladder', '3줄 (ball 1-14)', 'lines.3'],
  ['power-ladder', '3.B Powerladder', '4줄 (ball 15-28)', 'lines.4'],
  ['power-ladder', '3.B Powerladder', '홀 (좌4, 우3)', 'odd-even.odd'],
  ['power-ladder', '3.B Powerladder', '짝 (좌3, 우4)', 'odd-even.even'],
  ['power-ladder', '3.B Powerladder', '좌3짝', 'path.left-3'],
  ['power-ladder', '3.B Powerladder', '좌4홀', 'path.left-4'],
  ['power-ladder', '3.B Powerladder', '우3홀', 'path.right-3'],
  ['power-ladder', '3.B Powerladder', '우4짝', 'path.right-4'],
  ['keno-ladder', '3.B Kino ladder', '좌 출발', 'start.left'],
  ['keno-ladder', '3.B Kino ladder', '우 출발', 'start.right'],
  ['keno-ladder', '3.B Kino ladder', '3줄', 'lines.3'],
  ['keno-ladder', '3.B Kino ladder', '4줄', 'lines.4'],
  ['keno-ladder', '3.B Kino ladder', '홀 (좌4, 우3)', 'odd-even.odd'],
  ['keno-ladder', '3.B Kino ladder', '짝 (좌3, 우4)', 'odd-even.even'],
  ['keno-ladder', '3.B Kino ladder', '좌3짝', 'path.left-3'],
  ['keno-ladder', '3.B Kino ladder', '우4짝', 'path.right-4'],
  ['keno-ladder', '3.B Kino ladder', '좌4홀', 'path.left-4'],
  ['keno-ladder', '3.B Kino ladder', '우3홀', 'path.right-3'],
  ['speed-keno', '3.C Speed keno', '합 홀', 'sum-odd-even.odd', 'digit-odd-even.odd'],
  ['speed-keno', '3.C Speed keno', '합 짝', 'sum-odd-even.even', 'digit-odd-even.even'],
  ['speed-keno', '3.C Speed keno', '언더 780.5 (<=780)', 'sum-under-over.under'],
  ['speed-keno', '3.C Speed keno', '오버 780.5 (>=781)', 'sum-under-over.over'],
  ['speed-keno', '3.C Speed keno', '홀+언더', 'sum-parity-half.odd-under'],
  ['speed-keno', '3.C Speed keno', '짝+언더', 'sum-parity-half.even-under'],
  ['speed-keno', '3.C Speed keno', '홀+오버', 'sum-parity-half.odd-over'],
  ['speed-keno', '3.C Speed keno', '짝+오버', 'sum-parity-half.even-over'],
  ['speed-keno', '3.C Speed keno', '합 끝자리 언더 (0-4)', 'digit-under-over.under'],
  ['speed-keno', '3.C Speed keno', '합 끝자리 오버 (5-9)', 'digit-under-over.over'],
  ['snail', '3.D Snail', '1등 번호 (1-4)', 'winner.*'],
  ['snail', '3.D Snail', '1등 홀 (1,3) / 짝 (2,4)', 'winner-odd-even.*'],
  ['snail', '3.D Snail', '1등 언더 (1,2) / 오버 (3,4)', 'winner-under-over.*'],
  ['snail', '3.D Snail', '꼴등 피하기 (not last)', 'not-last.*'],
  ['snail', '3.D Snail', '2착 이내 (place)', 'place.*'],
  ['snail', '3.D Snail', '1-2등 순서 (exacta)', 'exacta.*'],
  ['baccarat', '3.E Baccarat', '플레이어', 'winner.player'],
  ['baccarat', '3.E Baccarat', '뱅커', 'winner.banker'],
  ['baccarat', '3.E Baccarat', '타이', 'winner.tie'],
  ['baccarat', '3.E Baccarat', '플레이어 페어 / 뱅커 페어', 'player-pair.*', 'banker-pair.*'],
  ['dragon-tiger', '3.F Dragon tiger', '드래곤 / 타이거, tie refunded', 'winner.dragon', 'winner.tiger'],
  ['dragon-tiger', '3.F Dragon tiger', '타이', 'winner.tie'],
  ['dragon-tiger', '3.F Dragon tiger', '수티드 타이 (same suit)', 'suited-tie.*'],
  ['odd-even', '3.G Card', '로투스/스카이파크 홀짝 (12 ranks A-Q): 홀 / 짝', 'odd-even.*'],
  ['odd-even', '3.G Card', '언더 (A-6) / 오버 (7-Q)', 'under-over.*'],
  ['odd-even', '3.G Card', '레드 / 블랙', 'colour.*'],
  ['odd-even', '3.G Card', '홀짝 x 언더오버 (each)', 'parity-half.*'],
  ['odd-even', '3.G Card', '무늬 (suit)', 'suit.*'],
  ['odd-even-king', '3.G Card', 'MGM 홀 / 짝 (K = 타이, refunded)', 'odd-even.odd', 'odd-even.even'],
  ['odd-even-king', '3.G Card', 'MGM 타이 (K)', 'odd-even.tie'],
  ['sic-bo', '3.H Sic bo', '소 (4-10, no triple)', 'size.small'],
  ['sic-bo', '3.H Sic bo', '대 (11-17, no triple)', 'size.big'],
  ['sic-bo', '3.H Sic bo', '홀 (no triple)', 'odd-even.odd'],
  ['sic-bo', '3.H Sic bo', '짝 (no triple)', 'odd-even.even'],
  ['sic-bo', '3.H Sic bo', '합 4 / 17', 'sum.4', 'sum.17'],
  ['sic-bo', '3.H Sic bo', '합 5 / 16', 'sum.5', 'sum.16'],
  ['sic-bo', '3.H Sic bo', '합 6 / 15', 'sum.6', 'sum.15'],
  ['sic-bo', '3.H Sic bo', '합 7 / 14', 'sum.7', 'sum.14'],
  ['sic-bo', '3.H Sic bo', '합 8 / 13', 'sum.8', 'sum.13'],
  ['sic-bo', '3.H Sic bo', '합 9 / 12', 'sum.9', 'sum.12'],
  ['sic-bo', '3.H Sic bo', '합 10 / 11', 'sum.10', 'sum.11'],
  ['sic-bo', '3.H Sic bo', '특정 더블', 'double.*'],
  ['sic-bo', '3.H Sic bo', '특정 트리플', 'triple.*'],
  ['sic-bo', '3.H Sic bo', '모든 트리플', 'any-triple.*'],
  ['sic-bo', '3.H Sic bo', '두 주사위 조합', 'two-dice.*'],
  ['blackjack', '3.J Skypark', '플레이어 승 (push refunded)', 'winner.player'],
  ['blackjack', '3.J Skypark', '딜러 승 (push refunded)', 'winner.dealer'],
  ['blackjack', '3.J Skypark', '푸시', 'winner.push'],
  ['blackjack', '3.J Skypark', '플레이어 버스트', 'player-bust.*'],
  ['blackjack', '3.J Skypark', '플레이어 블랙잭', 'player-blackjack.*'],
  ['roulette', '3.K Token', '레드/블랙, 홀/짝, 1-18/19-36', 'colour.*', 'odd-even.*', 'half.*'],
  ['roulette', '3.K Token', '더즌 / 컬럼', 'dozen.*', 'column.*'],
  ['roulette', '3.K Token', '라인 (6)', 'line.*'],
  ['roulette', '3.K Token', '코너 (4)', 'corner.*'],
  ['roulette', '3.K Token', '스트리트 (3)', 'street.*'],
  ['roulette', '3.K Token', '스플릿 (2)', 'split.*'],
  ['roulette', '3.K Token', '스트레이트 (1)', 'number.*'],
]

test.for(printed)('handbook 3.8 %s: %s, %s', ([kind, part, row, ...names]) => {
  const cells = rowsOf(part).get(row)
  expect(cells).toBeDefined()
  const [exact, won, back, price, edge] = cells ?? []
  for (const name of names) {
    const [market = '', pick = ''] = name.split('.')
    const picks = pick === '*' ? picksOf(kind, market) : [pickOf(kind, market, pick)]
    expect(picks.length).toBeGreaterThan(0)
    for (const { chance, odds: given, edge: kept } of picks) {
      const reduced = `${chance.won.numerator}/${chance.won.denominator}`
      expect({
        exact: /^\d/.test(exact ?? '') ? reduced : exact,
        won: percent(chance.won, 4),
        back: chance.void.numerator === 0n ? '-' : percent(chance.void, 3),
        price: formatOdds(given),
        edge: percent(kept, 2),
      }).toEqual({ exact, won, back, price, edge })
    }
  }
})

test('handbook 3.8 H a single number pays by how many dice show it: edge 7.87 %', () => {
  for (const { chance, edge, odds: price } of picksOf('sic-bo', 'single')) {
    expect([percent(chance.won, 4), formatOdds(price), percent(edge, 2)]).toEqual([
      '42.1296%',
      '2.00',
      '7.87%',
    ])
    // 15 of 216 throws show it twice, 1 three times.
    expect(chance.extra).toEqual(fraction(15 + 2, 216))
  }
})

/** Prices that the handbook leaves open: games whose rule comes from the requirements. */
test.each([
  ['dice', 'odd-even', 'odd', '1/2', '1.95', '2.50%'],
  ['dice', 'under-over', 'over', '1/2', '1.95', '2.50%'],
  ['dice', 'number', '6', '1/6', '5.70', '5.00%'],
  ['ring', 'odd-even', 'odd', '1/2', '1.93', '3.50%'],
  ['ring', 'under-over', 'over', '1/2', '1.93', '3.50%'],
  ['ring', 'number', '12', '1/12', '11.00', '8.33%'],
  ['speed6', 'start', '6', '1/6', '5.70', '5.00%'],
  ['speed6', 'end', '1', '1/6', '5.70', '5.00%'],
  ['speed6', 'end-odd-even', 'odd', '1/2', '1.95', '2.50%'],
  ['speed6', 'start-end-odd-even', 'odd-even', '1/4', '3.60', '10.00%'],
  ['high-low', 'high-low', 'high', '6/13', '2.05', '5.38%'],
  ['high-low', 'high-low', 'low', '6/13', '2.05', '5.38%'],
  ['high-low', 'high-low', 'seven', '1/13', '12.00', '7.69%'],
  ['high-low', 'colour', 'red', '6/13', '2.05', '5.38%'],
  ['high-low', 'jqka', 'jqka', '4/13', '3.05', '6.15%'],
  ['high-low', 'ka', 'ka', '2/13', '6.10', '6.15%'],
  ['high-low', 'ace', 'ace', '1/13', '12.20', '6.15%'],
  ['go-stop', 'winner', 'go', '13309/29187', '1.95', '2.28%'],
  ['go-stop', 'winner', 'stop', '13309/29187', '1.95', '2.28%'],
  ['go-stop', 'winner', 'tie', '2569/29187', '10.50', '7.58%'],
  ['odd-even-king', 'under-over', 'over', '6/13', '1.95', '2.31%'],
  ['odd-even-king', 'suit', 'h', '1/4', '3.70', '7.50%'],
] as const)('%s %s %s has a chance of %s at %s: edge %s', (kind, market, pick, won, price, edge) => {
  const found = pickOf(kind, market, pick)
  expect([
    `${found.chance.won.numerator}/${found.chance.won.denominator}`,
    formatOdds(found.odds),
    percent(found.edge, 2),
  ]).toEqual([won, price, edge])
})

/** Markets in which several picks or none can win; in all others exactly one pick wins. */
const OPEN: Readonly<Partial<Record<KindId, readonly string[]>>> = {
  snail: ['not-last', 'place'],
  baccarat: ['player-pair', 'banker-pair'],
  'dragon-tiger': ['suited-tie'],
  'odd-even-king': ['under-over'],
  'sic-bo': ['size', 'odd-even', 'any-triple', 'sum', 'double', 'triple', 'two-dice', 'single'],
  blackjack: ['player-bust', 'player-blackjack'],
  roulette: ['colour', 'odd-even', 'half', 'dozen', 'column', 'split', 'street', 'corner', 'line'],
  'high-low': ['colour', 'jqka', 'ka', 'ace'],
  'virtual-dog': ['place', ...range(1, 6).map(winner => `trifecta-${winner}`)],
  'virtual-horse': ['place', ...range(1, 8).map(winner => `trifecta-${winner}`)],
}

test('the chances of a market add up to 1, except where more or fewer than one pick can win', () => {
  const kindIds = Object.keys(kinds) as KindId[]
  for (const kind of kindIds) {
    const open = tableOf(kind)
      .filter(({ picks }) => {
        const sum = picks.reduce((all, { chance }) => plus(all, chance.won), ZERO)
        return sum.numerator !== sum.denominator
      })
      .map(({ id }) => id)
    expect({ kind, open }).toEqual({ kind, open: OPEN[kind] ?? [] })
  }
})

test('won, void and lost shares of each pick add up to one, and no default price is above fair odds', () => {
  for (const [kind, table] of tables)
    for (const { id, picks } of table)
      for (const { id: pick, chance, edge, odds } of picks) {
        const kept = plus(chance.won, chance.void)
        expect(chance.won.numerator > 0n && kept.numerator < kept.denominator).toBe(true)
        // No game has an edge below 1 %; only long shots of three dice are above 15 % (handbook 3.8).
        const hundredths = (edge.numerator * 10_000n) / edge.denominator
        const isLongShot =
          kind === 'sic-bo' && (id === 'triple' || (id === 'sum' && (pick === '4' || pick === '17')))
        // Event prices are cut to hundredths at a payout rate of 85 %, and capped at 500.00.
        const most = kind.startsWith('virtual-') ? (odds === 50_000 ? 10_000n : 1_550n) : 1_500n
        expect({ kind, id, pick, ok: hundredths >= 100n && hundredths <= most }).toEqual({
          ...{ kind, id, pick },
          ok: !isLongShot,
        })
      }
})
