import { expect, test } from 'vitest'
import { DAY, instant } from '#domain/instant.ts'
import { aBettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { betOnRound, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'

const database = useDatabase()
/** The database's clock. */
const clock = testClock()
const house = useHouse(database, { clock: testClock(), rounds: { clock, linksOf: () => 30 } })

test('a machine whose clock is days off refuses bets on a round, since no process would settle them', async () => {
  toFullMinute(clock)
  const desk = await openRoundDesk({ db: database.db, clock })
  await desk.turn()
  const round = desk.idOf(251)
  const place = async () => {
    const member = await aBettor(house)
    const answer = await told(await betOnRound(house, member, roundSlip(member, round, 'power-odd-even odd')))
    return { status: answer.status, balance: await walletBalance(house, member) }
  }
  // The house runs rounds as well: whichever made the chain first opens the round.
  await expect.poll(place).toEqual({ status: 200, balance: 990_000 })
  house.clock.set(instant(clock.now() + 3 * DAY))
  expect(await place()).toEqual({ status: 500, balance: 1_000_000 })
  await desk.close()
})
