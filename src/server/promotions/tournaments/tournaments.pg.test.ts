import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TournamentEntry } from '#contract/promotions/tournaments.ts'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import { formatSeoul, parseSeoul } from '#domain/korean-formats.ts'
import { maskedName } from '#domain/members/masked.ts'
import type { TournamentProduct } from '#domain/promotions/tournament.ts'
import type { Sheet } from '#server/fixtures/fixtures.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { clientOf, connectSuppliers, enterGame, newRef } from '#tests/support/casino/casino-desk.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { AWAY_WIN, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { followTournaments } from './follow-tournaments.ts'
import { payDuePrizes } from './pay-prizes.ts'

const database = useDatabase({ poolSize: 12 })
const clock = testClock()
const house = useHouse(database, { clock })
const desk = settlementDesk(database, clock)

let admin: string
beforeAll(() => connectSuppliers(house))
// Sessions end unused while the time of a test moves on.
beforeEach(async () => {
  admin = await house.logIn('admin')
})
const sessionOf = ({ memberId }: Bettor) =>
  database.db.transaction(tx => beginSession(tx, { clock, site: house.app.site }, memberId, '127.0.0.1'))

const inTime = (milliseconds: number) =>
  formatSeoul(instant(clock.now() + milliseconds), 'YYYY-MM-DD HH:mm:ss')

const entry = (over: Partial<TournamentEntry> = {}): TournamentEntry => ({
  product: 'sports',
  title: '주간 토너먼트',
  rule: 'net',
  stakeMin: 1_000,
  startsAt: inTime(MINUTE),
  endsAt: inTime(HOUR),
  prizes: [
    { from: 1, to: 1, points: 5_000 },
    { from: 2, to: 3, points: 1_000 },
  ],
  ...over,
})
const write = (over: Partial<TournamentEntry> & { key?: string } = {}, token = admin) =>
  house.post(
    'admin/tournaments',
    { ...entry(over), reason: '이벤트 시작', ...(over.key && { key: over.key }) },
    { token },
  )

/** A tournament that has begun. */
async function aTournament(over: Partial<TournamentEntry> = {}): Promise<number> {
  const written = await (await write(over)).json()
  clock.advance(2 * MINUTE)
  return written.id
}

const boardOf = async (id: number, member: Bettor) =>
  (await house.get(`tournament/${id}`, { token: await sessionOf(member) })).json()
const follow = async () => {
  while ((await followTournaments(house.deps)) === 'some');
}
const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points
const nicknameOf = async (member: Bettor): Promise<string> =>
  (await (await house.get('member/user', { token: await sessionOf(member) })).json()).nickname

let lastFixture = 0
/** A bet on the home side of a match of its own, at 2.00 unless said otherwise. */
async function aBet({ memberId }: Bettor, stake: number, odds = 200): Promise<number> {
  const fixture = ++lastFixture
  await desk.newFixtures({ id: fixture })
  await desk.place({ member: memberId, stake, legs: [{ fixture, pick: '1', odds }] })
  return fixture
}
const end = async (fixture: number, sheet: Sheet = HOME_WIN) => {
  await desk.record(fixture, sheet)
  await desk.settle(fixture)
}
async function bet(member: Bettor, stake: number, result: 'won' | 'lost', odds?: number): Promise<number> {
  const fixture = await aBet(member, stake, odds)
  await end(fixture, result === 'won' ? HOME_WIN : AWAY_WIN)
  clock.advance(1_000)
  return fixture
}
/** Ends what runs, and waits until prizes are due. */
const toTheEnd = () => clock.advance(HOUR + 10 * MINUTE)

test('CASINO-009 ROUTE-014 members are ranked by won less staked of bets settled in the period, nicknames masked', async () => {
  const [first, second, loser, early] = [
    await aBettor(house),
    await aBettor(house),
    await aBettor(house),
    await aBettor(house),
  ]
  await bet(early, 100_000, 'won')
  const id = await aTournament()
  await bet(second, 10_000, 'won')
  await bet(first, 50_000, 'won')
  await bet(first, 20_000, 'lost')
  await bet(loser, 30_000, 'lost')
  await bet(loser, 999, 'won')
  await Promise.all([follow(), follow()])
  const board = await boardOf(id, second)
  expect(board.board).toEqual([
    {
      place: 1,
      nickname: maskedName(await nicknameOf(first)),
      isOwn: false,
      score: 30_000,
      plays: 2,
      prize: 5_000,
    },
    {
      place: 2,
      nickname: maskedName(await nicknameOf(second)),
      isOwn: true,
      score: 10_000,
      plays: 1,
      prize: 1_000,
    },
  ])
  expect(board.own).toEqual({
    place: 2,
    score: 10_000,
    plays: 1,
    prize: 1_000,
    stake: 10_000,
    payout: 20_000,
    target: 30_001,
  })
  expect((await boardOf(id, first)).own).toMatchObject({ place: 1, target: null })
  // What is below the least stake counts nowhere; a loss is no place.
  expect((await boardOf(id, loser)).own).toMatchObject({ place: null, score: -30_000, plays: 1, target: 1 })
  expect((await boardOf(id, early)).own).toMatchObject({ place: null, score: 0, plays: 0 })
  expect((await (await house.get(`tournament/${id}`, { token: admin })).json()).own).toBeNull()
})

test('CASINO-009 a correction after the settlement, a void and an end in time change the score exactly', async () => {
  const member = await aBettor(house)
  const id = await aTournament()
  const fixture = await bet(member, 10_000, 'won')
  await bet(member, 40_000, 'won', 150)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 30_000, plays: 2 })
  await end(fixture, AWAY_WIN)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 10_000, stake: 50_000, payout: 60_000 })
  await desk.recordVoid(fixture)
  await desk.settle(fixture)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 20_000, plays: 1 })
  // A result that comes behind the end counts no more; one that is corrected then still does.
  const late = await aBet(member, 10_000)
  clock.advance(HOUR)
  await end(late)
  await end(fixture)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 30_000, plays: 2, target: null })
})

test('CASINO-009 of two equal scores the one that was reached first is ahead', async () => {
  const [later, sooner] = [await aBettor(house), await aBettor(house)]
  const id = await aTournament({ rule: 'multiple' })
  await bet(sooner, 5_000, 'won', 310)
  await bet(later, 90_000, 'won', 310)
  await bet(sooner, 5_000, 'won', 150)
  await follow()
  expect((await boardOf(id, sooner)).own).toMatchObject({ place: 1, score: 310, plays: 2 })
  expect((await boardOf(id, later)).own).toMatchObject({ place: 2, score: 310, target: 311 })
})

test('CASINO-009 ROUTE-015 casino and slots rank by rounds, and sports bets count for nothing there', async () => {
  const [member, other] = [await aBettor(house), await aBettor(house)]
  const id = await aTournament({ product: 'casino', rule: 'multiple', stakeMin: 2_000 })
  const wallet = clientOf(house, 'command')
  const player = await enterGame(house, member.memberId)
  const stake = async (round: string, amount: number) => {
    const ref = newRef()
    expect(await wallet.call({ kind: 'bet', ref, round, amount, ...player })).toMatchObject({ ok: true })
    return ref
  }
  const win = (betRef: string, round: string, amount: number) =>
    wallet.call({ kind: 'win', user: player.user, ref: newRef(), betRef, round, amount, endsRound: true })
  // The win of a round stands with its first bet: the multiple is that of all that was staked on it.
  const round = newRef('r')
  const first = await stake(round, 1_000)
  await stake(round, 9_000)
  await win(first, round, 25_000)
  const small = newRef('r')
  await win(await stake(small, 1_000), small, 90_000)
  await bet(other, 50_000, 'won')
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({
    place: 1,
    score: 250,
    plays: 1,
    stake: 10_000,
    payout: 25_000,
  })
  expect((await boardOf(id, other)).own).toMatchObject({ place: null, plays: 0 })
})

test('CASINO-009 who is excluded or blocked has no place, and the others move up', async () => {
  const [excluded, blocked, member] = [await aBettor(house), await aBettor(house), await aBettor(house)]
  const id = await aTournament()
  await bet(excluded, 90_000, 'won')
  await bet(blocked, 80_000, 'won')
  await bet(member, 10_000, 'won')
  await follow()
  expect((await boardOf(id, member)).own.place).toBe(3)
  const exclusion = { period: '1-day', reason: '회원 요청' }
  const path = `admin/protection/${excluded.memberId}/exclusion`
  expect((await house.post(path, exclusion, { token: admin })).status).toBe(200)
  await database.db.run(sql`update member set status = 'blocked' where id = ${blocked.memberId}`)
  expect(await boardOf(id, member)).toMatchObject({ ranked: 1, own: { place: 1, prize: 5_000 } })
  toTheEnd()
  await payDuePrizes(house.deps)
  expect([await pointsOf(excluded), await pointsOf(blocked), await pointsOf(member)]).toEqual([0, 0, 5_000])
})

test('CASINO-009 prizes are paid once, however often at once and behind a crash, and stand in the statement', async () => {
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
  // It waits some minutes for what is booked late; nothing was followed yet, and all is counted in the end.
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
  // What is corrected afterwards changes no place.
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

test('CASINO-009 a tournament that is called off pays nothing, and members have nothing of one that never began', async () => {
  const member = await aBettor(house)
  const id = await aTournament()
  await bet(member, 10_000, 'won')
  await follow()
  const cancel = (one: number) =>
    house.post(`admin/tournaments/${one}/cancel`, { reason: '상금 오류' }, { token: admin })
  expect(await (await cancel(id)).json()).toMatchObject({ state: 'cancelled' })
  expect((await told(await cancel(id))).refusal).toBe('TOURNAMENT_OVER')
  toTheEnd()
  await payDuePrizes(house.deps)
  expect(await pointsOf(member)).toBe(0)
  expect(await boardOf(id, member)).toMatchObject({ state: 'cancelled', own: { place: 1, prize: 0 } })
  admin = await house.logIn('admin')
  const never = (await (await write()).json()).id
  await cancel(never)
  expect((await house.get(`tournament/${never}`, { token: await sessionOf(member) })).status).toBe(404)
  const { acts } = await (await house.get(`admin/acts?subject=tournament:${id}`, { token: admin })).json()
  expect(acts.map(({ act }: { act: string }) => act)).toEqual(
    expect.arrayContaining(['cancel-tournament', 'write-tournament']),
  )
})

test('CASINO-009 operators alone set tournaments up, and change them before they begin', async () => {
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
  expect((await told(await edit({}))).refusal).toBe('TOURNAMENT_STARTED')
  expect(
    (await house.post('admin/tournaments/987654321', { ...entry(), reason: '시험' }, { token: admin }))
      .status,
  ).toBe(404)
})

test('CASINO-009 what cannot be meant is refused and leaves nothing behind', async () => {
  const count = async () => (await (await house.get('admin/tournaments', { token: admin })).json()).totalCount
  const before = await count()
  const refusals: readonly (readonly [Partial<TournamentEntry>, string])[] = [
    [{ startsAt: inTime(HOUR), endsAt: inTime(HOUR) }, 'TOURNAMENT_PERIOD'],
    [{ endsAt: inTime(100 * DAY) }, 'TOURNAMENT_PERIOD'],
    [{ startsAt: inTime(-MINUTE) }, 'TOURNAMENT_START_PAST'],
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

test('lists are in the order of what runs, comes and is over', async () => {
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

test('X4 prizes from a sum on take a second operator', async () => {
  await setSecondPerson(database.db, { 'money-by-hand': { above: 7_000 } })
  await house.app.site.refresh()
  expect((await told(await write())).refusal).toBe('SECOND_PERSON_ASKED')
  expect((await write({ prizes: [{ from: 1, to: 1, points: 6_999 }] })).status).toBe(200)
})
