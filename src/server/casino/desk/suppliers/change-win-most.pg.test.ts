import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { listActs } from '#server/site/site.ts'
import { clientOf, connectSuppliers, enterGame, newRef } from '#tests/support/casino/casino-desk.ts'
import { aBettor, told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const CONVENTION = 'command'
let id = 0

beforeAll(async () => {
  await connectSuppliers(house)
  id = house.app.casino.suppliers.find(CONVENTION)?.id ?? 0
})

const as = async (userId: string) => ({ token: await house.logIn(userId) })
const post = async (path: string, body: object, by = 'admin') =>
  told(await house.post(`admin/suppliers${path}`, { reason: '시험 운영', ...body }, await as(by)))
const change = (changes: object, by = 'admin') => post(`/${id}`, { changes }, by)
const read = async () => (await house.get(`admin/suppliers/${id}`, await as('admin'))).json()
const act = async (subject: string) => (await listActs(database.db, { subject, limit: 1, offset: 0 }))[0]
const setRules = async (rules: Parameters<typeof setSecondPerson>[1]) => {
  await setSecondPerson(database.db, rules)
  await house.app.site.refresh()
}

test('X4 the most for wins is checked, logged and in force at once; raising it takes two operators', async () => {
  await setRules({ 'limit-raise': { above: 0 } })
  onTestFinished(() => setRules({}))
  const { gameList, winMultipleMax, winAmountMax } = await read()
  expect([winMultipleMax, winAmountMax]).toEqual([5_000, 200_000_000])
  const game = gameList.find((one: { code: string }) => one.code === 'table')
  const changeGame = (changes: object) => post(`/${id}/games/${game.id}`, { changes })
  for (const wrong of [0, -1, 1.5, '5', null, 1_000_001, 2 ** 53]) {
    expect((await change({ winMultipleMax: wrong })).status).toBe(400)
    if (wrong !== null) expect((await changeGame({ winMultipleMax: wrong })).status).toBe(400)
  }
  for (const wrong of [0, -1, 0.5, 1_000_000_000_001])
    expect((await change({ winAmountMax: wrong })).status).toBe(400)
  expect((await change({ winMultipleMax: 10 }, 'admin1')).status).toBe(403)

  expect((await change({ winMultipleMax: 10 })).status).toBe(200)
  expect(await act(`supplier:${id}`)).toMatchObject({
    ...{ before: { winMultipleMax: 5_000 }, after: { winMultipleMax: 10 } },
  })
  const player = await enterGame(house, (await aBettor(house)).memberId)
  const [ref, round] = [newRef(), newRef('round')]
  const client = clientOf(house, CONVENTION)
  await client.call({ kind: 'bet', ...player, ref, round, amount: 1_000 })
  const win = { kind: 'win' as const, user: player.user, ref: newRef(), betRef: ref, round, amount: 10_001 }
  expect((await client.call({ ...win, endsRound: true })).body).toContain('"held":true')

  const asked = [
    await change({ winMultipleMax: 11 }),
    await change({ winAmountMax: 200_000_001 }),
    await changeGame({ winMultipleMax: 11 }),
    await changeGame({ winAmountMax: 200_000_001 }),
  ]
  expect(asked.map(({ refusal }) => refusal)).toEqual(asked.map(() => 'SECOND_PERSON_ASKED'))
  expect((await changeGame({ winMultipleMax: 9, winAmountMax: 5_000 })).status).toBe(200)
  // The supplier's most, which counts again, is higher.
  expect(await changeGame({ winMultipleMax: null })).toMatchObject({ refusal: 'SECOND_PERSON_ASKED' })
  expect(await read()).toMatchObject({ winMultipleMax: 10, winAmountMax: 200_000_000 })
  const { asks } = await (await house.get('admin/approvals?state=waiting', await as('admin2'))).json()
  const first = asks.at(-1)
  const approved = await house.post(
    `admin/approvals/${first.id}/approve`,
    { reason: '확인' },
    await as('admin2'),
  )
  expect(approved.status).toBe(200)
  expect((await read()).winMultipleMax).toBe(11)
})
