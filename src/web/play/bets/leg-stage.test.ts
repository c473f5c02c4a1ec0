import { expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { legStage, stagesText } from './leg-stage.ts'

const NOON = instant(Date.parse('2026-11-21T12:00:00+09:00'))

test.each([
  ['', '2026-11-21 12:00:00', 'running'],
  ['', '2026-11-21 12:00:01', 'waiting'],
  ['won', '2026-11-21 11:00:00', 'won'],
  ['half-won', '2026-11-21 11:00:00', 'won'],
  ['void', '2026-11-21 13:00:00', 'void'],
  ['half-lost', '2026-11-21 11:00:00', 'lost'],
] as const)(
  'shows a leg with the result "%s" that begins at %s as %s at noon',
  (result, startdate, stage) => {
    expect(legStage({ result, startdate }, NOON)).toBe(stage)
  },
)

test('counts the stages of a bet in one line', () => {
  expect(stagesText(['waiting', 'won', 'running', 'waiting'])).toBe('적중 1 · 진행 1 · 대기 2')
  expect(stagesText(['running'])).toBe('진행 1')
})
