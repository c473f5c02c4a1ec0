import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Comment, ListedPost, Post } from '#contract/community/boards.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, slip, told } from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { listPosts } from './posts.sql.ts'

const database = useDatabase()
const house = useHouse(database)

let admin: string
let member: Bettor
beforeAll(async () => {
  admin = await house.logIn('admin')
})
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
})

let keys = 0
const aKey = () => `key-${++keys}`
const written = { title: '오늘 경기', contents: '첫째 줄\n둘째 줄', bets: [] as object[] }
const write = (by: Bettor, over: Partial<typeof written> & { key?: string } = {}) =>
  house.post('free', { ...written, key: aKey(), ...over }, by)
async function aPost(by = member, over: Partial<typeof written> = {}): Promise<number> {
  house.clock.advance(3 * MINUTE)
  const answer = await write(by, over)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}
const read = async (id: number, by = member): Promise<Post> => (await house.get(`free/${id}`, by)).json()
const list = async (query = ''): Promise<{ posts: ListedPost[]; pageCount: number; totalCount: number }> =>
  (await house.get(`free${query}`, member)).json()
const comment = (id: number, by: Bettor, contents = '댓글', key = aKey()) =>
  house.post(`free/${id}/comments`, { contents, key }, by)
const commentsOf = async (id: number, by = member): Promise<Comment[]> =>
  (await (await house.get(`free/${id}/comments`, by)).json()).comments
const operate = (path: string, body: object = {}) =>
  house.post(`admin/boards/${path}`, { reason: '게시판 규칙 위반', ...body }, { token: admin })
const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points

test('BOARD-001 BOARD-003 X11 stores and lists a post as typed, including markup', async () => {
  const title = '<b>x</b><script>alert(1)</script>'
  const contents = '<img src=x onerror=alert(1)>\n[a](javascript:alert(1)) & "따옴표"'
  const id = await aPost(member, { title, contents })
  expect(await read(id)).toMatchObject({ id, title, contents, views: 0, comments: 0, isOwn: true, bets: [] })
  expect((await list()).posts[0]).toMatchObject({ id, title, hasBets: false })
})

test.each([
  [{ title: '' }, 'BOARD_TITLE', '제목을 입력해 주세요.'],
  [{ title: ' \u200b\u3164 ' }, 'BOARD_TITLE', '제목을 입력해 주세요.'],
  [{ contents: '\n\n' }, 'BOARD_CONTENTS', '내용을 입력해 주세요.'],
  [{ title: '가'.repeat(61) }, 'BAD_INPUT', '입력항목을 확인해주세요. (title)'],
  [{ contents: '가'.repeat(5_001) }, 'BAD_INPUT', '입력항목을 확인해주세요. (contents)'],
  [
    { bets: Array(6).fill({ betId: crypto.randomUUID(), showsMoney: true }) },
    'BAD_INPUT',
    '입력항목을 확인해주세요. (bets)',
  ],
])('BOARD-003 refuses %j', async (over, refusal, text) => {
  expect(await told(await write(member, over))).toEqual({ status: 400, refusal, text })
})

test('BOARD-003 counts the length of a decomposed title in composed characters', async () => {
  const id = await aPost(member, { title: '가'.repeat(60).normalize('NFD') })
  expect((await read(id)).title).toBe('가'.repeat(60))
})

test('handbook 6.5 concurrent posts create one, and the next must wait three minutes', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(member)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  house.clock.advance(61 * SECOND)
  expect(await told(await write(member))).toEqual({
    status: 400,
    refusal: 'BOARD_WAIT',
    text: '2분 후에 다시 작성할 수 있습니다.',
  })
  house.clock.advance(2 * MINUTE)
  expect((await write(member)).status).toBe(200)
})

test('BOARD-001 under one key the same post is stored once, also concurrently, and a different one is refused', async () => {
  const key = aKey()
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(member, { key })))
  const ids = await Promise.all(answers.map(async answer => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  expect((await told(await write(member, { key, title: '다른 글' }))).refusal).toBe('KEY_REUSED')
})

test('handbook 6.5 refuses a banned word in every disguise, once it is listed, in titles, texts and comments', async () => {
  const id = await aPost(await aBettor(house))
  expect((await operate('words', { word: '사기꾼', banned: true })).status).toBe(200)
  const texts = [
    '사기꾼',
    '사기꾼'.normalize('NFD'),
    '사\u200b기\u00ad꾼',
    '사 기 꾼',
    '사.기~꾼',
    'ㅅㅏㄱㅣ꾼',
  ]
  for (const text of texts) {
    for (const over of [{ title: text }, { contents: `그는 ${text}이다` }])
      expect(await told(await write(member, over))).toEqual({
        status: 400,
        refusal: 'BOARD_WORD',
        text: '사용할 수 없는 단어가 포함되어 있습니다.',
      })
    expect((await told(await comment(id, member, text))).refusal).toBe('BOARD_WORD')
  }
  expect((await operate('words', { word: '사 기 꾼', banned: false })).status).toBe(200)
  expect((await write(member, { title: '사기꾼' })).status).toBe(200)
  expect((await told(await operate('words', { word: '가.', banned: true }))).refusal).toBe('WORD_TOO_SHORT')
})

test('BOARD-002 counts one view per member, and none of the author', async () => {
  const id = await aPost()
  const other = await aBettor(house)
  await Promise.all([member, other, other, other].map(by => house.post(`free/${id}/seen`, undefined, by)))
  expect((await read(id)).views).toBe(1)
  expect((await house.post('free/999999999/seen', undefined, other)).status).toBe(204)
})

test('BOARD-002 X8 members edit and delete only their own posts; editing ends after ten minutes', async () => {
  const id = await aPost()
  const other = await aBettor(house)
  const text = { title: '고친 글', contents: '고친 내용' }
  for (const path of ['edit', 'delete'])
    expect((await told(await house.post(`free/${id}/${path}`, text, other))).refusal).toBe('POST_UNKNOWN')
  expect((await house.post(`free/${id}/edit`, text, member)).status).toBe(200)
  expect(await read(id)).toMatchObject({ ...text, editedAt: expect.any(String), editable: true })
  house.clock.advance(10 * MINUTE + 1)
  expect((await told(await house.post(`free/${id}/edit`, text, member))).refusal).toBe('EDIT_TOO_LATE')
  const { id: commentId } = await (await comment(id, other)).json()
  expect((await told(await house.post(`free/comments/${commentId}/delete`, undefined, member))).refusal).toBe(
    'COMMENT_UNKNOWN',
  )
  expect((await house.post(`free/comments/${commentId}/delete`, undefined, other)).status).toBe(204)
  expect((await house.post(`free/${id}/delete`, undefined, member)).status).toBe(204)
  expect((await told(await house.get(`free/${id}`, member))).status).toBe(404)
  house.clock.advance(10 * SECOND)
  expect((await told(await comment(id, other))).refusal).toBe('POST_UNKNOWN')
})

test('BOARD-002 lists comments newest first; concurrent ones create one', async () => {
  const id = await aPost()
  const other = await aBettor(house)
  const flood = await Promise.all(Array.from({ length: 10 }, () => comment(id, other, '하나')))
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await told(await comment(id, other))).text).toBe('10초 후에 다시 작성할 수 있습니다.')
  house.clock.advance(10 * SECOND)
  await comment(id, other, '<i>둘</i>')
  expect((await commentsOf(id)).map(({ contents, isOwn }) => [contents, isOwn])).toEqual([
    ['<i>둘</i>', false],
    ['하나', false],
  ])
  expect((await read(id)).comments).toBe(2)
})

test('X8 handbook 6.5 shows attached own bets below a post, with amounts only where chosen; refuses bets of other members', async () => {
  const fixture = await anOfferedFixture(house, { home: '울산', away: '서울' })
  const { id: betId } = await (await bet(house, member, slip(member, [{ fixture }]))).json()
  const other = await aBettor(house)
  const attach = (showsMoney: boolean) => ({ bets: [{ betId, showsMoney }] })
  expect(await told(await write(other, attach(true)))).toMatchObject({ status: 404, refusal: 'BET_UNKNOWN' })
  const [hidden, shown] = [await aPost(member, attach(false)), await aPost(member, attach(true))]
  const { bets, ...post } = await read(hidden, other)
  expect(bets).toMatchObject([
    {
      status: 0,
      totalRatio: 1.9,
      amounts: null,
      winnings: null,
      bettings: [{ home: '울산', betPrice: 1.9 }],
    },
  ])
  expect(JSON.stringify({ bets, post })).not.toMatch(/10000|19000/)
  expect((await read(shown, other)).bets).toMatchObject([{ amounts: 10_000, winnings: 19_000 }])
  expect((await list()).posts[0]?.hasBets).toBe(true)
})

test('BOARD-002 searches posts by part of the title or a nickname, fifteen a page, and validates page numbers', async () => {
  const id = await aPost(member, { title: '프리미어리그 승부예측' })
  const { nickname } = await read(id)
  for (const search of ['미어리', '승부 예측', '승', nickname.toUpperCase()])
    expect((await list(`?search=${encodeURIComponent(search)}`)).posts.map(one => one.id)).toContain(id)
  expect((await list('?search=없는제목')).totalCount).toBe(0)
  for (const page of ['0', '-1', '1e3', 'x', '999999999'])
    expect((await house.get(`free?page=${page}`, member)).status).toBe(400)
  for (const search of ["'; drop table board_post; --", '%', '_', '\\'])
    expect((await house.get(`free?search=${encodeURIComponent(search)}`, member)).status).toBe(200)
})

test('handbook 5.6 posts earn 100 P three times a day, comments 50 P five times; hiding takes them back, showing returns them', async () => {
  const ids = []
  for (let count = 0; count < 4; count++) ids.push(await aPost())
  expect(await pointsOf(member)).toBe(300)
  const other = await aBettor(house)
  for (let count = 0; count < 6; count++) {
    house.clock.advance(10 * SECOND)
    await comment(ids[0] ?? 0, other)
  }
  expect(await pointsOf(other)).toBe(250)
  for (let twice = 0; twice < 2; twice++)
    expect((await operate(`posts/${ids[0]}/hide`, { hidden: true })).status).toBe(200)
  expect(await pointsOf(member)).toBe(200)
  await operate(`posts/${ids[0]}/hide`, { hidden: false })
  expect(await pointsOf(member)).toBe(300)
  await operate(`posts/${ids[0]}/hide`, { hidden: true })
  expect(await pointsOf(member)).toBe(200)
})

test('BOARD-002 an operator hides, shows and pins a post, logged; members cannot', async () => {
  const [older, newer] = [await aPost(), await aPost()]
  expect((await operate(`posts/${older}/pin`, { pinned: true })).status).toBe(200)
  expect((await list()).posts.slice(0, 2).map(({ id }) => id)).toEqual([older, newer])
  await operate(`posts/${older}/pin`, { pinned: false })
  await operate(`posts/${newer}/hide`, { hidden: true })
  expect((await list()).posts.map(({ id }) => id)).not.toContain(newer)
  expect((await house.get(`free/${newer}`, member)).status).toBe(404)
  const asMember = await house.post(
    `admin/boards/posts/${older}/hide`,
    { hidden: true, reason: '시험' },
    member,
  )
  expect(asMember.status).toBe(403)
  const acts = await database.db.many<{ act: string }>(sql`select act from act order by id desc limit 2`)
  expect(acts.map(({ act }) => act)).toEqual(['hide-post', 'unpin-post'])
})

test('BOARD-002 a member’s complaint reaches the desk once, and closes on review', async () => {
  const id = await aPost()
  const other = await aBettor(house)
  const report = (by: Bettor, reason = '욕설') => house.post(`free/${id}/report`, { reason }, by)
  const reported = async () => (await house.get('admin/boards/reported', { token: admin })).json()
  expect((await told(await report(member))).refusal).toBe('OWN_POST')
  expect((await told(await report(other, ' '))).refusal).toBe('REPORT_REASON')
  for (let again = 0; again < 3; again++) expect((await report(other)).status).toBe(204)
  expect(await reported()).toEqual({ count: 1 })
  const { posts } = await (await house.get('admin/boards?show=reported', { token: admin })).json()
  expect(posts).toMatchObject([{ id, reports: 1 }])
  await operate(`posts/${id}/settle-reports`)
  expect(await reported()).toEqual({ count: 0 })
})

test('BOARD-002 an operator removes a comment with its points', async () => {
  const id = await aPost()
  const other = await aBettor(house)
  const { id: commentId } = await (await comment(id, other)).json()
  expect((await operate(`comments/${commentId}/remove`)).status).toBe(200)
  expect(await commentsOf(id)).toEqual([])
  expect(await pointsOf(other)).toBe(0)
  expect((await told(await operate(`comments/${commentId}/remove`))).refusal).toBe('COMMENT_UNKNOWN')
})

test('BOARD-002 of 100,000 posts a page reads its own rows and an index', async () => {
  await database.db.run(sql`
    insert into board_post (member_id, key, title, contents, search_title, grams, written_at)
    select ${member.memberId}, 'many-' || n, '제목 ' || n, '내용', '제목' || n, array['제', '목', '제목', n::text], now()
    from generate_series(1, 100000) n`)
  await database.db.run(sql`vacuum analyze board_post`)
  const part = { limit: 15, offset: 0 }
  const first = await readPlan(database.db, db => listPosts(db, undefined, part))
  const found = await readPlan(database.db, db => listPosts(db, '77', part))
  const deep = await readPlan(database.db, db => listPosts(db, undefined, { limit: 15, offset: 90_000 }))
  expect(first.blocks).toBeLessThan(400)
  expect(found.blocks).toBeLessThan(400)
  expect(deep.blocks).toBeLessThan(4_000)
})
