import { expect, test } from 'vitest'
import { draw, useDrawing } from '#tests/support/components/drawn.tsx'
import { Money, Points } from './figures.tsx'

useDrawing()

test('LABEL-004 marks points with P and money with 원', () => {
  draw(
    <p>
      <Points points={5_000} /> <Money won={5_000} />
    </p>,
  )
  expect(document.body.textContent).toContain('5,000P 5,000원')
})
