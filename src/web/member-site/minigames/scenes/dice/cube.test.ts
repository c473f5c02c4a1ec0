// Projection of a die in any orientation.
import { expect, test } from 'vitest'
import { cornersOf, heightOf, sidesOf } from './cube.ts'
import { outlineOf } from './outline.ts'

const faces = [1, 2, 3, 4, 5, 6]
const angles = Array.from({ length: 25 }, (_, step) => ((step - 12) * Math.PI) / 12)

/** Area of a side in the drawing. */
const areaOf = ([a, b, c, d]: readonly number[]): number =>
  Math.abs((a ?? 0) * (d ?? 0) - (b ?? 0) * (c ?? 0))

test.each(faces)('shows the top side of a die on %i largest, brightest and last', pips => {
  for (const yaw of [-0.2, 0, 0.12]) {
    const sides = sidesOf({ pips, yaw, roll: 0 })
    expect(sides.at(-1)?.pips).toBe(pips)
    expect(sides.toSorted((a, b) => areaOf(b.matrix) - areaOf(a.matrix))[0]?.pips).toBe(pips)
    expect(sides.toSorted((a, b) => b.light - a.light)[0]?.pips).toBe(pips)
    expect(areaOf(sides.at(-1)?.matrix ?? [])).toBeGreaterThan(0.9)
  }
})

test('shows at most three sides of a die, and no opposite ones', () => {
  for (const pips of faces)
    for (const yaw of angles)
      for (const roll of angles) {
        const seen = sidesOf({ pips, yaw, roll }).map(side => side.pips)
        expect(seen.length).toBeLessThanOrEqual(3)
        expect(seen.some(one => seen.includes(7 - one))).toBe(false)
      }
})

test('never mirrors a side', () => {
  for (const pips of faces)
    for (const roll of angles)
      for (const { matrix } of sidesOf({ pips, yaw: 0.3, roll })) {
        const [a, b, c, d] = matrix
        expect(a * d - b * c).toBeGreaterThan(0)
      }
})

test('encloses all corners in the outline of a die', () => {
  const corners = cornersOf({ pips: 3, yaw: 0.4, roll: 0.7 })
  const outline = outlineOf(corners)
  expect(outline.length).toBe(6)
  for (const [x, y] of corners)
    outline.forEach(([fromX, fromY], index) => {
      const [toX, toY] = outline[(index + 1) % outline.length] ?? [0, 0]
      expect((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)).toBeGreaterThanOrEqual(-1e-9)
    })
})

test('lifts a die that rolls over an edge', () => {
  expect(heightOf(0)).toBe(0.5)
  expect(heightOf(Math.PI / 4)).toBeCloseTo(Math.SQRT1_2)
  expect(heightOf(-Math.PI / 2)).toBeCloseTo(0.5)
})
