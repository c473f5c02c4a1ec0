import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { venues } from '#domain/minigames/virtual/venues.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { listLateGames } from './late-games.sql.ts'

const database = useDatabase()
const clock = testClock()
let desk: RoundDesk
let noRounds = false

const late = () => listLateGames(database.db, instant(clock.now() - MINUTE))
const setMaintenance = (value: boolean, area: 'minigame' | 'virtual' = 'minigame') =>
  database.db.run(sql`
    insert into setting (key, value, value_before, updated_at)
    values (${`${area}Maintenance`}, ${JSON.stringify(value)}::jsonb, 'false', ${timestamp(clock.now())})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`)

beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock, siteMaintenance: () => noRounds })
  toFullMinute(clock)
  await desk.turn()
})
afterAll(() => desk.close())

test('an unpaid draw and a game without a round are late since their due time', async () => {
  expect(await late()).toEqual([])
  const dueAt = instant(clock.now() + MINUTE)
  clock.advance(2 * MINUTE + 1)
  const powerball = { title: '파워볼 1분', since: dueAt }
  expect(await late()).toContainEqual(powerball)
  await desk.turn()
  expect(await late()).toContainEqual(powerball)
  await database.db.run(
    sql`update minigame_round set settled_at = ${timestamp(clock.now())} where settled_at is null and state = 'drawn'`,
  )
  expect(await late()).toEqual([])
})

test('a closed game, one under maintenance and a house under maintenance are never late', async () => {
  clock.advance(10 * MINUTE)
  noRounds = true
  await desk.turn()
  await database.db.run(
    sql`update minigame_round set settled_at = ${timestamp(clock.now())} where settled_at is null and state <> 'open'`,
  )
  clock.advance(10 * MINUTE)
  const all = desk.games.all().length
  expect((await late()).length).toBe(all)
  await database.db.run(sql`
    insert into minigame_terms (game_id, version, changed_at, close_seconds, open, maintenance)
    select game_id, version + 1, changed_at, close_seconds, game_id <> 251, game_id = 254
    from minigame_terms where game_id in (251, 254)`)
  expect((await late()).length).toBe(all - 2)
  await setMaintenance(true)
  expect((await late()).length).toBe(venues.length)
  await setMaintenance(true, 'virtual')
  expect(await late()).toEqual([])
  await setMaintenance(false, 'virtual')
  await setMaintenance(false)
  expect(await late()).toEqual([])
  clock.advance(2 * MINUTE)
  expect((await late()).length).toBe(all - 2)
})
