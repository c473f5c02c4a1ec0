import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw, find, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { CountdownRing } from './countdown-ring.tsx'

useDrawing()

test.each([
  ['more than half of the time', 25_001, 'green', '마감까지 00:26'],
  ['half of it', 25_000, 'orange', '마감까지 00:25'],
  ['a fifth of it', 10_000, 'red', '마감까지 00:10'],
  ['a fraction of a second', 1, 'red', '마감까지 00:01'],
  ['no betting time', 0, 'grey', '추첨까지 00:10'],
] as const)('LAYOUT-032 LAYOUT-033 draws the ring with %s left', (_, toClose, colour, text) => {
  draw(<CountdownRing toClose={toClose} toDraw={toClose + 10_000} whole={60_000} closing={10_000} />)
  expect(find('[data-countdown]')?.dataset.countdown).toBe(colour)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe(text)
  expect(wordsOf(screen.getByRole('timer'))).toContain(text.slice(-5))
})
