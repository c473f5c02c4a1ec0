// How a card is peeled up and rolled over.
import { expect, test } from 'vitest'
import { foldOf } from './fold.ts'

const [WIDTH, HEIGHT] = [52, 74]
const shares = Array.from({ length: 101 }, (_, step) => step / 100)

const areaOf = (outline: readonly { readonly x: number; readonly y: number }[]): number =>
  Math.abs(
    outline.reduce((sum, { x, y }, index) => {
      const next = outline[(index + 1) % outline.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

test('divides the card into its back and its flap', () => {
  for (const share of shares) {
    const { back, flap } = foldOf(WIDTH, HEIGHT, share)
    expect(areaOf(back) + areaOf(flap)).toBeCloseTo(WIDTH * HEIGHT, 6)
  }
})

test('uncovers the face steadily until it covers the place of the back', () => {
  let before = 0
  for (const share of shares) {
    const area = areaOf(foldOf(WIDTH, HEIGHT, share).flap)
    expect(area).toBeGreaterThanOrEqual(before - 1e-6)
    before = area
  }
  const { back, face, down } = foldOf(WIDTH, HEIGHT, 1)
  expect(areaOf(back)).toBeCloseTo(0)
  // Rotated by 180 degrees, which leaves a card's face unchanged.
  const place = (x: number, y: number) => [
    face[0] * x + face[2] * y + face[4],
    face[1] * x + face[3] * y + face[5] + down,
  ]
  expect(place(0, 0).map(Math.round)).toEqual([WIDTH, HEIGHT])
  expect(place(WIDTH, HEIGHT).map(one => Math.round(one) + 0)).toEqual([0, 0])
})

test('rotates the face and never mirrors it', () => {
  for (const share of shares) {
    const { face } = foldOf(WIDTH, HEIGHT, share)
    expect(face[0] * face[3] - face[1] * face[2]).toBeCloseTo(1)
  }
})
