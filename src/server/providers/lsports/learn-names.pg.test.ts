import { expect, test } from 'vitest'
import { fixtureEvent } from '#dev/feed-publisher/wire-events.ts'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import { findFixture } from '#server/fixtures/fixtures.ts'
import { aFixture, START } from '#tests/support/facts/fixture-facts.ts'
import { eventually, useLsports } from '#tests/support/feeds/lsports-house.ts'
import { testClock } from '#tests/support/house/clock.ts'

const { database, openHouse } = useLsports()

const head = (id: number) => findFixture(database.db, id as FixtureId)

/** A vendor with Korean names of the league and of one of the two sides of fixture 11. */
async function openVendor() {
  const clock = testClock(START)
  const house = await openHouse({ clock })
  const { publisher } = house
  publisher.http.name({ Leagues: { 100: 'K리그1' }, Participants: { 22: '울산 HD FC' } })
  const tell = (id: number) =>
    publisher.tell(
      'prematch',
      1,
      fixtureEvent(aFixture({ id, at: clock.now(), startsAt: instant(START + HOUR) })),
    )
  const asked = () => publisher.http.calls.filter(call => call.path === '/Translation/Get')
  return { ...house, clock, tell, asked }
}

test('names appear in English at once, and in Korean when the vendor answers; others stay English', async () => {
  const { read, tell, asked } = await openVendor()
  await read()
  await tell(11)
  await eventually(
    () => head(11),
    known => known?.homeNameKorean === '울산 HD FC',
  )
  expect(await head(11)).toMatchObject({
    leagueNameKorean: 'K리그1',
    awayNameKorean: 'Away 11',
    homeName: 'Home 11',
  })
  expect(asked()[0]?.body).toMatchObject({ Languages: [17], LeagueIds: [100], ParticipantIds: [22, 23] })
})

test('stores answered names: neither another fixture nor another process requests them again', async () => {
  const { read, tell, asked, publisher } = await openVendor()
  const stop = await read()
  await tell(11)
  await eventually(
    () => head(11),
    known => known?.leagueNameKorean === 'K리그1',
  )
  await stop()
  publisher.http.name({})
  await read()
  await tell(12)
  await eventually(
    async () => asked().length,
    count => count === 2,
  )
  expect(asked()[1]?.body).toMatchObject({ ParticipantIds: [24, 25] })
  expect(asked()[1]?.body).not.toHaveProperty('LeagueIds')
  expect(await head(12)).toMatchObject({ leagueNameKorean: 'K리그1', homeNameKorean: 'Home 12' })
})

test('retries a silent vendor after some minutes, and blocks nothing', async () => {
  const { read, tell, asked, publisher, clock } = await openVendor()
  await read()
  await eventually(
    async () => publisher.http.calls.filter(call => call.path.includes('GetEvents')).length,
    count => count >= 2,
  )
  publisher.http.failing(true)
  await tell(11)
  await eventually(
    async () => asked().length,
    count => count === 1,
  )
  expect(await head(11)).toMatchObject({ leagueNameKorean: 'League 100' })
  publisher.http.failing(false)
  clock.advance(2 * MINUTE)
  await eventually(
    () => head(11),
    known => known?.leagueNameKorean === 'K리그1',
  )
})
