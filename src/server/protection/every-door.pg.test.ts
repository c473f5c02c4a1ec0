import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import { loadBalances, verifyLedger } from '#server/ledger/ledger.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { settleInHouse } from '#tests/support/books/settle-in-house.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  playedOut,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  liveBet,
  liveSlip,
  untilWaiting,
} from '#tests/support/facts/live-match.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { beginBreaks } from './stays/begin-breaks.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)
const other = useSecondHouse(database, house)

let member: Bettor
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
})

/** Logs the member in again. */
const again = async (who = member): Promise<Bettor> => ({
  ...who,
  token: await database.db.transaction(tx =>
    beginSession(tx, { clock: house.clock, site: house.app.site }, who.memberId, '127.0.0.1'),
  ),
})
const exclude = async (period = '1-week', who = member) =>
  expect((await house.post('protection/exclusion', { period }, { token: who.token })).status).toBe(200)
const limit = (kind: string, amount: number, who = member) =>
  house.post('protection/limits', { kind, period: 'day', amount }, { token: who.token })
const preMatch = async (who: Bettor, amounts = 10_000, at = house) =>
  bet(
    at,
    who,
    slip(who, [{ fixture: await anOfferedFixture(house, { startsAt: instant(house.clock.now() + HOUR) }) }], {
      amounts,
    }),
  )
const EXCLUDED = { status: 403, refusal: 'SELF_EXCLUDED' }

test('P7 a waiting in-play bet of a member who excludes himself is refused, and its stake refunded', async () => {
  const match = await aLiveMatch(house)
  const asked = liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))
  await untilWaiting(house, member)
  await exclude()
  house.clock.advance(FOOTBALL_DELAY)
  expect(await told(await asked)).toMatchObject(EXCLUDED)
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('P7 exclusion ends the session in every process, and a new session can neither bet by any route nor open a game', async () => {
  const match = await aLiveMatch(house)
  await exclude()
  for (const one of [house, other()])
    await expect.poll(async () => (await preMatch(member, 10_000, one)).status).toBe(556)
  const back = await again()
  for (const one of [house, other()]) {
    expect(await told(await preMatch(back, 10_000, one))).toMatchObject(EXCLUDED)
    const live = liveBet(one, back, liveSlip(back, [{ fixture: match.id }]))
    expect(await told(await live)).toMatchObject(EXCLUDED)
    for (const type of ['EU', 'IN'])
      expect(await told(await one.get(`kosca/opengame?type=${type}`, { token: back.token }))).toMatchObject(
        EXCLUDED,
      )
  }
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test.each(['an exclusion', 'a lower limit'] as const)(
  '%s concurrent with ten bets by both routes and two processes: none is accepted after the answer',
  async change => {
    const match = await aLiveMatch(house)
    const fixtures = await Promise.all(Array.from({ length: 5 }, () => anOfferedFixture(house)))
    const asked = [
      ...fixtures.map((fixture, index) =>
        bet(index % 2 ? house : other(), member, slip(member, [{ fixture }])),
      ),
      ...Array.from({ length: 5 }, (_, index) =>
        liveBet(index % 2 ? house : other(), member, liveSlip(member, [{ fixture: match.id }])),
      ),
    ]
    if (change === 'an exclusion') await exclude('1-day')
    else expect((await limit('stake', 0)).status).toBe(200)
    const then = await walletBalance(house, member)
    // Waiting bets end; some may still be on their way in.
    const end = setInterval(() => house.clock.advance(FOOTBALL_DELAY), 200)
    const answers = await Promise.all(asked)
    clearInterval(end)
    const taken = answers.filter(({ status }) => status === 200).length
    const now = await walletBalance(house, member)
    expect(now).toBe(1_000_000 - taken * 10_000)
    expect(now).toBeGreaterThanOrEqual(then)
    expect((await verifyLedger(database.db)).faults).toEqual([])
  },
)

test('of ten concurrent bets against the rest of a limit as many are accepted as fit', async () => {
  expect((await limit('stake', 30_000)).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 10 }, () => preMatch(member)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await walletBalance(house, member)).toBe(970_000)
})

test('P9 no invitation to play reaches an excluded member: gifts, promotions, popups; settled bets still pay', async () => {
  const admin = await house.logIn('admin')
  const fixture = await anOfferedFixture(house)
  expect((await bet(house, member, slip(member, [{ fixture }]))).status).toBe(200)
  await exclude('permanent')
  const back = await again()
  const ask = (path: string, body?: object) => house.post(path, body, { token: back.token })
  expect(await told(await ask('attendance'))).toMatchObject(EXCLUDED)

  const send = async (promotes: boolean, to: object) =>
    told(
      await house.post(
        'admin/messages',
        { to, title: '안내', contents: '내용', reason: '시험', promotes },
        { token: admin },
      ),
    )
  const unread = async () => (await house.get('message/unread', { token: back.token })).json()
  const { nickname } = await (await house.get('member/user', { token: back.token })).json()
  expect((await send(true, { kind: 'all' })).status).toBe(200)
  expect(await send(true, { kind: 'member', name: nickname })).toMatchObject({ refusal: 'NO_RECIPIENTS' })
  expect(await unread()).toBe(0)
  expect((await send(false, { kind: 'all' })).status).toBe(200)
  expect((await send(false, { kind: 'member', name: nickname })).status).toBe(200)
  expect(await unread()).toBe(2)
  const reached = await (
    await house.get('admin/messages/recipients?kind=all&promotes=true', { token: admin })
  ).json()
  expect(reached.withheld).toBeGreaterThan(0)

  const popup = (title: string, promotes: boolean) =>
    house.post(
      'admin/popups',
      {
        ...{ popupFlg: 1, title, contents: '<p>x</p>', visiableFlag: 1, promotes, reason: '시험' },
        ...{ pcLeftLocation: 1, pcTopLocation: 1, width: 300, shownFrom: null, shownUntil: null },
      },
      { token: admin },
    )
  expect([(await popup('이벤트', true)).status, (await popup('점검', false)).status]).toEqual([200, 200])
  const titles = async (who: Bettor): Promise<string[]> =>
    (await (await house.get('popup', { token: who.token })).json()).map((one: { title: string }) => one.title)
  expect(await titles(back)).toEqual(['점검'])
  expect(await titles(await aBettor(house))).toEqual(['이벤트', '점검'])

  await won(fixture, admin)
  expect(await walletBalance(house, member)).toBe(1_009_000)
  expect((await loadBalances(database.db, member.memberId)).points).toBe(0)
})

async function won(fixture: number, token: string, home = 1): Promise<void> {
  await playedOut(house, fixture)
  const sheet = { 10: [0, 0], 20: [home, 0], 100: [home, 0] }
  const body = { sheet, timeConfirmed: true, reason: '시험' }
  const answer = await house.post(`admin/fixtures/${fixture}/result`, body, { token })
  expect(answer.status, await answer.text()).toBe(200)
  await settleInHouse(house, fixture)
}

test('the use of a limit follows a win, its correction, a void and a cancellation', async () => {
  const admin = await house.logIn('admin')
  await limit('loss', 100_000)
  const used = async (kind: string) =>
    (await (await house.get('protection', { token: member.token })).json()).limits.find(
      (one: { kind: string; period: string }) => one.kind === kind && one.period === 'day',
    ).used
  const fixture = await anOfferedFixture(house)
  await bet(house, member, slip(member, [{ fixture }], { amounts: 20_000 }))
  expect([await used('stake'), await used('loss')]).toEqual([20_000, 20_000])
  await won(fixture, admin)
  expect([await used('stake'), await used('loss')]).toEqual([20_000, -18_000])
  await won(fixture, admin, 0)
  expect([await used('stake'), await used('loss')]).toEqual([20_000, 20_000])

  const called = await anOfferedFixture(house)
  await bet(house, member, slip(member, [{ fixture: called }], { amounts: 30_000 }))
  const voided = await house.post(`admin/fixtures/${called}/void`, { reason: '시험' }, { token: admin })
  expect(voided.status).toBe(200)
  await settleInHouse(house, called)
  expect([await used('stake'), await used('loss')]).toEqual([50_000, 20_000])

  const { id } = await (await preMatch(member, 40_000)).json()
  expect(await used('stake')).toBe(90_000)
  expect((await house.post(`bet_result/${id}/cancel`, {}, { token: member.token })).status).toBe(200)
  expect([await used('stake'), await used('loss')]).toEqual([50_000, 20_000])
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('P14 a member who reaches the maximum play time is logged out, and may bet again after the break', async () => {
  await changeSettings(house, { playStayMaxMin: 60, playBreakMin: 10 })
  await house.app.site.refresh()
  const turn = () =>
    beginBreaks({ ...house.deps, site: house.app.site, forgetSessions: house.app.members.forgetSessions })
  house.clock.advance(35 * MINUTE)
  // Another login is not a break.
  member = await again()
  house.clock.advance(24 * MINUTE)
  await turn()
  expect((await preMatch(member)).status).toBe(200)
  house.clock.advance(MINUTE)
  await turn()
  expect(await told(await preMatch(member))).toMatchObject({ status: 556, refusal: 'SESSION_BREAK' })
  member = await again()
  await turn()
  expect(await told(await preMatch(member))).toEqual({
    status: 400,
    refusal: 'PLAY_BREAK',
    text: '휴식 시간입니다. 2026-11-21 13:10 이후 이용할 수 있습니다.',
  })
  house.clock.advance(10 * MINUTE)
  expect((await preMatch(member)).status).toBe(200)
  house.clock.advance(29 * MINUTE)
  await turn()
  expect((await preMatch(member)).status).toBe(200)
  await changeSettings(house, { playStayMaxMin: 0 })
})

test('the database refuses changes of exclusions and of the protection history', async () => {
  await exclude('1-day')
  for (const statement of [
    sql`update protection_exclusion set until_at = from_at + interval '1 minute'`,
    sql`delete from protection_exclusion`,
    sql`truncate protection_exclusion`,
    sql`update protection_history set what = 'limit-set'`,
    sql`delete from protection_history`,
  ])
    await expect(database.db.run(statement)).rejects.toThrow('append-only')
  house.clock.set(instant(START + DAY - 1))
  expect(await told(await preMatch(await again()))).toMatchObject(EXCLUDED)
  house.clock.advance(1)
  expect((await preMatch(await again())).status).toBe(200)
})
