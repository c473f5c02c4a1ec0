import { beforeEach, expect, test } from 'vitest'
import type { Bet, BetLeg } from '#contract/bets/bets.ts'
import { payoutRule } from '#domain/slip/bonus.ts'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offer,
  offerPriced,
  overOf,
  slip,
} from '#tests/support/facts/bettor.ts'
import { aFixture, later } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, liveBet, waitOut } from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
const other = useSecondHouse(database, house)

let member: Bettor
let fixture: number
beforeEach(async () => {
  member = await aBettor(house)
  fixture = await anOfferedFixture(house, { home: '울산', away: '서울' })
})

const placed = async (body: object, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await house.post('sports-prematch/betting', body, { token: member.token, headers })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}
const told = async (id: string): Promise<Bet> =>
  (await house.get(`bet_result/${id}`, { token: member.token })).json()
const namesOf = ({ sportName, leagueName, home, away, marketNameKorean, betNameKorean }: BetLeg) => [
  sportName,
  leagueName,
  home,
  away,
  marketNameKorean,
  betNameKorean,
]
const namesTold = async (id: string) => (await told(id)).bettings.map(namesOf)

const rename = async (id: number, home: string, league = '리그100') => {
  const fact = aFixture({ id, at: later(5), home, away: '서울' })
  await offer(house, { ...fact, league: { ...fact.league, nameKorean: league } })
}

const UNITED = ['축구', '리그100', '울산', '서울', '승무패', '홈']

test('B12 B13 a bet shows the names at placement, also after its match and league are renamed', async () => {
  const before = await placed(slip(member, [{ fixture }, overOf(await anOfferedFixture(house))]))
  const second = await namesTold(before)
  expect(second[0]).toEqual(UNITED)
  await rename(fixture, '울산 HD', 'K리그1')
  expect(await namesTold(before)).toEqual(second)
  const after = await placed(slip(member, [{ fixture }], { amounts: 20_000 }))
  expect(await namesTold(after)).toEqual([['축구', 'K리그1', '울산 HD', '서울', '승무패', '홈']])
  await rename(fixture, '울산')

  await house.post(
    `admin/members/${member.memberId}/bets/${after}/cancel`,
    { reason: '시험' },
    { token: await house.logIn('admin') },
  )
  const { messages } = await (await house.get('message', { token: member.token })).json()
  expect(messages[0].contents).toContain('단폴 울산 HD VS 서울 · 승무패 · 홈')
})

test('B12 an in-play bet keeps the names at booking', async () => {
  const match = await aLiveMatch(house)
  const { id } = await (await waitOut(house, member, match)).json()
  const [names] = await namesTold(id)
  await rename(match.id, '다른 이름')
  expect([names?.[2], (await namesTold(id))[0]]).toEqual([`홈${match.id}`, names])
})

test('stores equal names once, also when two processes insert them concurrently and one rolls back', async () => {
  const bettors = await Promise.all(Array.from({ length: 8 }, () => aBettor(house)))
  const sets = async () =>
    (
      await database.db.one<{ sets: number }>(
        sql`select count(*)::integer as sets from shown_names where home = '울산'`,
      )
    ).sets
  const before = await sets()
  await rename(fixture, '울산', '새 리그')
  await database.db.run(raw('alter table bet add constraint kept_out check (stake <> 7777) not valid'))
  const answers = await Promise.all(
    bettors.map((one, index) =>
      bet(
        index % 2 ? house : other(),
        one,
        slip(one, [{ fixture }], { amounts: index < 2 ? 7_777 : 10_000 }),
      ),
    ),
  )
  await database.db.run(raw('alter table bet drop constraint kept_out'))
  expect(answers.map(answer => answer.status)).toEqual([500, 500, 200, 200, 200, 200, 200, 200])
  const again = await bet(house, member, slip(member, [{ fixture }]))
  expect((await told((await again.json()).id)).bettings.map(one => one.leagueName)).toEqual(['새 리그'])
  expect(await sets()).toBe(before + 1)
})

test('B5 stores the odds accept mode with the bet: from the header, or from the spec’s flag', async () => {
  const asked = async (over: object, mode?: string) => {
    const body = slip(member, [{ fixture: await anOfferedFixture(house) }], over)
    return (await told(await placed(body, mode ? { 'odds-accept-mode': mode } : {}))).oddsAcceptMode
  }
  const europe = { betStyle: 'EU', gameDetailType: 91 }
  expect([
    await asked({}),
    await asked(europe, 'better'),
    await asked(europe, 'ANY'),
    await asked({ ...europe, changeFlag: 1 }),
  ]).toEqual(['none', 'better', 'any', 'any'])
  const match = await aLiveMatch(house)
  const { id } = await (await waitOut(house, member, match, { mode: 'better' })).json()
  expect((await told(id)).oddsAcceptMode).toBe('better')
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

test('B12 stores device and address with a bet, and shows them to operators only', async () => {
  const id = await placed(slip(member, [{ fixture }]), { 'user-agent': PHONE })
  const shown = await told(id)
  const path = `admin/members/${member.memberId}/bets/${id}`
  const asOperator = await house.get(path, { token: await house.logIn('admin1') })
  expect(await asOperator.json()).toEqual({ ...shown, device: 'Chrome · Android', address: '127.0.0.1' })
  expect(Object.keys(shown)).not.toContain('address')
  expect((await house.get(path, { token: member.token })).status).toBe(403)
  const stranger = await aBettor(house)
  const wrong = await house.get(`admin/members/${stranger.memberId}/bets/${id}`, {
    token: await house.logIn('admin1'),
  })
  expect(wrong.headers.get('x-refusal')).toBe('BET_UNKNOWN')
})

test('B12 does the same for an in-play bet, from its request', async () => {
  const match = await aLiveMatch(house)
  const { id } = await (await waitOut(house, member, match)).json()
  const path = `admin/members/${member.memberId}/bets/${id}`
  const asOperator = await house.get(path, { token: await house.logIn('admin') })
  expect(await asOperator.json()).toMatchObject({ id, device: 'node', address: '127.0.0.1' })
})

test('handbook 1.6 a bet stores the bonus rule in force', async () => {
  const picks = await offerPriced(house, 150, 160, 180)
  const body = slip(member, picks)
  const bonus = { betBaseline: '', betPrice: '1.03', fixtureId: -1, oddsId: 3, sportId: 0, version: 1 }
  const id = await placed({ ...body, totalRatio: '4.45', bettings: [...body.bettings, bonus] })
  const offered = payoutRule.tiers.filter(tier => tier.offered)
  expect(
    await database.db.one(sql`
      select r.tier_folds as folds, r.tier_odds as odds, r.leg_odds_above as above
      from bet b join payout_rule r on r.id = b.payout_rule where b.id = ${id}`),
  ).toEqual({
    folds: offered.map(tier => tier.folds),
    odds: offered.map(tier => tier.odds),
    above: payoutRule.legOddsAbove,
  })
})

test('an old bet without stored names shows the current names', async () => {
  const id = await placed(slip(member, [{ fixture }]))
  await database.db.run(sql`update bet set accepts = null, device = null, address = null where id = ${id}`)
  await database.db.run(sql`update bet_leg set names = null where bet_id = ${id}`)
  await rename(fixture, '새 이름')
  expect((await told(id)).oddsAcceptMode).toBe(null)
  expect((await namesTold(id))[0]?.[2]).toBe('새 이름')
})

test('truncates the device header, and books a bet with an odd one', async () => {
  const odd = await placed(slip(member, [{ fixture }]), { 'user-agent': `${'Zz'.repeat(2_000)}` })
  const { device } = await database.db.one<{ device: string }>(sql`select device from bet where id = ${odd}`)
  expect(device).toHaveLength(40)
  expect((await liveBet(house, member, slip(member, [{ fixture }]))).status).toBe(400)
})
