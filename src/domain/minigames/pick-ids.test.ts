import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import { pickIdOf, pickOfId } from './pick-ids.ts'

test('every pick of every kind has a unique id, which parses back to it', () => {
  for (const kind of Object.values(kinds)) {
    const names = kind.markets.flatMap(market =>
      market.picks.map(pick => ({ market: market.id, pick: pick.id })),
    )
    const ids = names.map(name => pickIdOf(kind, name) ?? '')
    expect(new Set(ids).size).toBe(names.length)
    expect(ids.map(id => pickOfId(kind, id))).toEqual(names)
  }
})

test('an id consists of positions, counted from 1', () => {
  expect(pickIdOf(kinds.ladder, { market: 'start', pick: 'left' })).toBe('101')
  expect(pickOfId(kinds.ladder, '102')).toEqual({ market: 'start', pick: 'right' })
})

test('rejects any other text as a pick', () => {
  for (const id of ['', '0', '1', '100', '101.0', '0101', '1e2', '199', '9901', '99999', '-101', ' 101'])
    expect(pickOfId(kinds.ladder, id)).toBeUndefined()
  expect(pickIdOf(kinds.ladder, { market: 'start', pick: 'up' })).toBeUndefined()
  expect(pickIdOf(kinds.ladder, { market: 'none', pick: 'left' })).toBeUndefined()
})
