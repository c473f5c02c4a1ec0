import { expect, test } from 'vitest'
import type { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import type { Output } from '#contract/wire/route.ts'
import { SECOND } from '#domain/instant.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  type PickSketch,
  slip,
} from '#tests/support/facts/bettor.ts'
import { aLiveMatch, waitOut } from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const house = useHouse(useDatabase())

type Page = Output<typeof betOperatorContract.openBetsOn>

const ask = async (fixture: number, { page = 1, as = 'admin1' } = {}) =>
  house.get(`admin/trading/fixtures/${fixture}/bets?page=${page}`, { token: await house.logIn(as) })
const read = async (fixture: number, page = 1): Promise<Page> => (await ask(fixture, { page })).json()

async function placed(member: Bettor, ...picks: readonly PickSketch[]): Promise<string> {
  const answer = await bet(house, member, slip(member, picks))
  expect(answer.status, await answer.clone().text()).toBe(200)
  house.clock.advance(SECOND)
  return (await answer.json()).id
}

test('BETFLOW-028 an operator lists the open bets on a fixture: member, stake, odds, pick', async () => {
  const [one, two] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const [first, second] = [await aBettor(house), await aBettor(house)]
  const single = await placed(first, { fixture: one })
  const double = await placed(second, overOf(one), { fixture: two })
  const { bets, totalCount, pageCount } = await read(one)
  expect([totalCount, pageCount]).toEqual([2, 1])
  expect(bets).toMatchObject([
    {
      id: double,
      memberId: second.memberId,
      nickname: expect.any(String),
      gameType: 1,
      legCount: 2,
      amounts: 10_000,
      totalRatio: 3.42,
      winnings: 34_200,
      picks: [{ betNameKorean: '오버', betBaseline: '2.5', betPrice: 1.8 }],
    },
    { id: single, memberId: first.memberId, legCount: 1, picks: [{ betPrice: 1.9, betBaseline: '' }] },
  ])
  expect((await read(two)).bets.map(({ id }) => id)).toEqual([double])
})

test('BETFLOW-028 the list omits a cancelled bet and includes in-play bets', async () => {
  const match = await aLiveMatch(house)
  const member = await aBettor(house)
  expect((await waitOut(house, member, match)).status).toBe(200)
  const [open] = (await read(match.id)).bets
  expect(open).toMatchObject({ memberId: member.memberId, gameType: 2 })
  const cancel = `admin/members/${member.memberId}/bets/${open?.id}/cancel`
  const answer = await house.post(cancel, { reason: '시험' }, { token: await house.logIn('admin') })
  expect(answer.status).toBe(200)
  expect((await read(match.id)).bets).toEqual([])
})

test('a page has fifteen bets, newest first', async () => {
  const fixture = await anOfferedFixture(house)
  const ids: string[] = []
  for (let index = 0; index < 16; index++) ids.unshift(await placed(await aBettor(house), { fixture }))
  const { bets, pageCount } = await read(fixture)
  expect(pageCount).toBe(2)
  expect(bets.map(({ id }) => id)).toEqual(ids.slice(0, 15))
  expect((await read(fixture, 2)).bets.map(({ id }) => id)).toEqual(ids.slice(15))
})

test('ROLE-006 answers 403 to members, 401 to guests, and an unknown-fixture refusal to operators', async () => {
  const fixture = await anOfferedFixture(house)
  expect((await ask(fixture, { as: 'demo' })).status).toBe(403)
  expect((await house.get(`admin/trading/fixtures/${fixture}/bets`)).status).toBe(401)
  expect((await ask(999_999)).headers.get('x-refusal')).toBe('FIXTURE_UNKNOWN')
})
