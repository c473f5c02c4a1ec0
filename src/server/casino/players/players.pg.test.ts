import { beforeAll, expect, test } from 'vitest'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import { readMigrations } from '#server/platform/postgres/schema-files.ts'
import { clientOf, connectSuppliers, enterGame, newRef, userOf } from '#tests/support/casino/casino-desk.ts'
import { aBettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

beforeAll(() => connectSuppliers(house))

test('concurrent first launches create one name, which stays', async () => {
  const { memberId } = await aBettor(house)
  const names = await Promise.all(Array.from({ length: 8 }, () => userOf(house, memberId, 'command')))
  expect(new Set(names).size).toBe(1)
  expect(await userOf(house, memberId, 'transactions')).not.toBe(names[0])
  expect(await userOf(house, memberId, 'command')).toBe(names[0])
})

test('the migration names members at the suppliers where they played, and their running bets can end', async () => {
  const [member, stranger] = [await aBettor(house), await aBettor(house)]
  const player = await enterGame(house, member.memberId)
  const client = clientOf(house, 'command')
  const [ref, round] = [newRef(), newRef('round')]
  await client.call({ kind: 'bet', ...player, ref, round, amount: 1_000 })
  const migration = readMigrations().find(({ number }) => number === 81)?.text ?? ''
  await database.db.run(sql`delete from casino_player`)
  await database.db.run(raw(migration.slice(migration.indexOf('insert into casino_player'))))

  const made = await database.db.many<{ supplierId: number; name: string; oldName: string }>(sql`
    select p.supplier_id as "supplierId", p.name, p.old_name as "oldName" from casino_player p
    where p.member_id = any(${[member.memberId, stranger.memberId]}::bigint[])`)
  const supplierId = house.app.casino.suppliers.find('command')?.id
  const old = `h${member.memberId}`
  expect(made).toEqual([{ supplierId, name: expect.stringMatching(/^p[0-9a-f]{32}$/), oldName: old }])
  expect(made[0]?.name).not.toBe(player.user)
  expect(await client.call({ kind: 'balance', user: old })).toMatchObject({ ok: false })
  const win = { kind: 'win' as const, ref: newRef(), betRef: ref, round, amount: 1_500, endsRound: true }
  expect(await client.call({ ...win, user: `h${stranger.memberId}` })).toMatchObject({ ok: false })
  expect(await client.call({ ...win, user: old })).toMatchObject({ ok: true, balance: 1_000_500 })
  expect(await walletBalance(house, member)).toBe(1_000_500)
})
