import { beforeEach, expect, test } from 'vitest'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  liveBet,
  liveSlip,
  untilWaiting,
} from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)

let member: Bettor
beforeEach(async () => {
  member = await aBettor(house)
})

const ban = async (products: readonly string[], as = 'admin', of = member) =>
  house.post(
    `admin/members/${of.memberId}/bans`,
    { products, reason: '부정 이용' },
    { token: await house.logIn(as) },
  )
const preMatch = async () => bet(house, member, slip(member, [{ fixture: await anOfferedFixture(house) }]))
const view = async () =>
  (await house.get(`admin/members/${member.memberId}`, { token: await house.logIn('admin') })).json()

const BANNED = {
  status: 403,
  refusal: 'PRODUCT_BANNED',
  text: '스포츠 베팅이 제한되어 있습니다. 고객센터에 문의해 주세요.',
}

test('a ban closes only its kind of game, with a Korean text, and can be lifted', async () => {
  const match = await aLiveMatch(house)
  expect((await ban(['sports'])).status).toBe(200)
  expect(await told(await preMatch())).toMatchObject({ status: 403, refusal: BANNED.refusal })
  expect(await (await preMatch()).text()).toBe(BANNED.text)
  expect((await view()).bans).toEqual(['sports'])
  const live = liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))
  await untilWaiting(house, member)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await live).status).toBe(200)
  expect((await ban([])).status).toBe(200)
  expect((await preMatch()).status).toBe(200)
  const acts = await (
    await house.get(`admin/acts?subject=member:${member.memberId}&act=ban-products`, {
      token: await house.logIn('admin'),
    })
  ).json()
  expect(acts.acts.map(({ before, after }: Record<string, unknown>) => [before, after])).toEqual([
    [{ bans: '스포츠' }, { bans: '없음' }],
    [{ bans: '없음' }, { bans: '스포츠' }],
  ])
})

test('a waiting in-play bet of a banned member is refused, and its stake refunded', async () => {
  const match = await aLiveMatch(house)
  const asked = liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))
  await untilWaiting(house, member)
  expect((await ban(['live'])).status).toBe(200)
  house.clock.advance(FOOTBALL_DELAY)
  expect(await told(await asked)).toMatchObject({ status: 403, refusal: 'PRODUCT_BANNED' })
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('ten bets concurrent with a ban: each is booked before it or refused, and none after it', async () => {
  const fixtures = await Promise.all(Array.from({ length: 10 }, () => anOfferedFixture(house)))
  const token = await house.logIn('admin')
  const bets = fixtures.map(fixture => bet(house, member, slip(member, [{ fixture }], { amounts: 10_000 })))
  const banned = await house.post(
    `admin/members/${member.memberId}/bans`,
    { products: ['sports', 'live'], reason: '부정 이용' },
    { token },
  )
  expect(banned.status).toBe(200)
  const then = await walletBalance(house, member)
  const answers = await Promise.all(bets)
  const taken = answers.filter(({ status }) => status === 200).length
  expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true)
  expect(await walletBalance(house, member)).toBe(1_000_000 - taken * 10_000)
  expect(await walletBalance(house, member)).toBe(then)
  expect((await preMatch()).status).toBe(403)
})

test('ROLE-006 banning requires the permission to change members; refuses operators and unknown kinds', async () => {
  expect((await ban(['sports'], 'admin1')).status).toBe(403)
  expect((await ban(['poker'])).status).toBe(400)
  expect((await ban(['sports'], 'admin', { ...member, memberId: 999_999_999 as never })).status).toBe(404)
  const asMember = await house.post(
    `admin/members/${member.memberId}/bans`,
    { products: [], reason: '부정 이용' },
    { token: member.token },
  )
  expect(asMember.status).toBe(403)
  expect((await view()).bans).toEqual([])
})
