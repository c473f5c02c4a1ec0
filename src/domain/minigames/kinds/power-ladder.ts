import { evenCases, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { FAIR_LADDER, type Ladder, ladderMarkets, ladderOf } from './ladder-rules.ts'
import { drawPowerball, POWERBALL_BALLS, type PowerballDraw } from './powerball.ts'

export type PowerLadderDraw = PowerballDraw & Ladder

/** Handbook 3.7: uses the first ball of a powerball draw. Odd starts left; 1 to 14 has three lines. */
const ladderOfBall = (ball: number): Ladder => ladderOf(ball % 2 === 1, ball <= POWERBALL_BALLS / 2)

/** A ladder decided by the first ball of a powerball draw (MINI-092). */
export const powerLadder = defineKind<PowerLadderDraw, Ladder>({
  id: 'power-ladder',
  title: '파워사다리',
  draw: numbers => {
    const drawn = drawPowerball(numbers)
    return { ...drawn, ...ladderOfBall(drawn.balls[0] ?? 0) }
  },
  facts: ({ start, lines, end }) => ({ start, lines, end }),
  cases: () => evenCases(range(1, POWERBALL_BALLS).map(ladderOfBall)),
  markets: ladderMarkets(FAIR_LADDER),
})
