import { expect, test, vi } from 'vitest'
import { kinds } from '#domain/minigames/kinds.ts'
import type { Game, Games } from './games-state.ts'
import { payTables } from './pay-tables.ts'

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
