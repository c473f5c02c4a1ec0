import { expect, test } from 'vitest'
import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import { handBackChanges, takeRefusedChanges } from './refused-changes.ts'

const change: OddsChangeItem = {
  old: { oddsId: 1, marketName: '1X2', betName: '1', betBaseline: '', betPrice: 1.9 },
}

test('BETFLOW-012 returns refused changes to the page that handles them, until it is left', () => {
  const taken: unknown[] = []
  const stop = takeRefusedChanges(changes => taken.push(changes))
  expect(handBackChanges([change])).toBe(true)
  expect(taken).toEqual([[change]])
  stop()
  expect(handBackChanges([change])).toBe(false)
  expect(taken).toHaveLength(1)
})
