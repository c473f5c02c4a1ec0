import { expect, test } from 'vitest'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { ScoredSide } from './scored-side.tsx'

useDrawing()

const match = { home_participants_name: '아스널', away_participants_name: '번리' }

test.each([
  [2, 1, ['font-bold', false]],
  [1, 2, ['font-medium', true]],
  [1, 1, ['font-medium', false]],
] as const)(
  '%i:%i: emphasises the leading side and dims the trailing one',
  (score, against, [weight, dim]) => {
    draw(<ScoredSide match={match} side="away" score={score} against={against} />)
    expect([findAll('svg').length, wordsOf(find('span'))]).toEqual([1, `번리${score}`])
    expect(find('span span')?.classList.contains(weight)).toBe(true)
    expect(find('[data-score]')?.classList.contains('text-dim')).toBe(dim)
  },
)
