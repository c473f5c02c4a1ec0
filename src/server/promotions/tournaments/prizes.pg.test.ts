import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/instant.ts'
import { aBettor, told } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { tournamentGround } from '#tests/support/promotions/tournament-ground.ts'
import { payDuePrizes } from './pay-prizes.ts'

const database = useDatabase({ poolSize: 12 })
const clock = testClock()
const house = useHouse(database, { clock })
const { aTournament, bet, boardOf, follow, pointsOf, sessionOf, toTheEnd, write } = tournamentGround({
  database,
  clock,
  house,
})

test('CASINO-009 pays prizes once, under concurrent runs and after a crash, and the statement shows them', async () => {
  const [first, second, third, fourth] = [
    await aBettor(house),
    await aBettor(house),
    await aBettor(house),
    await aBettor(house),
  ]
  const members = [first, second, third, fourth]
  const id = await aTournament()
  for (const [index, member] of members.entries()) await bet(member, 50_000 - index * 10_000, 'won')
  clock.advance(HOUR)
  await payDuePrizes(house.deps)
  // Payment waits some minutes for late bookings; nothing was followed yet, and everything is counted at the end.
  expect(await pointsOf(first)).toBe(0)
  clock.advance(10 * MINUTE)
  const crashing = {
    ...house.deps,
    db: {
      ...database.db,
      many: database.db.many.bind(database.db),
      transaction: <T>(work: Parameters<typeof database.db.transaction<T>>[0]) =>
        database.db.transaction(async tx => {
          await work(tx)
          throw new Error('the process ends here')
        }),
    },
  }
  await expect(payDuePrizes(crashing)).rejects.toThrow('the process ends here')
  expect(await boardOf(id, first)).toMatchObject({ state: 'counting' })
  await Promise.all([payDuePrizes(house.deps), payDuePrizes(house.deps), payDuePrizes(house.deps)])
  await payDuePrizes(house.deps)
  expect(await Promise.all(members.map(pointsOf))).toEqual([5_000, 1_000, 1_000, 0])
  const { movements } = await (
    await house.get('emoney/statement?purse=points', { token: await sessionOf(second) })
  ).json()
  expect(movements).toMatchObject([
    {
      amount: 1_000,
      cause: { text: "스포츠 토너먼트 '주간 토너먼트' 2위", tournament: { id, product: 'sports' } },
    },
  ])
  // Later corrections change no place.
  await follow()
  expect(await boardOf(id, fourth)).toMatchObject({
    state: 'paid',
    ranked: 4,
    own: { place: 4, prize: 0, target: null },
  })
  const listed = await (
    await house.get('tournament?product=sports', { token: await sessionOf(first) })
  ).json()
  const winners = listed.tournaments.find((one: { id: number }) => one.id === id)?.winners
  expect(winners.map(({ place, prize }: { place: number; prize: number }) => [place, prize])).toEqual([
    [1, 5_000],
    [2, 1_000],
    [3, 1_000],
  ])
})

test('CASINO-009 a cancelled tournament pays nothing, and members do not see one that never started', async () => {
  const member = await aBettor(house)
  const id = await aTournament()
  await bet(member, 10_000, 'won')
  await follow()
  const cancel = async (one: number) =>
    house.post(
      `admin/tournaments/${one}/cancel`,
      { reason: '상금 오류' },
      { token: await house.logIn('admin') },
    )
  expect(await (await cancel(id)).json()).toMatchObject({ state: 'cancelled' })
  expect((await told(await cancel(id))).refusal).toBe('TOURNAMENT_OVER')
  toTheEnd()
  await payDuePrizes(house.deps)
  expect(await pointsOf(member)).toBe(0)
  expect(await boardOf(id, member)).toMatchObject({ state: 'cancelled', own: { place: 1, prize: 0 } })
  const never = (await (await write()).json()).id
  await cancel(never)
  expect((await house.get(`tournament/${never}`, { token: await sessionOf(member) })).status).toBe(404)
  const { acts } = await (
    await house.get(`admin/acts?subject=tournament:${id}`, { token: await house.logIn('admin') })
  ).json()
  expect(acts.map(({ act }: { act: string }) => act)).toEqual(
    expect.arrayContaining(['cancel-tournament', 'write-tournament']),
  )
})
