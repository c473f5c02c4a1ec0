import { beforeAll, expect, test } from 'vitest'
import type { PaletteAnswer } from '#contract/back-office/kit/palette.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const house = useHouse(useDatabase())

let betId = ''
let fixture = 0
beforeAll(async () => {
  const member = await aBettor(house)
  fixture = await anOfferedFixture(house, { home: '팔레트', away: '성남' })
  betId = (await (await bet(house, member, slip(member, [{ fixture }]))).json()).id
})

const find = async (text: string, as = 'admin'): Promise<PaletteAnswer> => {
  const answer = await house.get(`admin/find?text=${encodeURIComponent(text)}`, {
    token: await house.logIn(as),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

test('one call finds members, matches and bets, at most six of each, the exact name first', async () => {
  const { members } = await find('demo')
  expect(members).toHaveLength(6)
  expect(members[0]?.userId).toBe('demo')
  expect((await find('ㅍㄹㅌ')).fixtures).toMatchObject([{ fixtureId: fixture, home: '팔레트' }])
  expect((await find(String(fixture))).fixtures.map(({ fixtureId }) => fixtureId)).toContain(fixture)
  expect((await find(betId.slice(0, 13))).bets.map(({ id }) => id)).toContain(betId)
  expect((await find(betId)).bets).toMatchObject([{ id: betId }])
  expect(await find("' or 1=1 --%")).toEqual({ members: [], bets: [], fixtures: [], games: [] })
})

test('ROLE-006 finds only the kinds that the role may read; members are refused', async () => {
  expect((await find('demo', 'content')).members).toEqual([])
  expect((await find(betId, 'content')).bets).toEqual([])
  expect((await find('파워볼 1분')).games).toContainEqual({ gameId: 251, title: '파워볼 1분' })
  expect((await find('251')).games).toMatchObject([{ gameId: 251 }])
  expect((await find('파워볼 1분', 'content')).games).toEqual([])
  const demo = await house.logIn('demo')
  expect((await house.get('admin/find?text=demo', { token: demo })).status).toBe(403)
  expect((await house.get('admin/find?text=', { token: await house.logIn('admin') })).status).toBe(400)
})
