import { expect, test } from 'vitest'
import {
  danger,
  fixtureEvent,
  marketEvent,
  scoreEvent,
  type WireIncident,
} from '#dev/feed-publisher/wire-events.ts'
import type { FixtureId, OutcomeId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { odds } from '#domain/odds.ts'
import { listOutcomesForSlip } from '#server/fixtures/book/slip-outcomes.sql.ts'
import { findFixture, findResult, type LiveReport, listIncidents } from '#server/fixtures/fixtures.ts'
import { listLiveStates } from '#server/fixtures/in-play/fixture-live.sql.ts'
import { liveReported } from '#server/fixtures/in-play/hear-live.ts'
import { aFixture, aMarket, aScore, START } from '#tests/support/facts/fixture-facts.ts'
import { listHeardAt } from '#tests/support/facts/heard-at.sql.ts'
import { eventually, useLsports } from '#tests/support/feeds/lsports-house.ts'
import { testClock } from '#tests/support/house/clock.ts'

const { database, openHouse } = useLsports()

const ID = 5_001 as FixtureId
/** The vendor's bets on home at -0.5, quoted at 0-0 and at 1-0. */
const [AT_NIL, AT_ONE] = ['7001', '7002']

const suspended = async () => (await findFixture(database.db, ID))?.suspended
const handicap = async () => (await listOutcomesForSlip(database.db, [AT_NIL as OutcomeId]))[0]

/** An LSports football match in play, at 0-0, open for bets. */
async function openMatch() {
  const clock = testClock(START)
  const house = await openHouse({ clock })
  const { publisher } = house
  const stop = await house.read()
  const playing = aFixture({ id: ID, at: clock.now(), startsAt: START, status: 'live' })
  const tellScore = (home: number, incidents: readonly WireIncident[] = []) => {
    const periods = [{ code: 10, home, away: 0 }]
    const score = { fixture: ID, at: clock.now(), periodCode: 10, clockSeconds: 600, home, away: 0, periods }
    return publisher.tell('inplay', 2, scoreEvent(aScore(score), incidents))
  }
  const quote = (id: string, score: string, price: number) => {
    const market = aMarket({ fixture: ID, at: clock.now(), type: 3, line: -50 })
    const outcome = { id: id as OutcomeId, pick: '1', odds: odds(price), status: 'open' } as const
    return publisher.tell('inplay', 3, marketEvent({ ...market, outcomes: [outcome] }, score))
  }
  await publisher.tell('inplay', 1, fixtureEvent(playing))
  await tellScore(0)
  await quote(AT_NIL, '0-0', 190)
  await eventually(handicap, known => known?.status === 'open' && !known.fixtureSuspended)
  // The package has had its first snapshot.
  await eventually(
    () => listHeardAt(database.db, [ID]),
    heard => heard.get(ID) === clock.now(),
  )
  return { ...house, clock, stop, tellScore, quote }
}

const goal: WireIncident = { Period: 10, IncidentType: 9, Seconds: 590, ParticipantPosition: '1' }

test('handbook 2.3, 2.9 a goal suspends the match with its reason; prices at the new score reopen it and its handicap', async () => {
  const { clock, tellScore, quote, bus } = await openMatch()
  const reports: LiveReport[] = []
  bus.subscribe(liveReported, report => void reports.push(report))
  await tellScore(1, [goal])
  await eventually(suspended, answer => answer === true)
  expect(await listLiveStates(database.db, [ID])).toMatchObject([{ stopReason: 'goal', danger: null }])
  expect(await listIncidents(database.db, ID)).toMatchObject([
    { number: 1, kind: 'goal', side: 'home', periodCode: 10, clockSeconds: 590 },
  ])
  expect(reports.find(report => report.stopReason === 'goal')).toMatchObject({
    incidents: [{ kind: 'goal' }],
  })
  expect(await handicap()).toMatchObject({ status: 'suspended' })

  clock.advance(10 * SECOND)
  await quote(AT_ONE, '1-0', 220)
  await eventually(suspended, answer => answer === false)
  // The same outcome on which bets are booked, counted from the new score on.
  expect(await handicap()).toMatchObject({ status: 'open', odds: 220 })
  expect(await listLiveStates(database.db, [ID])).toMatchObject([{ stopReason: null }])
})

test('a restarted reader continues the incident numbers and knows the outcome of a handicap', async () => {
  const { clock, stop, read, tellScore, quote } = await openMatch()
  await tellScore(1, [goal])
  await eventually(
    () => listIncidents(database.db, ID),
    list => list.length === 1,
  )
  await stop()
  clock.advance(60 * SECOND)
  await read()
  await tellScore(1, [goal, { ...goal, IncidentType: 6, Seconds: 640 }])
  await quote(AT_ONE, '1-0', 230)
  await eventually(handicap, known => known?.odds === 230)
  expect((await listIncidents(database.db, ID)).map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'goal'],
    [2, 'yellow-card'],
  ])
})

test('handbook 2.3 a match in danger refuses bets until the feed ends this danger', async () => {
  const { publisher, clock } = await openMatch()
  const warn = (type: number, isOn: boolean) => {
    clock.advance(SECOND)
    const score = aScore({ fixture: ID, at: clock.now(), home: 0, away: 0 })
    return publisher.tell(
      'inplay',
      2,
      scoreEvent(score, [], { DangerTriggers: [danger(type, isOn, clock.now())] }),
    )
  }
  const heldFor = async () => (await listLiveStates(database.db, [ID]))[0]?.stopReason
  await warn(1, true)
  await eventually(suspended, answer => answer === true)
  // The first score of the half, sent with the warning, ended a period: prices have to be sent again.
  clock.advance(10 * SECOND)
  await publisher.keepAlive([ID])
  await eventually(heldFor, reason => reason === 'danger')
  // Another kind of danger ends: that of a goal continues.
  await warn(3, false)
  await eventually(
    () => listHeardAt(database.db, [ID]),
    heard => heard.get(ID) === clock.now(),
  )
  expect([await suspended(), await heldFor()]).toEqual([true, 'danger'])
  await warn(1, false)
  await eventually(suspended, answer => answer === false)
})

test('the final score gives the result', async () => {
  const { publisher, clock } = await openMatch()
  const periods = [
    { code: 10, home: 1, away: 0 },
    { code: 20, home: 1, away: 2 },
    { code: 100, home: 2, away: 2 },
  ]
  const score = {
    fixture: ID,
    at: clock.now(),
    status: 'finished',
    periodCode: 100,
    home: 2,
    away: 2,
  } as const
  await publisher.tell('inplay', 2, scoreEvent(aScore({ ...score, periods })))
  const result = await eventually(
    () => findResult(database.db, ID),
    found => found !== undefined,
  )
  expect(result).toMatchObject({ source: 'lsports', sheet: { 10: [1, 0], 20: [1, 2], 100: [2, 2] } })
})
