import { beforeAll, expect, test } from 'vitest'
import type { BetDetail, betDeskContract, ListedBet } from '#contract/back-office/bet-desk.ts'
import type { Output } from '#contract/wire/route.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { instant, SECOND } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  type PickSketch,
  playedOut,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, waitOut } from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { givePermissions, listRolePermissions } from '#tests/support/house/operator-roles.sql.ts'

type Listed = Output<typeof betDeskContract.bets>

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)

let token = ''
beforeAll(async () => {
  token = await house.logIn('admin')
})

const list = async (query = ''): Promise<Listed> => {
  const answer = await house.get(`admin/bets?${query}`, { token })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const idsOf = ({ bets }: Listed) => bets.map(({ id }: ListedBet) => id)
const detailOf = async (id: string): Promise<BetDetail> =>
  (await house.get(`admin/bets/${id}`, { token })).json()

async function placed(member: Bettor, picks: readonly PickSketch[], amounts = 10_000): Promise<string> {
  const answer = await bet(house, member, slip(member, picks, { amounts }))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}

const nameOf = async ({ memberId }: Bettor): Promise<string> =>
  (await database.db.one<{ name: string }>(sql`select user_id as name from member where id = ${memberId}`))
    .name

const settleHome = async (fixture: number): Promise<void> => {
  await playedOut(house, fixture)
  const answer = await house.post(
    `admin/fixtures/${fixture}/result`,
    { sheet: HOME_WIN, reason: '시험' },
    { token },
  )
  expect(answer.status, await answer.clone().text()).toBe(200)
}

test('lists all bets of all members, by number, member, match, stake, odds, state and order', async () => {
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const seoul = await anOfferedFixture(house, { home: '부천', away: '성남' })
  const other = await anOfferedFixture(house)
  const small = await placed(one, [{ fixture: seoul }])
  const double = await placed(two, [{ fixture: seoul }, overOf(other)], 50_000)
  const single = await placed(two, [overOf(other)], 20_000)
  expect(idsOf(await list()).slice(0, 3)).toEqual([single, double, small])
  const names = [await nameOf(one), await nameOf(two)]
  const found = async (query: string) => idsOf(await list(query))
  expect(await found(`number=${double}`)).toEqual([double])
  expect(await found(`number=${double.slice(0, 20)}`)).toContain(double)
  // As the member reads it in the receipt, the history and messages.
  for (const typed of [
    betNumber(double),
    `No.${betNumber(double)}`,
    betNumber(double).replaceAll('-', '').toLowerCase(),
  ])
    expect([typed, await found(`number=${encodeURIComponent(typed)}`)]).toEqual([typed, [double]])
  const palette = await (await house.get(`admin/find?text=${betNumber(double)}`, { token })).json()
  expect(palette.bets.map(({ id }: { id: string }) => id)).toEqual([double])
  expect(await found(`member=${names[1]}`)).toEqual([single, double])
  expect(await found(`member=${names[1]?.toUpperCase()}&sort=amount`)).toEqual([double, single])
  expect(await found('member=nobody-is-called-so')).toEqual([])
  expect(await found(`match=${encodeURIComponent('부천')}`)).toEqual([double, small])
  expect(await found(`match=${other}`)).toEqual([single, double])
  expect(await found(`match=${other}&member=${names[1]}&amountFrom=30000`)).toEqual([double])
  expect(await found(`member=${names[1]}&oddsFrom=200`)).toEqual([double])
  expect(await found(`member=${names[1]}&status=2`)).toEqual([])
  expect(await found(`member=${names[1]}&gameType=2`)).toEqual([])
  expect(await found(`member=${names[1]}&betStyle=KR`)).toEqual([single, double])
  expect(await found('from=2026-01-01&to=2026-01-02')).toEqual([])
  expect((await list(`number=${double}`)).bets[0]).toMatchObject({
    userId: names[1],
    legCount: 2,
    amounts: 50_000,
    totalRatio: 3.42,
    status: 0,
    late: false,
    large: false,
    firstPick: { fixtureId: seoul, home: '부천', away: '성남', market: '승무패', pick: '홈' },
  })
  const { bound, newestId } = await list()
  expect([bound, newestId]).toEqual([null, single])
  const news = await house.get(`admin/new-bets?after=${double}`, { token })
  expect(await news.json()).toEqual({ count: 1 })
})

test('two concurrent searches right after a match arrived both find its bet', async () => {
  const fixture = await anOfferedFixture(house, { home: '함평', away: '무안' })
  const id = await placed(await aBettor(house), [{ fixture }])
  const search = `match=${encodeURIComponent('함평')}`
  const [one, two] = await Promise.all([list(search), list(search)])
  expect([idsOf(one), idsOf(two)]).toEqual([[id], [id]])
})

test('lists an in-play bet with the amount of its hold', async () => {
  const member = await aBettor(house)
  const { id } = await (await waitOut(house, member, await aLiveMatch(house))).json()
  expect(idsOf(await list('gameType=2'))).toContain(id)
  const { ledger, member: owner } = await detailOf(id)
  expect([ledger, owner.memberId]).toEqual([
    { staked: 10_000, returned: 0, paid: 0, agrees: true },
    member.memberId,
  ])
})

test('the setting defines large bets; late bets have a late leg', async () => {
  const member = await aBettor(house)
  const [large, late] = [
    await placed(member, [{ fixture: await anOfferedFixture(house) }], 500_000),
    await placed(member, [{ fixture: await anOfferedFixture(house) }]),
  ]
  const was = house.app.site.settings().largeBetMin
  expect(was).toBe(1_000_000)
  await database.db.run(sql`update bet_leg set late = true where bet_id = ${late}`)
  expect(idsOf(await list(`only=late&member=${await nameOf(member)}`))).toEqual([late])
  expect(idsOf(await list(`only=large&member=${await nameOf(member)}`))).toEqual([])
  expect((await detailOf(large)).large).toBe(false)
})

test('closing bets are those placed within the configured seconds before the start, or after it', async () => {
  const member = await aBettor(house)
  const startsAt = (seconds: number) => instant(house.clock.now() + seconds * SECOND)
  const near = await anOfferedFixture(house, { startsAt: startsAt(59) })
  const moved = await anOfferedFixture(house, { startsAt: startsAt(7_200) })
  const far = await anOfferedFixture(house, { startsAt: startsAt(7_200) })
  const [close, behind] = [
    await placed(member, [{ fixture: near }]),
    await placed(member, [{ fixture: moved }]),
  ]
  await placed(member, [{ fixture: far }])
  const query = `only=closing&member=${await nameOf(member)}`
  expect(idsOf(await list(query))).toEqual([close])
  const startdate = formatSeoul(instant(house.clock.now() - 60 * SECOND), 'YYYY-MM-DD HH:mm:ss')
  await house.post(`admin/fixtures/${moved}/start`, { startdate, reason: '이른 시작' }, { token })
  expect(idsOf(await list(query)).toSorted()).toEqual([close, behind].toSorted())
})

test('a bet explains its payout: the price at placement, each result, the correction, and the ledger agrees', async () => {
  const member = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  const id = await placed(member, [{ fixture }])
  const open = await detailOf(id)
  expect(open).toMatchObject({ cancellable: true, settlements: 0, acts: [] })
  expect(open.books[0]?.offerThen).toMatchObject({ betPrice: 1.9, version: 1, status: 1, adminPrice: null })
  await settleHome(fixture)
  await expect.poll(() => walletBalance(house, member), { timeout: 10_000 }).toBe(1_009_000)
  const won = await detailOf(id)
  expect(won).toMatchObject({
    cancellable: false,
    settlements: 1,
    bet: { status: 2, winnings: 19_000 },
    ledger: { staked: 10_000, returned: 0, paid: 19_000, agrees: true },
  })
  expect(won.books[0]).toMatchObject({
    revision: 1,
    results: [{ revision: 1, sourceText: '관리자', void: false }],
  })
  const corrected = await house.post(
    `admin/fixtures/${fixture}/result`,
    { sheet: { 10: [0, 1], 20: [0, 0], 100: [0, 1] }, reason: '정정', seenRevision: 1 },
    { token },
  )
  expect(corrected.status, await corrected.text()).toBe(200)
  await expect.poll(() => walletBalance(house, member), { timeout: 10_000 }).toBe(990_000)
  const lost = await detailOf(id)
  expect(lost).toMatchObject({ settlements: 2, bet: { status: 1 }, ledger: { paid: 0, agrees: true } })
  expect(lost.books[0]?.results.map(({ reason }) => reason)).toEqual(['시험', '정정'])
  expect(lost.postings.map(({ kindText, amount }) => [kindText, amount])).toEqual([
    ['베팅', -10_000],
    ['베팅결과처리', 19_000],
    ['정산취소', -19_000],
  ])
})

test('BETFLOW-028 B14 an operator cancels a bet once while no result is known, also with concurrent cancels', async () => {
  const member = await aBettor(house)
  const [fixture, other] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const [known, free] = [
    await placed(member, [{ fixture }, overOf(other)]),
    await placed(member, [overOf(other)]),
  ]
  await settleHome(fixture)
  const cancel = (id: string) =>
    house.post(`admin/members/${member.memberId}/bets/${id}/cancel`, { reason: '회원 요청' }, { token })
  expect(await told(await cancel(known))).toMatchObject({ status: 400, refusal: 'CANCEL_OUTCOME_KNOWN' })
  const before = await walletBalance(house, member)
  const own = () => house.post(`bet_result/${free}/cancel`, {}, { token: member.token })
  const answers = await Promise.all([...Array.from({ length: 5 }, () => cancel(free)), own(), own()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await walletBalance(house, member)).toBe(before + 10_000)
  expect(await detailOf(free)).toMatchObject({
    cancellable: false,
    bet: { status: -1 },
    ledger: { staked: 10_000, returned: 10_000, paid: 0, agrees: true },
  })
})

test('B14 a concurrent cancellation and result either refund the stake or settle the bet', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => aBettor(house)))
  const fixture = await anOfferedFixture(house)
  const bets = await Promise.all(members.map(member => placed(member, [{ fixture }])))
  await Promise.all([
    settleHome(fixture),
    ...members.map((member, at) =>
      house.post(`admin/members/${member.memberId}/bets/${bets[at]}/cancel`, { reason: '시험' }, { token }),
    ),
  ])
  const ended = async () =>
    (await Promise.all(bets.map(detailOf))).filter(({ bet: { status } }) => status !== 0)
  await expect.poll(async () => (await ended()).length, { timeout: 10_000 }).toBe(4)
  for (const { bet: told, ledger } of await ended()) {
    expect(ledger.agrees).toBe(true)
    expect([told.status, ledger.returned, ledger.paid]).toEqual(
      told.status === -1 ? [-1, 10_000, 0] : [2, 0, 19_000],
    )
  }
})

test('X3 only operators with the bet read permission list bets; refuses bad input and unknown numbers', async () => {
  const member = await aBettor(house)
  const id = await placed(member, [{ fixture: await anOfferedFixture(house) }])
  for (const path of ['admin/bets', `admin/bets/${id}`, `admin/new-bets?after=${id}`]) {
    expect((await house.get(path, { token: member.token })).status, path).toBe(403)
    expect((await house.get(path, {})).status, path).toBe(401)
    expect((await house.get(path, { token: await house.logIn('admin1') })).status, path).toBe(200)
  }
  expect((await house.get(`admin/bets/${house.deps.newUuid()}`, { token })).status).toBe(404)
  const bad = [
    'number=x',
    'status=7',
    'gameType=9',
    'only=none',
    'amountFrom=-1',
    'from=yesterday',
    'before=1',
  ]
  for (const query of bad) expect((await house.get(`admin/bets?${query}`, { token })).status, query).toBe(400)
  expect(idsOf(await list(`match=${encodeURIComponent("' or 1=1 --%")}`))).toEqual([])
  const held = await listRolePermissions(database.db, 1)
  await givePermissions.toRole(database.db, 1, held.filter(one => one !== 'bets:read') as never[])
  await expect
    .poll(async () => (await house.get('admin/bets', { token: await house.logIn('admin1') })).status)
    .toBe(403)
  await givePermissions.toRole(database.db, 1, held as never[])
})
