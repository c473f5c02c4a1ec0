import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

const shipped = {
  boardPostMinutes: 3,
  boardCommentSeconds: 10,
  boardPostPoints: 100,
  boardPostPointsTimes: 3,
  boardCommentPoints: 50,
  boardCommentPointsTimes: 5,
}

let admin: string
let member: Bettor
beforeAll(async () => {
  admin = await house.logIn('admin')
})
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
})
afterEach(() => set(shipped))

let keys = 0
const set = (settings: object) =>
  house.post('admin/settings', { settings, reason: '게시판 운영' }, { token: admin })
const write = (by = member, over: object = {}) =>
  house.post('free', { title: '글', contents: '내용', bets: [], key: `key-${++keys}`, ...over }, by)
const idOf = async (answer: Response): Promise<number> => (await answer.json()).id
const comment = (id: number, by = member) =>
  house.post(`free/${id}/comments`, { contents: '댓글', key: `key-${++keys}` }, by)
const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points
const operate = (path: string, body: object = {}) =>
  house.post(`admin/boards/${path}`, { reason: '게시판 확인', ...body }, { token: admin })
const reported = async () => (await house.get('admin/boards/reported', { token: admin })).json()

test('handbook 6.5 the pauses follow the settings at once, and 0 disables a pause', async () => {
  expect((await set({ boardPostMinutes: 5, boardCommentSeconds: 60 })).status).toBe(200)
  const id = await idOf(await write())
  house.clock.advance(4 * MINUTE)
  expect((await told(await write())).text).toBe('1분 후에 다시 작성할 수 있습니다.')
  house.clock.advance(MINUTE)
  expect((await write()).status).toBe(200)
  expect((await comment(id)).status).toBe(200)
  house.clock.advance(59 * SECOND)
  expect((await told(await comment(id))).refusal).toBe('COMMENT_WAIT')
  await set({ boardPostMinutes: 0, boardCommentSeconds: 0 })
  for (let again = 0; again < 2; again++)
    expect([(await write()).status, (await comment(id)).status]).toEqual([200, 200])
})

test('handbook 5.6 points and times a day follow the settings; earlier points are taken back in their original amount', async () => {
  await set({ boardPostMinutes: 0, boardCommentSeconds: 0, boardPostPoints: 700, boardPostPointsTimes: 2 })
  const ids = []
  for (let count = 0; count < 3; count++) ids.push(await idOf(await write()))
  expect(await pointsOf(member)).toBe(1_400)
  await set({ boardPostPoints: 10, boardCommentPoints: 0 })
  await comment(ids[0] ?? 0)
  expect(await pointsOf(member)).toBe(1_400)
  await operate(`posts/${ids[0]}/hide`, { hidden: true })
  expect(await pointsOf(member)).toBe(700)
  const other = await aBettor(house)
  await set({ boardPostPointsTimes: 0 })
  await write(other)
  expect(await pointsOf(other)).toBe(0)
})

test.each([
  { boardPostMinutes: -1 },
  { boardPostMinutes: 1_441 },
  { boardCommentSeconds: 1.5 },
  { boardPostPoints: 10_001 },
  { boardCommentPointsTimes: 21 },
  { boardPostPointsTimes: '3' },
])('FIELD-016 rejects %j as a setting', async settings => {
  expect((await set(settings)).status).toBe(400)
  const all = await (await house.get('admin/settings', { token: admin })).json()
  expect(all).toMatchObject(shipped)
})

test('FIELD-016 members read the rules, and the log records who changed them', async () => {
  await set({ boardPostMinutes: 5, boardCommentPointsTimes: 0 })
  expect(await (await house.get('free/rules', member)).json()).toEqual({
    closed: false,
    postMinutes: 5,
    commentSeconds: 10,
    postPoints: 100,
    postPointsTimes: 3,
    commentPoints: 0,
    commentPointsTimes: 0,
  })
  const changes = await (await house.get('admin/settings/changes', { token: admin })).json()
  expect(changes).toContainEqual(
    expect.objectContaining({
      name: 'boardPostMinutes',
      operator: 'admin',
      before: { boardPostMinutes: 3 },
    }),
  )
  expect((await house.post('admin/settings', { settings: shipped, reason: '시험' }, member)).status).toBe(403)
})

test('BOARD-002 complaints about a post that its author deleted wait for review too', async () => {
  const before = await reported()
  const id = await idOf(await write())
  const other = await aBettor(house)
  await house.post(`free/${id}/report`, { reason: '광고' }, other)
  await house.post(`free/${id}/delete`, undefined, member)
  expect(await reported()).toEqual({ count: before.count + 1 })
  expect((await operate(`posts/${id}/hide`, { hidden: true })).status).toBe(404)
  expect((await operate(`posts/${id}/settle-reports`)).status).toBe(200)
  expect(await reported()).toEqual(before)
})

test('BOARD-002 X8 under ten concurrent edits the author’s own text remains; other members and hidden posts cannot be edited', async () => {
  const id = await idOf(await write())
  const edit = (by: Bettor, contents: string) =>
    house.post(`free/${id}/edit`, { title: '<i>새</i>', contents }, by)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => edit(member, `고침 ${n}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const other = await aBettor(house)
  expect((await told(await edit(other, '남의 글'))).refusal).toBe('POST_UNKNOWN')
  const post = await (await house.get(`free/${id}`, other)).json()
  expect(post).toMatchObject({ title: '<i>새</i>', contents: expect.stringMatching(/^고침 \d$/) })
  expect([post.editable, post.editedAt]).toEqual([false, expect.any(String)])
  await operate(`posts/${id}/hide`, { hidden: true })
  expect((await told(await edit(member, '숨긴 글'))).refusal).toBe('POST_UNKNOWN')
})
