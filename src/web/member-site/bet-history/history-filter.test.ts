import { expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { filterAddress, historyQuery, readFilter, wholeHistory } from './history-filter.ts'

const now = instant(Date.parse('2026-11-21T12:00:00+09:00'))
const asked = (address: Record<string, string>) => historyQuery(readFilter(address), now)

test.each([
  [{}, { page: 1 }],
  [{ type: 'sports' }, { page: 1, type: 1 }],
  [
    { type: 'live', page: '3' },
    { page: 3, type: 2 },
  ],
  [{ type: 'minigame' }, { page: 1, type: 3 }],
  [{ type: 'virtual' }, { page: 1, type: 4 }],
  [{ type: 'casino' }, { page: 1, type: 5 }],
  [{ status: 'cancelled' }, { page: 1, status: -1 }],
  [
    { status: 'open', period: 'today' },
    { page: 1, status: 0, from: '2026-11-21' },
  ],
  [{ period: 'yesterday' }, { page: 1, from: '2026-11-20', to: '2026-11-20' }],
  [
    { from: '2026-11-01', to: '2026-11-05' },
    { page: 1, from: '2026-11-01', to: '2026-11-05' },
  ],
  [
    { from: '2026-11-05', to: '2026-11-01' },
    { page: 1, from: '2026-11-01', to: '2026-11-05' },
  ],
  [
    { from: '2026-11-05', period: 'today' },
    { page: 1, from: '2026-11-05' },
  ],
  [{ type: 'poker', status: '9', period: 'aeon', from: '2026-02-30', page: '-1' }, { page: 1 }],
])('ROUTE-059 reads the address %j as %j', (address, query) => {
  expect(asked(address)).toEqual(query)
})

test('writes a filter back to its address, without parameters for the whole history', () => {
  const addresses = [
    { type: 'live', status: 'won', period: 'week', page: '2' },
    { from: '2026-11-01', to: '' },
  ]
  for (const address of addresses) expect(filterAddress(readFilter(address))).toMatchObject(address)
  expect(Object.values(filterAddress(wholeHistory)).filter(Boolean)).toEqual([])
})
