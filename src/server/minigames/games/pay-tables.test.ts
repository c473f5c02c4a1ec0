import { expect, test, vi } from 'vitest'
import { kinds } from '#domain/minigames/kinds.ts'
import type { Game, Games } from './games-state.ts'
import { payTables } from './pay-tables.ts'

test('handbook 3.8 the table of virtual sports has its edges over all events, without picks that are not sold', async () => {
  const terms = { version: 1, shown: true, prices: {}, returns: {} }
  const game = { id: 631, title: '브리타니아 웨이', kind: kinds['virtual-horse'], terms }
  const [table] = await payTables({ all: () => [game as unknown as Game] }).read()
  expect(table?.events).toBe(48)
  expect(table?.allEvents.find(({ market }) => market === 'trifecta')).toEqual({
    ...{ market: 'trifecta', label: '삼쌍승' },
    ...{ meanPercent: 1_500, leastPercent: 1_500, mostPercent: 1_502, closedPercent: 2_968 },
  })
  const picks = table?.markets.flatMap(market => market.picks) ?? []
  expect(picks.length).toBeLessThan(440)
  expect(Math.max(...picks.map(({ betPrice }) => betPrice))).toBeLessThanOrEqual(500)
})

test('concurrent requests for pay tables compute each kind once', async () => {
  const payTable = vi.fn(kinds.ring.payTable)
  const terms = { version: 1, shown: true, prices: {} }
  const game = { id: 254, title: '1분 링', kind: { ...kinds.ring, payTable }, terms }
  const all: Games['all'] = () => [game as unknown as Game]
  const tables = payTables({ all })
  const read = await Promise.all([tables.read(), tables.read(), tables.read()])
  expect(payTable).toHaveBeenCalledTimes(1)
  expect(read.map(([table]) => table?.games)).toEqual([
    [{ gameId: 254, title: '1분 링' }],
    [{ gameId: 254, title: '1분 링' }],
    [{ gameId: 254, title: '1분 링' }],
  ])
})
