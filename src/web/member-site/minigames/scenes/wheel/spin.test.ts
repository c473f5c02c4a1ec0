// Positions of wheel and ball for each number.
import { expect, test } from 'vitest'
import { angleOf, colourOf, ORDER, STEP } from '#domain/minigames/kinds/wheel-pockets.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import { ballOf, LENGTH, RADIUS, wheelAngle } from './spin.ts'

const FRAME = 1000 / 60
const frames = Array.from({ length: Math.ceil(LENGTH / FRAME) + 1 }, (_, frame) => frame * FRAME)
/** Radius at which the pockets start. */
const POCKETS = 117

/** Distance of the ball from the centre of its pocket, in pockets. */
const awayAt = (number: number, at: number): number => {
  const ball = ballOf(number, at)
  return ball
    ? Math.abs(ball.angle - wheelAngle(number, at) - angleOf(number)) / STEP
    : Number.POSITIVE_INFINITY
}

test.each(ORDER)('MINI-102 %i: stops wheel and ball with the winning pocket at the top', number => {
  const end = ballOf(number, LENGTH)
  expect((wheelAngle(number, LENGTH) + angleOf(number)) % 360).toBeCloseTo(0, 6)
  expect((end?.angle ?? 1) % 360).toBeCloseTo(0, 6)
  expect(end?.radius).toBeCloseTo(RADIUS.pocket, 6)
  expect(ballOf(number, LENGTH * 2)).toEqual(end)
})

test.each(ORDER)('MINI-102 %i: drops the ball into its own pocket and keeps it there', number => {
  let lies = false
  for (const at of frames) {
    const ball = ballOf(number, at)
    const isIn = ball !== undefined && ball.radius < POCKETS
    if (isIn) expect(awayAt(number, at)).toBeLessThan(0.5)
    if (lies) expect(isIn).toBe(true)
    lies = isIn
  }
  expect(lies).toBe(true)
})

test('slows the ball down without pausing over a wrong pocket', () => {
  const overPocket = frames.filter(at => awayAt(17, at) > 0.5 && awayAt(17, at) < 1.5)
  expect(overPocket.length).toBeLessThanOrEqual(6)
})

test('moves wheel and ball without jumps', () => {
  for (const number of [0, 17, 26]) {
    for (const [index, at] of frames.entries()) {
      const before = frames[index - 1]
      if (before === undefined) continue
      const turned = wheelAngle(number, at) - wheelAngle(number, before)
      expect(turned).toBeGreaterThanOrEqual(0)
      expect(turned).toBeLessThan(8)
      const [ball, last] = [ballOf(number, at), ballOf(number, before)]
      if (ball && last) expect(Math.abs(ball.radius - last.radius)).toBeLessThan(12)
    }
  }
})

test('colours the pockets like the colour bets', () => {
  for (const number of ORDER) {
    const won = kinds.roulette.results({ number }).find(({ market }) => market === 'colour')?.won ?? []
    expect([colourOf(number)]).toEqual(won.length > 0 ? won : ['zero'])
  }
  expect(ORDER.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
})
