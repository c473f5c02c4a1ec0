import { beforeEach, expect, test } from 'vitest'
import type { TournamentEntry } from '#contract/promotions/tournaments.ts'
import { DAY, HOUR, MINUTE } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import type { TournamentProduct } from '#domain/promotions/tournament.ts'
import { aBettor, told } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { tournamentGround } from '#tests/support/promotions/tournament-ground.ts'

const database = useDatabase({ poolSize: 12 })
const clock = testClock()
const house = useHouse(database, { clock })
const { aTournament, entry, inTime, sessionOf, write } = tournamentGround({ database, clock, house })

let admin: string
beforeEach(async () => {
  admin = await house.logIn('admin')
})

test('CASINO-009 only operators create tournaments, and change them before they start', async () => {
  const member = await aBettor(house)
  const own = { token: member.token }
  expect((await write({}, member.token)).status).toBe(403)
  expect((await house.get('admin/tournaments', own)).status).toBe(403)
  const { id } = await (await write({ key: 'once' })).json()
  expect((await house.get(`admin/tournaments/${id}`, own)).status).toBe(403)
  expect((await house.post(`admin/tournaments/${id}/cancel`, { reason: '시험' }, own)).status).toBe(403)
  expect(await (await write({ key: 'once' })).json()).toMatchObject({ id })
  expect((await told(await write({ key: 'once', title: '다른 것' }))).refusal).toBe('KEY_REUSED')
  const edit = (over: Partial<TournamentEntry>) =>
    house.post(`admin/tournaments/${id}`, { ...entry(over), reason: '상금 조정' }, { token: admin })
  const prizes = [{ from: 1, to: 2, points: 700 }]
  expect(await (await edit({ prizes, rule: 'multiple' })).json()).toMatchObject({
    rule: 'multiple',
    prizeTotal: 1_400,
  })
  clock.advance(2 * MINUTE)
  expect((await told(await edit({}))).refusal).toBe('TOURNAMENT_OVER')
  expect(
    (await house.post('admin/tournaments/987654321', { ...entry(), reason: '시험' }, { token: admin }))
      .status,
  ).toBe(404)
})

test('CASINO-009 one key creates one tournament under concurrent calls', async () => {
  const body = { key: 'ten-times', title: '한 번만' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(body, admin)))
  const written = await Promise.all(answers.map(answer => answer.json()))
  expect(new Set(written.map(({ id }) => id)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
})

test('CASINO-009 refuses invalid input and stores nothing', async () => {
  const count = async () => (await (await house.get('admin/tournaments', { token: admin })).json()).totalCount
  const before = await count()
  const refusals: readonly (readonly [Partial<TournamentEntry>, string])[] = [
    [{ startsAt: inTime(HOUR), endsAt: inTime(HOUR) }, 'TOURNAMENT_PERIOD'],
    [{ endsAt: inTime(100 * DAY) }, 'TOURNAMENT_PERIOD'],
    [{ startsAt: inTime(-MINUTE) }, 'TOURNAMENT_PERIOD'],
    [{ prizes: [{ from: 2, to: 2, points: 100 }] }, 'TOURNAMENT_PRIZES'],
    [
      {
        prizes: [
          { from: 1, to: 1, points: 100 },
          { from: 2, to: 2, points: 200 },
        ],
      },
      'TOURNAMENT_PRIZES',
    ],
  ]
  for (const [over, code] of refusals) {
    const answer = await told(await write(over))
    expect([answer.status, answer.refusal]).toEqual([400, code])
  }
  const wrong = [
    { title: ' ' },
    { title: '가'.repeat(61) },
    { stakeMin: 0 },
    { stakeMin: 1.5 },
    { prizes: [] },
    { startsAt: '2026-02-30 00:00:00' },
    { product: 'minigame' as TournamentProduct },
    { prizes: [{ from: 1, to: 1, points: 10_000_001 }] },
  ]
  for (const over of wrong) expect((await write(over)).status).toBe(400)
  const { token } = await aBettor(house)
  for (const path of [
    'tournament',
    'tournament?product=poker',
    'tournament?product=sports&page=0',
    'tournament/abc',
  ])
    expect((await house.get(path, { token })).status).toBe(400)
  expect((await house.get('tournament/987654321', { token })).status).toBe(404)
  expect(await count()).toBe(before)
})

test('lists running tournaments first, then coming, then ended ones', async () => {
  const member = await aBettor(house)
  await write({ title: '다음 토너먼트', startsAt: inTime(DAY), endsAt: inTime(2 * DAY) })
  await aTournament({ title: '지금 토너먼트', endsAt: inTime(3 * HOUR) })
  const { tournaments } = await (
    await house.get('tournament?product=sports', { token: await sessionOf(member) })
  ).json()
  const states: readonly string[] = tournaments.map(({ state }: { state: string }) => state)
  const order = ['running', 'counting', 'coming', 'paid', 'cancelled']
  const ranks = states.map(state => Math.min(order.indexOf(state), 3))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(states).toEqual(expect.arrayContaining(['running', 'coming']))
  expect(parseSeoul(tournaments[0].endsAt)).toBeGreaterThan(clock.now())
})

test('X4 prizes from a sum on require a second operator', async () => {
  await setSecondPerson(database.db, { 'money-by-hand': { above: 7_000 } })
  await house.app.site.refresh()
  expect((await told(await write())).refusal).toBe('SECOND_PERSON_ASKED')
  expect((await write({ prizes: [{ from: 1, to: 1, points: 6_999 }] })).status).toBe(200)
})
