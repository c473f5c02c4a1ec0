import { evenCases, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { type Ladder, ladderMarkets, ladderOf } from './ladder-rules.ts'
import { drawKeno, KENO_NUMBERS, type SpeedKenoDraw } from './speed-keno.ts'

export type KenoLadderDraw = SpeedKenoDraw & Ladder

/** Handbook 3.7: uses the first number of a keno draw. Odd starts left; 1 to 35 has three lines. */
const ladderOfNumber = (number: number): Ladder => ladderOf(number % 2 === 1, number <= KENO_NUMBERS / 2)

/**
 * A ladder decided by the first number of a keno draw (MINI-092). From 1 to 35 there is one more odd
 * number than even, so 짝 comes 36 times in 70 and has lower odds than 홀 (handbook 3.8 B).
 */
export const kenoLadder = defineKind<KenoLadderDraw, Ladder>({
  id: 'keno-ladder',
  title: '키노사다리',
  draw: numbers => {
    const drawn = drawKeno(numbers)
    return { ...drawn, ...ladderOfNumber(drawn.numbers[0] ?? 0) }
  },
  facts: ({ start, lines, end }) => ({ start, lines, end }),
  cases: () => evenCases(range(1, KENO_NUMBERS).map(ladderOfNumber)),
  markets: ladderMarkets({ odd: 198, even: 187, evenPaths: 360, oddPaths: 380 }),
})
