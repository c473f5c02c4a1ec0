import { beforeAll, expect, test } from 'vitest'
import { clientOf, connectSuppliers, enterGame, newRef } from '#tests/support/casino/casino-desk.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const house = useHouse(useDatabase({ poolSize: 12 }))

beforeAll(() => connectSuppliers(house))

test('handbook 4.1 the lobby tells the own use of today: what runs, what came out, and what was taken back', async () => {
  const member = await aBettor(house)
  const player = await enterGame(house, member.memberId)
  const client = clientOf(house, 'command')
  const bet = async (amount: number) => {
    const [ref, round] = [newRef(), newRef('round')]
    expect((await client.call({ kind: 'bet', ...player, ref, round, amount })).ok).toBe(true)
    return { user: player.user, ref: newRef(), betRef: ref, round }
  }
  await client.call({ kind: 'win', ...(await bet(1_000)), amount: 2_500, endsRound: true })
  await client.call({ kind: 'refund', ...(await bet(3_000)) })
  await bet(500)
  const { use, recent } = await (await house.get('casino/lobby', { token: member.token })).json()
  expect(use).toMatchObject({
    staked: 1_500,
    returned: 2_500,
    rounds: [
      { stake: 500, payout: null, isCancelled: false },
      { stake: 3_000, payout: 3_000, isCancelled: true },
      { stake: 1_000, payout: 2_500, isCancelled: false },
    ],
  })
  expect(recent).toHaveLength(1)
})
