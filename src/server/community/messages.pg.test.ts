import { beforeAll, expect, test } from 'vitest'
import type { Message, messageOperatorContract, SentMessage } from '#contract/community/messages.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import type { MemberId } from '#domain/ids.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
})

type Sending = BodyInput<typeof messageOperatorContract.send>

const text = { title: '안내', contents: '첫째 줄\n둘째 줄', reason: '회원 안내' }
const send = (to: Sending['to'], over: Partial<Sending> = {}, token = admin) =>
  house.post('admin/messages', { ...text, to, ...over }, { token })

const nameOf = async ({ memberId }: Bettor): Promise<string> =>
  (await database.db.one<{ name: string }>(sql`select user_id as name from member where id = ${memberId}`))
    .name

/** A new member with messages of these titles, oldest first. */
async function aReader(...titles: string[]): Promise<Bettor> {
  const member = await aBettor(house)
  const name = await nameOf(member)
  for (const title of titles) expect((await send({ kind: 'member', name }, { title })).status).toBe(200)
  return member
}

const inbox = async (
  { token }: Pick<Bettor, 'token'>,
  page = 1,
): Promise<{ messages: Message[]; pageCount: number; totalCount: number }> =>
  (await house.get(`message?page=${page}`, { token })).json()
const unread = async ({ token }: Pick<Bettor, 'token'>): Promise<string> =>
  (await house.get('message/unread', { token })).text()
const act = ({ token }: Pick<Bettor, 'token'>, path: string) =>
  house.post(`message/${path}`, undefined, { token })

test('API-034 MSG-003 the number of unread messages is a number, 0 at first', async () => {
  expect(await unread(await aReader())).toBe('0')
  expect(await unread(await aReader('하나', '둘'))).toBe('2')
})

test('MSG-005 lists messages newest first with their text; reading one lowers the count, once', async () => {
  const member = await aReader('하나', '둘')
  const { messages, totalCount } = await inbox(member)
  expect(totalCount).toBe(2)
  expect(messages.map(({ title, isRead }) => [title, isRead])).toEqual([
    ['둘', false],
    ['하나', false],
  ])
  expect(messages[0]).toMatchObject({ contents: '첫째 줄\n둘째 줄', createdAt: expect.any(String) })
  for (let again = 0; again < 2; again++)
    expect(await (await act(member, `${messages[0]?.id}/read`)).json()).toEqual({ unReadMessage: 1 })
  expect((await inbox(member)).messages.map(({ isRead }) => isRead)).toEqual([true, false])
  expect(await unread(member)).toBe('1')
  expect(await (await act(member, 'read')).json()).toEqual({ unReadMessage: 0 })
  expect(await unread(member)).toBe('0')
})

test('MSG-005 a deleted message is gone, unread or not, and can neither be read nor deleted again', async () => {
  const member = await aReader('하나', '둘')
  const [newest, oldest] = (await inbox(member)).messages
  expect(await (await act(member, `${newest?.id}/delete`)).json()).toEqual({ unReadMessage: 1 })
  expect((await inbox(member)).messages.map(({ id }) => id)).toEqual([oldest?.id])
  for (const what of ['read', 'delete'])
    expect(await told(await act(member, `${newest?.id}/${what}`))).toEqual({
      status: 404,
      refusal: 'MESSAGE_UNKNOWN',
      text: '쪽지를 찾을 수 없습니다.',
    })
})

test('MSG-005 the inbox has fifteen messages a page', async () => {
  const member = await aReader(...Array.from({ length: 16 }, (_, n) => `쪽지 ${n}`))
  const [first, second, third] = [await inbox(member), await inbox(member, 2), await inbox(member, 3)]
  expect([first.messages.length, second.messages.length, third.messages.length]).toEqual([15, 1, 0])
  expect(second).toMatchObject({ pageCount: 2, totalCount: 16, messages: [{ title: '쪽지 0' }] })
})

test('MSG-005 no member sees, reads or deletes a message of another', async () => {
  const [owner, stranger] = [await aReader('비밀'), await aReader()]
  const id = (await inbox(owner)).messages[0]?.id
  expect(await inbox(stranger)).toEqual({ messages: [], pageCount: 0, totalCount: 0 })
  for (const what of ['read', 'delete'])
    expect((await told(await act(stranger, `${id}/${what}`))).refusal).toBe('MESSAGE_UNKNOWN')
  expect(await act(stranger, 'read')).toHaveProperty('status', 200)
  expect(await unread(owner)).toBe('1')
  for (const path of ['message', 'message/unread']) expect((await house.get(path)).status).toBe(401)
})

test.each(['0', '-1', 'x', '1.5', '9007199254740993', '%00', '1%20or%201=1'])(
  'API-047 refuses the message %s, without a fault',
  async id => {
    const answer = await told(await act(await aReader(), `${id}/read`))
    expect([400, 404]).toContain(answer.status)
    expect(answer.text).toMatch(/[가-힣]/)
  },
)

test('MSG-006 a message to one member finds the login name or nickname case-insensitively', async () => {
  for (const name of ['DEMO5', '데모오'.normalize('NFD')]) {
    const answer = await send({ kind: 'member', name }, { title: `${name.normalize('NFC')}에게` })
    expect(await answer.json()).toMatchObject({ recipients: 1 })
  }
  const [demo, demo5] = [{ token: await house.logIn('demo') }, { token: await house.logIn('demo5') }]
  expect((await inbox(demo5)).messages.map(({ title }) => title)).toEqual(['데모오에게', 'DEMO5에게'])
  expect((await inbox(demo)).totalCount).toBe(0)
})

test('MSG-006 a login name takes precedence over another member’s equal nickname', async () => {
  const [first, second] = [await aBettor(house), await aBettor(house)]
  const name = await nameOf(first)
  await database.db.run(sql`update member set nickname = 'tmp0' where id = ${first.memberId}`)
  await database.db.run(sql`update member set nickname = ${name} where id = ${second.memberId}`)
  await send({ kind: 'member', name })
  expect([await unread(first), await unread(second)]).toEqual(['1', '0'])
})

test('MSG-006 a message to a level reaches only its members; one to all reaches members who may use the site', async () => {
  const [seven, eight, blocked] = [
    await aBettor(house, { level: 7 }),
    await aBettor(house, { level: 8 }),
    await aBettor(house, { level: 7 }),
  ]
  await house.post(
    `admin/members/${blocked.memberId}/block`,
    { blocked: true, reason: '시험' },
    { token: admin },
  )
  expect(await (await send({ kind: 'level', level: 7 })).json()).toMatchObject({ recipients: 1 })
  expect([await unread(seven), await unread(eight)]).toEqual(['1', '0'])

  const { recipients } = await (await send({ kind: 'all' })).json()
  const { count } = await database.db.one<{ count: number }>(
    sql`select count(*) as count from member where kind = 'member' and status = 'active'`,
  )
  expect(recipients).toBe(count)
  expect([await unread(seven), await unread(eight)]).toEqual(['2', '1'])
  expect(await unread({ token: admin })).toBe('0')
  const copies = await database.db.many(
    sql`select from message_copy where member_id = ${blocked.memberId as MemberId}`,
  )
  expect(copies).toEqual([])
})

test('MSG-006 shows the recipients before sending', async () => {
  const ask = async (query: string) =>
    told(await house.get(`admin/messages/recipients?${query}`, { token: admin }))
  expect(JSON.parse((await ask('kind=member&name=Demo')).text)).toEqual({
    count: 1,
    withheld: 0,
    to: '데모 (demo)',
  })
  expect(JSON.parse((await ask('kind=level&level=5')).text)).toEqual({
    count: 1,
    withheld: 0,
    to: '레벨 5',
  })
  expect(JSON.parse((await ask('kind=all')).text)).toMatchObject({ to: '전체 회원' })
  for (const query of ['kind=member', 'kind=level', 'kind=level&level=11', 'kind=x', ''])
    expect((await ask(query)).refusal).toBe('BAD_INPUT')
  expect(JSON.parse((await ask('kind=member&name=manager')).text)).toMatchObject({ to: '총판 (manager)' })
  for (const name of ['nobody', 'admin', '%'])
    expect((await ask(`kind=member&name=${encodeURIComponent(name)}`)).refusal).toBe('RECIPIENT_UNKNOWN')
})

test('MSG-006 a repeated send under its key, also concurrent, delivers once and is logged once', async () => {
  const reader = await aBettor(house)
  const to = { kind: 'member', name: await nameOf(reader) } as const
  const key = `sending-${reader.memberId}`
  const answers = await Promise.all([1, 2, 3].map(() => send(to, { key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first, ...others] = await Promise.all(answers.map(answer => answer.json()))
  expect(first).toMatchObject({ recipients: 1 })
  expect(others).toEqual([first, first])
  expect(await unread(reader)).toBe('1')
  const acts = await listActs(database.db, { subject: `message:${first.id}`, limit: 9, offset: 0 })
  expect(acts).toHaveLength(1)

  expect((await send(to, { key: `${key}-2` })).status).toBe(200)
  expect((await send(to)).status).toBe(200)
  expect(await unread(reader)).toBe('3')
})

test('MSG-006 refuses the key of another message; a refused send leaves its key free', async () => {
  const [reader, other] = [await aBettor(house), await aBettor(house)]
  const [to, elsewhere] = [
    { kind: 'member', name: await nameOf(reader) } as const,
    { kind: 'member', name: await nameOf(other) } as const,
  ]
  const key = `other-${reader.memberId}`
  expect((await told(await send({ kind: 'level', level: 10 }, { key }))).refusal).toBe('NO_RECIPIENTS')
  expect((await send(to, { key })).status).toBe(200)
  const changed = [
    send(to, { key, title: '다른 제목' }),
    send(to, { key, contents: '다른 내용' }),
    send(elsewhere, { key }),
  ]
  for (const answer of await Promise.all(changed))
    expect(await told(answer)).toMatchObject({ status: 409, refusal: 'KEY_REUSED' })
  expect([await unread(reader), await unread(other)]).toEqual(['1', '0'])
})

test('MSG-006 refuses a message without recipients, and stores none', async () => {
  const state = () =>
    database.db.one(
      sql`select (select count(*) from message) as messages, (select count(*) from act) as acts`,
    )
  const before = await state()
  expect(await told(await send({ kind: 'member', name: 'admin' }))).toMatchObject({
    status: 404,
    refusal: 'RECIPIENT_UNKNOWN',
  })
  expect(await told(await send({ kind: 'level', level: 10 }))).toEqual({
    status: 400,
    refusal: 'NO_RECIPIENTS',
    text: '쪽지를 받을 회원이 없습니다.',
  })
  expect(await state()).toEqual(before)
})

test.each([
  ['no title', { title: '' }],
  ['a blank title', { title: ' \n ' }],
  ['an invisible title', { title: '\u3164\u200b' }],
  ['a title that is too long', { title: '가'.repeat(61) }],
  ['no text', { contents: '' }],
  ['an invisible text', { contents: '\u200b\n\u2800' }],
  ['a text that is too long', { contents: '가'.repeat(2_001) }],
  ['a NUL', { contents: 'a\u0000b' }],
  ['no reason', { reason: '' }],
  ['an invalid key', { key: ' ' }],
  ['a key that is too long', { key: 'k'.repeat(101) }],
  ['a level above the highest', { to: { kind: 'level', level: 11 } }],
  ['an unknown audience', { to: { kind: 'partner' } }],
])('MSG-006 refuses %s in Korean with status 400', async (_, over) => {
  const body = { ...text, to: { kind: 'member', name: 'demo' }, ...over }
  const answer = await told(await house.post('admin/messages', body, { token: admin }))
  expect(answer).toMatchObject({ status: 400, refusal: 'BAD_INPUT' })
  expect(answer.text).toMatch(/[가-힣]/)
})

test('MSG-006 accepts the longest text; keeps text that looks like HTML as typed', async () => {
  const contents = `<script>alert(1)</script> & "인용"\n${'가'.repeat(1_900)}`
  const member = await aReader()
  await send({ kind: 'member', name: await nameOf(member) }, { title: '가'.repeat(60), contents })
  expect((await inbox(member)).messages[0]?.contents).toBe(contents)
})

test('MSG-006 lists sent messages with their readers, and logs the act in the same transaction', async () => {
  const [reader, other] = [await aBettor(house, { level: 9 }), await aBettor(house, { level: 9 })]
  const { id } = await (await send({ kind: 'level', level: 9 }, { title: '레벨 안내' })).json()
  await act(reader, `${id}/read`)
  await act(other, `${id}/delete`)
  const { messages }: { messages: SentMessage[] } = await (
    await house.get('admin/messages', { token: await house.logIn('admin1') })
  ).json()
  expect(messages[0]).toMatchObject({
    id,
    title: '레벨 안내',
    to: '레벨 9',
    operator: 'admin',
    recipients: 2,
    reads: 1,
  })
  const [logged] = await listActs(database.db, { subject: `message:${id}`, limit: 1, offset: 0 })
  expect(logged).toMatchObject({
    act: 'send-message',
    operator: 'admin',
    reason: '회원 안내',
    after: { to: '레벨 9', recipients: 2, title: '레벨 안내', contents: '첫째 줄\n둘째 줄' },
  })
})

test('SESSION-021 MSG-006 sending messages requires the write permission', async () => {
  for (const userId of ['demo', 'manager', 'admin1'])
    expect((await send({ kind: 'all' }, {}, await house.logIn(userId))).status).toBe(403)
})
