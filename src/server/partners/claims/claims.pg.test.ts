import { beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { commissionProducts } from '#domain/partners/commission-product.ts'
import { loadBalances, postTransfer } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { listPurseFaults } from '../partners.ts'

const database = useDatabase()
const house = useHouse(database)

let admin = ''
let partner = ''
let partnerId = 0 as MemberId

const rates = (rolling: number, losing: number) =>
  commissionProducts.map(product => ({ product, rolling, losing }))
const key = () => crypto.randomUUID()
const told = async (answer: Response) => ({
  status: answer.status,
  refusal: answer.headers.get('x-refusal'),
  text: await answer.clone().text(),
  body: answer.ok ? await answer.json() : null,
})
const claim = async (body: object, token = partner) =>
  told(
    await house.post(
      'calculate/claims',
      { key: key(), item: 'rolling', method: 'points', amount: 20_000, ...body },
      { token },
    ),
  )
const own = async (token = partner) => (await (await house.get('calculate', { token })).json()) as Own
type Own = {
  readonly isEarner: boolean
  readonly purses: readonly { item: string; balance: number; reserved: number; isOpen: boolean }[]
  readonly agent: Record<string, unknown>
}
const purse = async (item: string) => (await own()).purses.find(one => one.item === item)
const decide = async (id: string, what: string, token = admin) =>
  told(await house.post(`admin/settlement-claims/${id}/${what}`, { reason: '정산 확인' }, { token }))
const claims = async () =>
  (await (await house.get('calculate/claims', { token: partner })).json()).claims as readonly {
    id: string
    state: string
  }[]

/** Credits money of an item, as commissions do. */
const earn = (item: 'rolling' | 'losing', amount: number, memberId = partnerId) =>
  database.db.transaction(async tx => {
    await postTransfer(tx, {
      ref: house.deps.newUuid(),
      kind: item === 'rolling' ? 'rolling' : 'losing-share',
      postings: [{ from: 'house:commissions', to: `house:partner-${item}`, amount: won(amount) }],
      at: house.clock.now(),
      actor: 'system:test',
    })
    await tx.run(sql`
      insert into partner_purse as known (member_id, item, balance) values (${memberId}, ${item}, ${amount})
      on conflict (member_id, item) do update set balance = known.balance + ${amount}`)
  })

/** Sessions end while the clock advances. */
const logIn = async () => {
  admin = await house.logIn('admin')
  partner = await house.logIn('manager')
}

beforeAll(async () => {
  await logIn()
  partnerId = (await (await house.get('member/user', { token: partner })).json()).id
})

test('CALC-006 a member without rates and earnings has nothing to claim', async () => {
  const { token } = await aBettor(house)
  expect(await own(token)).toMatchObject({ isEarner: false, agent: { title: 'Main', casinoAgent: false } })
  expect(await claim({}, token)).toMatchObject({
    status: 400,
    refusal: 'CLAIM_NOTHING',
    text: '정산 가능한 내역이 없습니다.',
  })
})

test('CALC-006 CALC-007 a claim is held, one per item, and paid once in points on approval', async () => {
  await earn('rolling', 100_500)
  expect(await claim({ amount: 9_000 })).toMatchObject({ status: 400, refusal: 'CLAIM_BELOW_MINIMUM' })
  expect(await claim({ amount: 10_500 })).toMatchObject({ status: 400, refusal: 'CLAIM_NOT_IN_UNITS' })
  expect(await claim({ amount: 101_000 })).toMatchObject({ status: 400, refusal: 'CLAIM_ABOVE_BALANCE' })
  expect(await claim({ method: 'tether', address: 'T1' })).toMatchObject({ status: 400 })
  const once = key()
  const asked = await claim({ key: once })
  expect(asked).toMatchObject({ status: 200, body: { state: 'asked' } })
  expect((await claim({ key: once })).body).toEqual(asked.body)
  expect(await claim({ key: once, amount: 30_000 })).toMatchObject({ status: 409, refusal: 'KEY_REUSED' })
  expect(await claim({})).toMatchObject({
    status: 400,
    refusal: 'CLAIM_OPEN',
    text: '처리 중인 정산신청이 있습니다.',
  })
  expect(await purse('rolling')).toMatchObject({ balance: 80_500, reserved: 20_000, isOpen: true })
  const { id } = asked.body
  const before = await loadBalances(database.db, partnerId)
  expect(await decide(id, 'hold')).toMatchObject({ status: 200 })
  expect((await claims())[0]).toMatchObject({ id, state: 'held' })
  const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve'), decide(id, 'approve')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await loadBalances(database.db, partnerId)).points).toBe(before.points + 20_000)
  expect(await decide(id, 'reject')).toMatchObject({ status: 409, refusal: 'CLAIM_DECIDED' })
  expect(await purse('rolling')).toMatchObject({ balance: 80_500, reserved: 0, isOpen: false })
})

test('handbook 4.4 pays rolling into the wallet at once; ten concurrent claims pay up to the balance', async () => {
  const before = await loadBalances(database.db, partnerId)
  const { balance = 0 } = (await purse('rolling')) ?? {}
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => claim({ method: 'wallet', amount: 20_000 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(Math.floor(balance / 20_000))
  expect(answers.every(({ status, refusal }) => status === 200 || refusal === 'CLAIM_ABOVE_BALANCE')).toBe(
    true,
  )
  expect((await loadBalances(database.db, partnerId)).wallet).toBe(before.wallet + 80_000)
  const same = key()
  await earn('rolling', 60_000)
  await Promise.all(Array.from({ length: 5 }, () => claim({ key: same, method: 'wallet', amount: 10_000 })))
  expect((await loadBalances(database.db, partnerId)).wallet).toBe(before.wallet + 90_000)
  expect(await listPurseFaults(database.db)).toEqual([])
})

test('two concurrent claims, and approve against reject, have one effect each', async () => {
  const two = await Promise.all([claim({ amount: 11_000 }), claim({ amount: 12_000 })])
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const id = two.find(({ status }) => status === 200)?.body.id
  const before = (await purse('rolling'))?.balance ?? 0
  const points = (await loadBalances(database.db, partnerId)).points
  const [approved, rejected] = await Promise.all([decide(id, 'approve'), decide(id, 'reject')])
  expect([approved.status, rejected.status].toSorted()).toEqual([200, 409])
  const amount = two.find(({ status }) => status === 200) === two[0] ? 11_000 : 12_000
  const after = {
    balance: (await purse('rolling'))?.balance,
    points: (await loadBalances(database.db, partnerId)).points,
  }
  expect(after).toEqual(
    approved.status === 200
      ? { balance: before, points: points + amount }
      : { balance: before + amount, points },
  )
  expect(await listPurseFaults(database.db)).toEqual([])
})

test('fifty concurrent rejections of one claim write one line of the log', async () => {
  await earn('rolling', 20_000)
  const { id } = (await claim({ amount: 20_000 })).body
  const rejections = () =>
    database.db.many(sql`select from act where act = 'reject-settlement-claim'`).then(({ length }) => length)
  const before = await rejections()
  const answers = await Promise.all(Array.from({ length: 50 }, () => decide(id, 'reject')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rejections()).toBe(before + 1)
})

test('handbook 4.4 losing shares wait for open bets from before this week, and for their hours', async () => {
  await earn('losing', 50_000)
  house.clock.set('2026-11-21T09:59:00+09:00')
  expect(await claim({ item: 'losing' })).toMatchObject({ status: 400, refusal: 'CLAIM_HOURS' })
  house.clock.set('2026-11-21T12:00:00+09:00')
  const friend = await aBettor(house, { recommendedBy: partnerId })
  const fixture = await anOfferedFixture(house)
  expect((await bet(house, friend, slip(friend, [{ fixture }], { amounts: 30_000 }))).status).toBe(200)
  house.clock.set('2026-11-23T12:00:00+09:00')
  await logIn()
  expect(await claim({ item: 'losing' })).toMatchObject({
    refusal: 'CLAIM_BETS_OPEN',
    text: '미정산 베팅이 있어 정산이 보류됩니다. (결과대기 30,000원)',
  })
  await database.db.run(sql`
    update bet set status = 1, payout = 0, settled_at = ${new Date(house.clock.now())} where status = 0`)
  const asked = await claim({ item: 'losing', method: 'wallet' })
  expect(asked).toMatchObject({ status: 200, body: { state: 'asked' } })
  expect(await decide(asked.body.id, 'reject')).toMatchObject({ status: 200 })
  expect(await purse('losing')).toMatchObject({ balance: 50_000, reserved: 0 })
})

test('handbook 4.3 operators create partners with a reason; rates above the parent’s are refused in its words', async () => {
  const shop = await aBettor(house, { recommendedBy: partnerId })
  const userId = (
    await database.db.one<{ name: string }>(
      sql`select user_id as name from member where id = ${shop.memberId}`,
    )
  ).name
  const make = async (body: object) =>
    told(
      await house.post(
        'admin/partners',
        { userId, level: 4, rates: rates(10, 100), reason: '파트너 계약', ...body },
        { token: admin },
      ),
    )
  await told(
    await house.post(
      `admin/partners/${partnerId}/rates`,
      { rates: rates(30, 500), reason: '요율 조정' },
      { token: admin },
    ),
  )
  await told(
    await house.post(
      'admin/partners',
      { userId: 'manager', level: 3, rates: rates(30, 500), reason: '파트너 계약' },
      { token: admin },
    ),
  )
  expect(await make({ rates: rates(40, 100) })).toMatchObject({
    status: 400,
    text: '롤링 커미션은 상위 파트너(0.3%)를 초과할 수 없습니다.',
  })
  expect(await make({ level: 2 })).toMatchObject({ refusal: 'PARTNER_LEVEL' })
  expect(await make({ rates: rates(600, 0) })).toMatchObject({ status: 400 })
  expect(await make({})).toMatchObject({ status: 200 })
  expect(await make({})).toMatchObject({ status: 409, refusal: 'PARTNER_ALREADY' })
  expect(
    await told(
      await house.post(
        `admin/partners/${partnerId}/rates`,
        { rates: rates(9, 500), reason: '요율 조정' },
        { token: admin },
      ),
    ),
  ).toMatchObject({ refusal: 'PARTNER_RATE_BELOW_CHILD' })
  const support = await house.logIn('support')
  expect((await make({ reason: '' })).status).toBe(400)
  expect((await house.post('admin/partners', {}, { token: support })).status).toBe(403)
  const detail = await (await house.get(`admin/partners/${shop.memberId}`, { token: admin })).json()
  expect(detail).toMatchObject({
    partner: { parentId: partnerId, level: 4 },
    versions: [{ version: 1, changedBy: 'admin' }],
  })
  const { acts } = await (await house.get('admin/acts?act=make-partner', { token: admin })).json()
  expect(acts[0]).toMatchObject({ reason: '파트너 계약' })
})

test('ROLE-009 a partner creates, changes and stops sub-partners below the own rates; others cannot see them', async () => {
  const create = async (body: object, token = partner) =>
    told(
      await house.post(
        'manager/partners',
        {
          userId: 'newshop',
          nickname: '새매장',
          password: 'play1234!',
          level: 4,
          rates: rates(5, 50),
          ...body,
        },
        { token },
      ),
    )
  expect(await create({ rates: rates(31, 0) })).toMatchObject({ refusal: 'PARTNER_RATE_ABOVE' })
  expect(await create({ level: 3 })).toMatchObject({ refusal: 'PARTNER_LEVEL' })
  const made = await create({})
  expect(made).toMatchObject({ status: 200 })
  const list = await (await house.get('manager/partners', { token: partner })).json()
  expect(list.partners.find((one: { id: number }) => one.id === made.body.id)).toMatchObject({
    level: 4,
    isOwn: true,
    active: true,
  })
  const stranger = (await database.db.one<{ id: number }>(sql`select id from member where user_id = 'demo5'`))
    .id
  for (const id of [stranger, partnerId, 999_999])
    expect(
      await told(await house.post(`manager/partners/${id}/state`, { active: false }, { token: partner })),
    ).toMatchObject({ status: 404, refusal: 'PARTNER_UNKNOWN' })
  expect(
    (await house.post(`manager/partners/${made.body.id}/state`, { active: false }, { token: partner }))
      .status,
  ).toBe(200)
  expect((await house.post('manager/partners', {}, { token: await house.logIn('demo') })).status).toBe(403)
  expect(
    (await house.post(`manager/partners/${made.body.id}/state`, { active: true }, { token: admin })).status,
  ).toBe(403)
})

test('CALC-005 grants event money once under a key, and it is claimed like the rest', async () => {
  const body = { key: key(), amount: 30_000, reason: '추천 이벤트' }
  for (let n = 0; n < 2; n++)
    expect((await house.post(`admin/partners/${partnerId}/grant`, body, { token: admin })).status).toBe(200)
  expect(await purse('event')).toMatchObject({ balance: 30_000 })
  expect((await house.get('calculate/events', { token: partner })).status).toBe(200)
  expect(
    (await house.get('calculate/days?group=sports&from=2026-11-01&to=2026-11-30', { token: partner })).status,
  ).toBe(200)
  expect(await listPurseFaults(database.db)).toEqual([])
})
