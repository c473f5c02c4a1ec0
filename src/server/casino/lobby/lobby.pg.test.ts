import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { clientOf, connectSuppliers, enterGame, newRef } from '#tests/support/casino/casino-desk.ts'
import { putSuppliersAt, toldSupplier } from '#tests/support/casino/told-supplier.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

beforeAll(() => connectSuppliers(house))

test('handbook 4.1 the lobby shows the member’s use of today: stakes in play, results, and refunds', async () => {
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

test('CASINO-008 the details of a bet show it as settled while its round is open', async () => {
  const member = await aBettor(house)
  const player = await enterGame(house, member.memberId)
  const client = clientOf(house, 'command')
  const round = newRef('round')
  const play = async (endsRound: boolean) => {
    const betRef = newRef()
    await client.call({ kind: 'bet', ...player, ref: betRef, round, amount: 1_000 })
    const win = { kind: 'win' as const, user: player.user, ref: newRef(), betRef, round, amount: 2_000 }
    if (endsRound) await client.call({ ...win, endsRound: false })
  }
  await play(true)
  await play(false)
  const bets = await database.db.many<{ id: string }>(
    sql`select id from bet where member_id = ${member.memberId}`,
  )
  const states = await Promise.all(
    bets.map(async ({ id }) => {
      const { state, payout } = await (await house.get(`casino/rounds/${id}`, { token: member.token })).json()
      return [state, payout]
    }),
  )
  expect(states.toSorted()).toEqual([
    ['open', null],
    ['settled', 2_000],
  ])
})

test.each([
  ['https://games.example/enter', [200, 200]],
  ['http://games.example/enter', [200, 200]],
  ['javascript:alert(1)', [503, 503]],
  ['ftp://games.example/enter', [503, 503]],
])('a game whose supplier answers the address %s opens only on the web', async (url, statuses) => {
  const supplier = await toldSupplier(() => ({ url }))
  onTestFinished(async () => void (await supplier.close()))
  await putSuppliersAt(house, supplier.address)
  const { token } = await aBettor(house)
  const launch = await house.post('casino/launch', { vendor: 'casino-a' }, { token })
  const practice = await house.post('casino/practice', { kind: 'table', vendor: 'casino-a' }, { token })
  expect([launch.status, practice.status]).toEqual(statuses)
})
