import { assert } from '#domain/assert.ts'
import { compareDay } from '#domain/casino/compare-day.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { keepDay } from '#server/casino/desk/days/days.sql.ts'
import { aBettor } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'
import { clientOf, connectSuppliers, enterGame, newRef } from './casino-desk.ts'

export type ShownSupplier = { readonly id: number; readonly ref: string }

/**
 * Creates a supplier with a bet and its win, and a reconciled day on which each side has a record that the other lacks.
 */
export async function aSupplierWithDay(house: House): Promise<ShownSupplier> {
  await connectSuppliers(house)
  const supplier = house.app.casino.suppliers.find('command')
  assert(supplier, 'the suppliers are connected')
  const { memberId } = await aBettor(house)
  const player = await enterGame(house, memberId)
  const [ref, round] = [newRef(), newRef('round')]
  const client = clientOf(house, 'command')
  await client.call({ kind: 'bet', ...player, ref, round, amount: 1_000 })
  const win = { kind: 'win', user: player.user, ref: newRef(), betRef: ref, round, amount: 2_500 } as const
  await client.call({ ...win, endsRound: true })
  const at = house.clock.now()
  const { differences, ...sums } = compareDay(
    [{ ref, kind: 'bet', betRef: null, memberId, amount: 1_000, isOfDay: true }],
    [{ ref: win.ref, kind: 'win', betRef: ref, memberId, amount: 2_500, isOfDay: true }],
  )
  const day = { supplierId: supplier.id, day: seoulDay(at), at, ...sums }
  await house.deps.db.transaction(tx => keepDay(tx, day, differences))
  return { id: supplier.id, ref }
}
