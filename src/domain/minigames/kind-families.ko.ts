import type { KindId } from './kinds.ts'

/** Kinds grouped for browsing, in display order. */
export const kindFamilies = [
  { key: 'powerball', title: '파워볼', kinds: ['powerball'] },
  { key: 'ladder', title: '사다리', kinds: ['ladder', 'power-ladder', 'keno-ladder', 'speed6'] },
  { key: 'keno', title: '키노', kinds: ['speed-keno'] },
  { key: 'baccarat', title: '바카라', kinds: ['baccarat'] },
  {
    key: 'cards',
    title: '카드',
    kinds: ['dragon-tiger', 'odd-even', 'odd-even-king', 'high-low', 'blackjack', 'go-stop'],
  },
  { key: 'dice', title: '주사위', kinds: ['sic-bo', 'dice'] },
  { key: 'wheel', title: '룰렛·링', kinds: ['roulette', 'ring'] },
  { key: 'race', title: '레이싱', kinds: ['snail'] },
  {
    key: 'virtual',
    title: '가상스포츠',
    kinds: ['virtual-soccer', 'virtual-basketball', 'virtual-dog', 'virtual-horse'],
  },
] as const satisfies readonly {
  readonly key: string
  readonly title: string
  readonly kinds: readonly KindId[]
}[]
