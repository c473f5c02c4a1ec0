// A role that reads the whole database, for reports or backups, learns no more of a draw than a member (MINI-089).
import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'
import { givenAway, hiddenNow } from './support/minigames/early-eyes.ts'
import { asReportingRole, listSealedSecrets } from './support/minigames/reporting-role.sql.ts'
import { openRoundDesk, toFullMinute } from './support/minigames/round-desk.ts'
import { forgeries, readWholeDatabase } from './support/minigames/whole-database.sql.ts'

const database = useDatabase()
const house = useHouse(database)

test('MINI-089 shows a role that reads every table sealed chains, and no seed or draw before its time', async () => {
  const desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 50 })
  toFullMinute(house.clock)
  await desk.turn()
  const look = async () => {
    const hidden = await hiddenNow(database.db, desk.seal)
    expect(hidden.links.size).toBeGreaterThan(1_000)
    const seen = await asReportingRole(database.db, readWholeDatabase)
    // The role does read the tables.
    expect(seen).toContain('powerball')
    expect(givenAway(hidden, seen)).toEqual([])
    const sealed = await asReportingRole(database.db, listSealedSecrets)
    expect(sealed.length).toBeGreaterThan(30)
    expect(sealed.filter(({ length }) => length <= 32)).toEqual([])
    return hidden
  }
  await look()
  house.clock.advance(50 * SECOND)
  await desk.turn()
  const closed = await look()
  house.clock.advance(10 * SECOND)
  await desk.turn()
  expect(givenAway(closed, await asReportingRole(database.db, readWholeDatabase))).not.toEqual([])
  await desk.close()
})

test.each(Object.entries(forgeries))(
  'MINI-089 refuses a write of %s by the reporting role',
  async (_, forgery) => {
    await expect(asReportingRole(database.db, tx => tx.run(forgery))).rejects.toThrow(/permission denied/)
  },
)
