import { Writable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { countBets } from '#tests/support/facts/count-bets.sql.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  type LiveMatch,
  liveBet,
  liveSlip,
  untilWaiting,
} from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const lines: Record<string, unknown>[] = []
const sink = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(JSON.parse(String(chunk)))
    done()
  },
})

const database = useDatabase()
const house = useHouse(database, { log: createLog({ level: 'warn' }, sink) })

let member: Bettor
let match: LiveMatch
beforeEach(async () => {
  lines.length = 0
  member = await aBettor(house)
  match = await aLiveMatch(house)
})

const live = (bettor: Bettor) => liveBet(house, bettor, liveSlip(bettor, [{ fixture: match.id }]))

test('a bet that cannot be judged blocks no other, is reported once, and ends with its stake refunded', async () => {
  const others = await Promise.all([1, 2, 3].map(() => aBettor(house)))
  const poisoned = live(member)
  const asked = others.map(live)
  for (const bettor of [member, ...others]) await untilWaiting(house, bettor)
  await database.db.run(sql`
    delete from bet_waiting_leg l using bet_waiting w where l.waiting_id = w.id and w.member_id = ${member.memberId}`)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await Promise.all(asked)).map(answer => answer.status)).toEqual([200, 200, 200])
  const toldOfBets = () => lines.filter(({ msg }) => String(msg).includes('could not be ended'))
  await expect.poll(() => toldOfBets().length).toBe(1)

  for (const seconds of [2, 3, 4]) {
    house.clock.advance(seconds * SECOND)
    await new Promise(resolve => setTimeout(resolve, 600))
  }
  house.clock.advance(20 * SECOND)
  expect(await told(await poisoned)).toMatchObject({ status: 400, refusal: 'WAITED_TOO_LONG' })
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([0, 1_000_000])
  expect(toldOfBets()).toHaveLength(1)
})
