import { expect, test } from 'vitest'
import { type KindId, kinds } from '#domain/minigames/kinds.ts'
import { aGame, anOffer } from '#tests/support/components/drawn-minigame.tsx'
import { layOut } from './market-layout.ts'

const laidOut = (kind: string) => layOut(kind, anOffer(aGame('next/powerball', { kind })).markets)

test.each(Object.keys(kinds) as KindId[])('places every market of %s exactly once', kind => {
  const shown = laidOut(kind).flatMap(({ rows }) =>
    rows.flatMap(({ markets }) => markets.map(({ id }) => id)),
  )
  expect(shown.toSorted()).toEqual(kinds[kind].markets.map(({ id }) => id).toSorted())
})

test('groups the markets of a powerball by subject', () => {
  expect(
    laidOut('powerball').map(({ title, rows }) => [title, rows.map(({ label, line }) => [label, line])]),
  ).toEqual([
    [
      '파워볼',
      [
        ['홀짝', undefined],
        ['언더오버', '4.5'],
        ['구간', undefined],
      ],
    ],
    [
      '일반볼',
      [
        ['홀짝', undefined],
        ['언더오버', '72.5'],
        ['대중소', undefined],
      ],
    ],
    [
      '조합',
      [
        ['일반볼 홀짝+언더오버', undefined],
        ['일반볼 홀짝+대중소', undefined],
        ['파워볼 홀짝+언더오버', undefined],
        ['일반볼 홀짝+파워볼 홀짝', undefined],
      ],
    ],
    ['파워볼 숫자', [['', undefined]]],
  ])
})

test('joins single-answer markets in a row and collapses long lists', () => {
  expect(
    laidOut('baccarat').map(({ title, rows }) => [title, rows.map(({ markets }) => markets.length)]),
  ).toEqual([['기본', [1, 2]]])
  expect(laidOut('roulette').map(({ title, folded }) => `${title}${folded ? ' (접힘)' : ''}`)).toEqual([
    ...['기본', '스트레이트', '스플릿 (접힘)', '스트리트 (접힘)', '코너 (접힘)', '라인 (접힘)'],
  ])
})

test.each(['virtual-dog', 'virtual-horse'])(
  'VIRT-022 gives no two cards of %s one title and puts the winner first',
  kind => {
    const cards = laidOut(kind)
    const titles = cards.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    const order = cards.flatMap(({ rows }) => rows.flatMap(({ markets }) => markets.map(({ id }) => id)))
    expect(order.indexOf('winner')).toBeLessThan(order.indexOf('winner-odd-even'))
  },
)
