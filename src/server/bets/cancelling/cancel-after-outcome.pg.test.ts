import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR, instant } from '#domain/instant.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  playedOut,
  slip,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { givePermissions, listRolePermissions } from '#tests/support/house/operator-roles.sql.ts'
import { countAskStates, setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

let admin = ''
let other = ''
beforeAll(async () => {
  await setSecondPerson(database.db, { 'bet-after-outcome': { above: 0 } })
  await house.app.site.refresh()
  await secondHouse().app.site.refresh()
})
beforeEach(async () => {
  admin = await house.logIn('admin')
  other = await house.logIn('admin2')
})

const word = (answer: Response) => [answer.status, answer.headers.get('x-refusal')]

/** A bet on two matches, one of them with a known result, so that the bet waits for the other. */
async function aKnownBet(): Promise<{ readonly member: Bettor; readonly id: string }> {
  const member = await aBettor(house)
  const [known, open] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const placed = await bet(house, member, slip(member, [{ fixture: known }, overOf(open)]))
  const { id }: { id: string } = await placed.json()
  await playedOut(house, known)
  const entered = await house.post(
    `admin/fixtures/${known}/result`,
    { sheet: HOME_WIN, reason: '시험' },
    { token: admin },
  )
  expect(entered.status, await entered.clone().text()).toBe(200)
  return { member, id }
}

const cancel = ({ member, id }: { member: Bettor; id: string }, token = admin) =>
  house.post(`admin/members/${member.memberId}/bets/${id}/cancel`, { reason: '배당 오류' }, { token })

async function ask(known: { member: Bettor; id: string }): Promise<number> {
  const answer = await cancel(known)
  expect(word(answer)).toEqual([409, 'SECOND_PERSON_ASKED'])
  return Number(/(\d+)번/.exec(await answer.text())?.[1])
}

const decide = (how: 'approve' | 'reject' | 'withdraw', id: number, token: string, from = house) =>
  from.post(`admin/approvals/${id}/${how}`, { reason: '확인했습니다' }, { token })

const statusOf = async (id: string): Promise<number> =>
  (await (await house.get(`admin/bets/${id}`, { token: admin })).json()).bet.status

test('B14 X4 cancels a bet with a known result once, after a second operator approves', async () => {
  const known = await aKnownBet()
  const ask1 = await ask(known)
  expect(await walletBalance(house, known.member)).toBe(990_000)
  expect(await statusOf(known.id)).toBe(0)
  const { asks } = await (await house.get('admin/approvals', { token: other })).json()
  expect(asks[0]).toMatchObject({
    id: ask1,
    classText: '결과가 나온 베팅 취소',
    actText: '베팅 취소',
    subject: `member:${known.member.memberId}`,
    after: { bet: known.id, stake: 10_000 },
  })
  const answers = await Promise.all([
    decide('approve', ask1, other),
    decide('approve', ask1, other, secondHouse()),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await walletBalance(house, known.member)).toBe(1_000_000)
  expect(await statusOf(known.id)).toBe(-1)
  const { ledger } = await (await house.get(`admin/bets/${known.id}`, { token: admin })).json()
  expect(ledger).toEqual({ staked: 10_000, returned: 10_000, paid: 0, agrees: true })
  const { messages } = await (await house.get('message', { token: known.member.token })).json()
  expect(messages).toHaveLength(1)
  const { acts } = await (await house.get('admin/acts', { token: admin })).json()
  expect(
    acts.slice(0, 2).map(({ act, operator }: { act: string; operator: string }) => [operator, act]),
  ).toEqual([
    ['admin2', 'approve-ask'],
    ['admin', 'cancel-bet'],
  ])
})

test('B14 X4 refuses self-approval of a cancellation, and approval without the permission', async () => {
  const known = await aKnownBet()
  const id = await ask(known)
  expect(word(await decide('approve', id, admin))).toEqual([403, 'OWN_ASK'])
  const held = await listRolePermissions(database.db, 9)
  await givePermissions.toRole(database.db, 9, held.filter(one => one !== 'bets:approve') as never[])
  await expect
    .poll(async () => word(await decide('approve', id, await house.logIn('trader'))))
    .toEqual([403, 'NO_APPROVER'])
  expect(await walletBalance(house, known.member)).toBe(990_000)
  expect((await decide('reject', id, other)).status).toBe(200)
  expect(word(await decide('approve', id, other))).toEqual([409, 'ASK_DECIDED'])
  expect([await statusOf(known.id), await walletBalance(house, known.member)]).toEqual([0, 990_000])
})

test('B14 X4 concurrent approve, reject and withdraw in two processes cancel it once or not at all', async () => {
  for (let round = 0; round < 5; round++) {
    const known = await aKnownBet()
    const id = await ask(known)
    const answers = await Promise.all([
      decide('approve', id, other),
      decide('reject', id, other, secondHouse()),
      decide('withdraw', id, admin, secondHouse()),
      decide('approve', id, other, secondHouse()),
      decide('withdraw', id, admin),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const approved = answers.some(({ status, url }) => status === 200 && url.endsWith('approve'))
    expect([await statusOf(known.id), await walletBalance(house, known.member)]).toEqual(
      approved ? [-1, 1_000_000] : [0, 990_000],
    )
  }
})

test('B14 without a second-operator rule a bet with a known result cannot be cancelled', async () => {
  const known = await aKnownBet()
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
  expect(word(await cancel(known))).toEqual([400, 'CANCEL_OUTCOME_KNOWN'])
  expect(await walletBalance(house, known.member)).toBe(990_000)
  await setSecondPerson(database.db, { 'bet-after-outcome': { above: 0 } })
  await house.app.site.refresh()
})

test('B14 X4 an undecided request lapses, and the bet continues', async () => {
  const known = await aKnownBet()
  const id = await ask(known)
  house.clock.set(instant(house.clock.now() + 25 * HOUR))
  ;[admin, other] = [await house.logIn('admin'), await house.logIn('admin2')]
  expect(word(await decide('approve', id, other))).toEqual([409, 'ASK_LAPSED'])
  await house.get('admin/approvals', { token: other })
  expect(await countAskStates(database.db)).toContainEqual({ state: 'lapsed', count: 1, sealed: 0 })
  expect(await walletBalance(house, known.member)).toBe(990_000)
})
