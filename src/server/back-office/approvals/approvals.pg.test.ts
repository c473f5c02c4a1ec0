import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR } from '#domain/instant.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { givePermissions } from '#tests/support/house/operator-roles.sql.ts'
import { countAskStates, giveBy, setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

let admin = ''
let other = ''
beforeAll(async () => {
  await setSecondPerson(database.db, { 'limit-raise': { above: 0 } })
  await house.app.site.refresh()
  await secondHouse().app.site.refresh()
})
beforeEach(async () => {
  admin = await house.logIn('admin')
  other = await house.logIn('admin2')
})

const word = async (answer: Response) => [answer.status, answer.headers.get('x-refusal')]

let raises = 0
/** Requests to raise a level's stake limit, each time to another amount. */
async function askForRaise(token = admin, level = 3): Promise<{ id: number; to: number }> {
  const to = 2_000_000 + ++raises
  const answer = await house.post(
    `admin/levels/${level}`,
    { limits: { maxBetAmount: to, maxWinAmount: 500_000_000 }, reason: '우수 회원 요청' },
    { token },
  )
  expect(await word(answer.clone())).toEqual([409, 'SECOND_PERSON_ASKED'])
  const id = Number(/(\d+)번/.exec(await answer.text())?.[1])
  return { id, to }
}

const decide = (how: 'approve' | 'reject' | 'withdraw', id: number, token: string, from = house) =>
  from.post(`admin/approvals/${id}/${how}`, { reason: '확인했습니다' }, { token })

const stakeMaxOf = async (level: number): Promise<number> => {
  const levels: { level: number; maxBetAmount: number }[] = await (
    await house.get('setting/level', { token: admin })
  ).json()
  return levels.find(one => one.level === level)?.maxBetAmount ?? 0
}

const lastActs = async (count: number) => {
  const { acts } = await (await house.get('admin/acts', { token: admin })).json()
  return acts
    .slice(0, count)
    .map(({ act, operator }: { act: string; operator: string }) => `${operator} ${act}`)
}

test('X4 an operation that requires a second operator changes nothing until approval, and then runs once', async () => {
  const before = await stakeMaxOf(3)
  const { id, to } = await askForRaise()
  expect(await stakeMaxOf(3)).toBe(before)
  const { asks } = await (await house.get('admin/approvals', { token: other })).json()
  expect(asks[0]).toMatchObject({
    id,
    classText: '한도 상향',
    actText: '레벨 한도 변경',
    subject: 'level:3',
    askedBy: 'admin',
    reason: '우수 회원 요청',
    state: 'waiting',
    mayDecide: true,
    own: false,
  })
  expect((await (await house.get('admin/approvals/waiting', { token: other })).json()).count).toBe(1)
  expect((await (await house.get('admin/approvals/waiting', { token: admin })).json()).count).toBe(0)
  expect((await decide('approve', id, other)).status).toBe(200)
  await expect.poll(() => stakeMaxOf(3)).toBe(to)
  expect(await lastActs(2)).toEqual(['admin2 approve-ask', 'admin change-level'])
  expect(await word(await decide('approve', id, other))).toEqual([409, 'ASK_DECIDED'])
})

test('lowering a limit requires no second operator', async () => {
  const answer = await house.post(
    'admin/levels/3',
    { limits: { maxBetAmount: 1_500_000 }, reason: '위험 관리' },
    { token: admin },
  )
  expect(answer.status).toBe(200)
})

test('X4 refuses approval and rejection by the requester, and withdrawal by any other operator', async () => {
  const { id } = await askForRaise()
  expect(await word(await decide('approve', id, admin))).toEqual([403, 'OWN_ASK'])
  expect(await word(await decide('reject', id, admin))).toEqual([403, 'OWN_ASK'])
  expect(await word(await decide('withdraw', id, other))).toEqual([403, 'OTHERS_ASK'])
  expect((await decide('withdraw', id, admin)).status).toBe(200)
  expect(await word(await decide('approve', id, other))).toEqual([409, 'ASK_DECIDED'])
})

test('X4 approval requires the approve permission of the area', async () => {
  const { id } = await askForRaise()
  const trader = await house.logIn('trader')
  expect(await word(await decide('approve', id, trader))).toEqual([403, 'NO_APPROVER'])
  expect(await word(await decide('reject', id, await house.logIn('admin1')))).toEqual([403, 'NO_APPROVER'])
  expect(await word(await decide('reject', id, await house.logIn('demo')))).toEqual([403, 'FORBIDDEN'])
  expect((await decide('reject', id, other)).status).toBe(200)
})

test('X4 refuses approval with a permission granted by the requester or by the approver', async () => {
  await givePermissions.toRole(database.db, 8, [])
  const support = await house.logIn('support')
  const { id } = await askForRaise()
  for (const giver of ['admin', 'support']) {
    await givePermissions.toRole(database.db, 8, [])
    await giveBy(database.db, giver, 8, 'settings:approve')
    await expect.poll(async () => word(await decide('approve', id, support))).toEqual([403, 'APPROVER_TIED'])
  }
  await givePermissions.toRole(database.db, 8, [])
  await giveBy(database.db, 'admin2', 8, 'settings:approve')
  await expect.poll(async () => (await decide('approve', id, support)).status).toBe(200)
})

test('X4 concurrent approve, reject and withdraw in two processes run the operation once or not at all', async () => {
  for (let round = 0; round < 10; round++) {
    const before = await stakeMaxOf(4)
    const { id, to } = await askForRaise(admin, 4)
    const answers = await Promise.all([
      decide('approve', id, other),
      decide('approve', id, other, secondHouse()),
      decide('reject', id, other, secondHouse()),
      decide('withdraw', id, admin, secondHouse()),
      decide('withdraw', id, admin),
      decide('approve', id, other),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
    const approved = answers.some(({ status, url }) => status === 200 && url.endsWith('approve'))
    await expect.poll(() => stakeMaxOf(4)).toBe(approved ? to : before)
  }
})

test('ten identical concurrent calls create one request', async () => {
  const body = { limits: { maxBetAmount: 3_333_333 }, reason: '요청' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => house.post('admin/levels/5', body, { token: admin })),
  )
  const texts = new Set(await Promise.all(answers.map(answer => answer.text())))
  expect(texts.size).toBe(1)
  const id = Number(/(\d+)번/.exec([...texts].join(''))?.[1])
  expect((await decide('withdraw', id, admin)).status).toBe(200)
})

test('X4 refuses approval when the requester has lost the permission', async () => {
  await givePermissions.toRole(database.db, 7, ['settings:write'])
  const settle = await house.logIn('settle')
  const { id } = await askForRaise(settle, 6)
  await givePermissions.toRole(database.db, 7, [])
  expect(await word(await decide('approve', id, other))).toEqual([409, 'ASKER_LOST_RIGHT'])
  expect((await decide('reject', id, other)).status).toBe(200)
})

test('reports an approved operation that can no longer run, and keeps the request waiting', async () => {
  const { id } = await askForRaise(admin, 7)
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
  expect(
    (
      await house.post(
        'admin/levels/7',
        {
          limits: { minBetAmount: 2_100_000, maxBetAmount: 2_200_000, maxWinAmount: 500_000_000 },
          reason: '정정',
        },
        { token: admin },
      )
    ).status,
  ).toBe(200)
  await setSecondPerson(database.db, { 'limit-raise': { above: 0 } })
  await house.app.site.refresh()
  const answer = await decide('approve', id, other)
  expect(await word(answer.clone())).toEqual([409, 'ASK_FAILED'])
  expect(await answer.text()).toContain('작업을 실행하지 못했습니다.')
  expect((await decide('reject', id, other)).status).toBe(200)
})

test('X4 an undecided request lapses, and its input is deleted', async () => {
  const { id } = await askForRaise(admin, 8)
  house.clock.advance(25 * HOUR)
  const late = await house.logIn('admin2')
  expect(await word(await decide('approve', id, late))).toEqual([409, 'ASK_LAPSED'])
  const { asks } = await (await house.get('admin/approvals?state=lapsed', { token: late })).json()
  expect(asks[0]).toMatchObject({ id, state: 'lapsed' })
  expect((await countAskStates(database.db)).filter(({ sealed }) => sealed > 0)).toEqual([])
})

test('X4 stores no request when no other operator may approve it', async () => {
  admin = await house.logIn('admin')
  await givePermissions.withdrawalType(database.db, 'admin2', 1)
  await givePermissions.toRole(database.db, 8, [])
  const answer = await house.post(
    'admin/levels/9',
    { limits: { maxBetAmount: 9_999_999 }, reason: '요청' },
    { token: admin },
  )
  expect(await word(answer)).toEqual([409, 'SECOND_PERSON_MISSING'])
  await givePermissions.withdrawalType(database.db, 'admin2', 0)
})
