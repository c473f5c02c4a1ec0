// Sends every form that moves or reserves money by raw calls. An invalid field is refused in Korean and changes
// nothing; a key that was used before has no further effect.
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { tetherAddressOf } from '#domain/cashier/tether/tether-address.ts'
import { HOUR } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { findMember } from '#server/members/members.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { givePoints } from '#server/promotions/promotions.ts'
import { aCashMember, EXCHANGE_PASSWORD, paidIn } from './support/cashier/cash-member.ts'
import { type Form, wrongBodies } from './support/cashier/wrong-bodies.ts'
import { type Bettor, told } from './support/facts/bettor.ts'
import { changeSettings } from './support/house/change-settings.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let other: Bettor
let forms: Readonly<Record<string, Form>> = {}

const key = () => randomUUID()

function formOf(name: string): Form {
  const form = forms[name]
  assert(form, `there is a form of ${name}`)
  return form
}

const post = ({ path, token }: Form, body: object) => house.post(path, body, { token })

/** Logs the member in again: sessions expire as the test's time passes. */
const againIn = async ({ memberId }: Bettor): Promise<Bettor> => ({
  memberId,
  token: await database.db.transaction(tx =>
    beginSession(tx, { clock: house.clock, site: house.app.site }, memberId, '127.0.0.1'),
  ),
})

async function anAddress({ token }: Bettor): Promise<string> {
  const address = tetherAddressOf('TRC-20', randomBytes(20))
  const added = await house.post('exchange/tether/addresses', { network: 'TRC-20', address }, { token })
  expect(added.status, await added.clone().text()).toBe(200)
  return (await added.json()).id
}

beforeAll(async () => {
  await changeSettings(house, { tetherMaintenanceFlag: 0 })
  const [one, two] = [await aCashMember(house), await aCashMember(house)]
  const addresses = [await anAddress(one), await anAddress(one), await anAddress(two)] as const
  house.clock.advance(25 * HOUR)
  const admin = await house.logIn('admin')
  member = await againIn(one)
  other = await againIn(two)
  await paidIn(house, member, admin)
  const gift = { memberId: member.memberId, points: points(50_000), ref: house.deps.newUuid(), cause: '시험' }
  await database.db.transaction(tx => givePoints(house.deps, tx, { ...gift, at: house.clock.now() }))
  const manager = await house.logIn('manager')
  const partner = await (await house.get('member/user', { token: manager })).json()
  const grant = { path: `admin/partners/${partner.id}/grant`, token: admin }
  await house.post(grant.path, { key: key(), amount: 90_000, reason: '추천 이벤트' }, grant)
  forms = { ...membersForms(addresses), ...(await desksForms(admin, grant)) }
  forms = { ...forms, ...claimForm(manager) }
})

const membersForms = ([address, second, strangers]: readonly [string, string, string]) => ({
  deposit: {
    path: 'charge/requests',
    token: member.token,
    body: { amount: 100_000, key: key() },
    wrong: { amount: [0, 9_999, 15_000, 5_010_000, '100000'], depositor: ['남의이름'], bonus: ['nothing'] },
    others: { amount: 200_000, bonus: 'nothing' },
  },
  withdrawal: {
    path: 'exchange/requests',
    token: member.token,
    body: { amount: 50_000, exchangePassword: EXCHANGE_PASSWORD, key: key() },
    wrong: { amount: [0, 9_999, 15_000, 5_010_000, '50000'], exchangePassword: ['', '1111'] },
    others: { amount: 60_000 },
  },
  'tether address': {
    path: 'exchange/tether/addresses',
    token: member.token,
    body: { network: 'TRC-20', address: tetherAddressOf('TRC-20', randomBytes(20)), label: '내 지갑' },
    optional: ['label'],
    wrong: { network: ['BTC', ''], address: ['', '0x12', tetherAddressOf('ERC-20', randomBytes(20))] },
  },
  'tether withdrawal': {
    path: 'exchange/tether/requests',
    token: member.token,
    body: { amount: 100_000, addressId: address, rate: 0, exchangePassword: EXCHANGE_PASSWORD, key: key() },
    wrong: {
      amount: [0, 40_000, 105_000, 5_010_000, '100000'],
      addressId: ['', 'x', randomUUID(), strangers],
      rate: [1],
    },
    others: { amount: 110_000, addressId: second },
  },
  conversion: {
    path: 'emoney/pointToEmoney',
    token: member.token,
    body: { memberId: member.memberId, point: 5_000, userUpdatedAt: '' },
    wrong: {
      memberId: [0, other.memberId, 999_999],
      point: [0, 4_999, 50_001, '5000'],
      userUpdatedAt: ['', '2020-01-01 00:00:00', '2026-02-30 00:00:00'],
    },
  },
  'coupon code': {
    path: 'coupon/code',
    token: member.token,
    body: { code: 'MONEYFORM1' },
    wrong: { code: ['', 'AB', '쿠폰번호입니다', 'NOSUCHCODE'] },
  },
})

const claimForm = (token: string) => ({
  claim: {
    path: 'calculate/claims',
    token,
    body: { key: key(), item: 'event', method: 'points', amount: 20_000 },
    wrong: {
      item: ['', 'all', 'rolling'],
      method: ['', 'cash', 'tether'],
      amount: [0, 9_000, 20_500, 200_000, '20000'],
    },
    others: { amount: 30_000, method: 'wallet' },
  },
})

const REASONS = ['', ' ', '\u200b']

async function desksForms(admin: string, grant: Pick<Form, 'path' | 'token'>) {
  const found = await findMember(database.db, member.memberId)
  const stranger = await findMember(database.db, other.memberId)
  const waiting = await house.post('charge/requests', { amount: 30_000, key: key() }, other)
  const { id } = await waiting.json()
  return {
    grant: {
      ...grant,
      body: { key: key(), amount: 20_000, reason: '추천 이벤트' },
      wrong: { amount: [0, '20000'], reason: REASONS },
      others: { amount: 30_000 },
    },
    'money by hand': {
      path: `admin/members/${member.memberId}/money`,
      token: admin,
      body: { purse: 'wallet', way: 'credit', amount: 10_000, reason: '이벤트 지급', key: key() },
      wrong: { purse: ['', 'coins'], way: ['', 'both'], amount: [0, '10000'], reason: REASONS },
      others: { amount: 20_000, way: 'debit', purse: 'points' },
    },
    coupon: {
      path: 'admin/coupons',
      token: admin,
      body: {
        ...{ name: '시험 쿠폰', kind: 'money', amount: 5_000, percent: null, turnoverPercent: 100 },
        ...{ lastDay: seoulDay(house.clock.now()), to: { kind: 'member', name: found?.userId } },
        ...{ reason: '이벤트 당첨', key: key() },
      },
      wrong: {
        kind: ['', 'gift'],
        amount: [0, '5000'],
        percent: [10],
        turnoverPercent: [301],
        lastDay: ['', '2026-02-30', '2020-01-01'],
        to: [
          { kind: 'member', name: '없는사람' },
          { kind: 'level', level: 11 },
          { kind: 'code', code: 'A' },
        ],
        reason: REASONS,
      },
      others: { amount: 7_000, turnoverPercent: 0, to: { kind: 'member', name: stranger?.userId } },
    },
    'code of coupons': {
      path: 'admin/coupons',
      token: admin,
      body: {
        ...{ name: '번호 쿠폰', kind: 'points', amount: 5_000, percent: null, turnoverPercent: 100 },
        ...{ lastDay: seoulDay(house.clock.now()), to: { kind: 'code', code: 'MONEYFORM1', usesMax: 3 } },
        ...{ reason: '이벤트 당첨', key: key() },
      },
      others: { to: { kind: 'code', code: 'MONEYFORM2', usesMax: 3 } },
    },
    ...Object.fromEntries(
      ['hold', 'approve'].map(way => [
        way,
        {
          path: `admin/cash-requests/${id}/${way}`,
          token: admin,
          body: { reason: '확인했습니다' },
          wrong: { reason: REASONS },
        },
      ]),
    ),
  }
}

/** Fills in values that depend on the current state: the current rate and the current record. */
async function ready(form: Form): Promise<Form> {
  const body: Record<string, unknown> = { ...form.body }
  if ('rate' in body)
    body.rate = (await (await house.get('exchange/tether', { token: form.token })).json()).rate
  if ('userUpdatedAt' in body)
    body.userUpdatedAt = (await (await house.get('member/user', { token: form.token })).json()).updatedAt
  return { ...form, body }
}

/** Everything that a form may change, as one row. */
const standing = () =>
  database.db.one(sql`
    select (select count(*) from ledger_posting) as postings, (select count(*) from ledger_hold) as holds,
      (select count(*) from act) as acts, (select count(*) from tether_address) as addresses,
      (select md5(string_agg(r::text, '|' order by r.id)) from cash_request r) as requests,
      (select md5(string_agg(c::text, '|' order by c.id)) from partner_claim c) as claims,
      (select md5(string_agg(p::text, '|' order by p.member_id, p.item)) from partner_purse p) as purses,
      (select md5(string_agg(c::text, '|' order by c.id)) from coupon c) as coupons,
      (select count(*) from coupon_issue) as issues, (select count(*) from turnover_requirement) as requirements`)

const names = [
  ...['grant', 'money by hand', 'coupon', 'code of coupons', 'hold', 'approve', 'claim'],
  ...['deposit', 'withdrawal', 'tether address', 'tether withdrawal', 'conversion', 'coupon code'],
]

test('API-047 WALLET-003 WALLET-006 CALC-006 refuses everything that the rules of a money form do not allow', async () => {
  expect(names.toSorted()).toEqual(Object.keys(forms).toSorted())
  for (const name of names) {
    const form = await ready(formOf(name))
    const before = await standing()
    for (const body of wrongBodies(form)) {
      const answer = await told(await post(form, body))
      const said = `${name} ${JSON.stringify(body).slice(0, 300)}: ${answer.status} ${answer.text.slice(0, 200)}`
      expect(answer.status >= 400 && answer.status < 500 && answer.status !== 401, said).toBe(true)
      expect(answer.text, said).toMatch(/[가-힣]/)
    }
    expect([name, await standing()]).toEqual([name, before])
    const right = await post(form, form.body)
    expect(right.status, `${name}: ${await right.clone().text()}`).toBe(200)
    expect([name, await standing()]).not.toEqual([name, before])
    await replay(name, form, await right.text())
  }
}, 120_000)

/** Repeats the same form under its key, which has no effect; another form under that key is refused. */
async function replay(name: string, form: Form, first: string): Promise<void> {
  if (!form.others) return
  const before = await standing()
  const again = await post(form, form.body)
  const kept = ({ id, balance }: { id?: unknown; balance?: unknown }) => [id, balance]
  expect([name, again.status, kept(await again.json())]).toEqual([name, 200, kept(JSON.parse(first))])
  for (const [field, value] of Object.entries(form.others)) {
    const answer = await told(await post(form, { ...form.body, [field]: value }))
    expect([name, field, answer.status, answer.refusal]).toEqual([name, field, 409, 'KEY_REUSED'])
  }
  expect([name, await standing()]).toEqual([name, before])
}

test.each([
  'amount=-1',
  'amount=0',
  'amount=0.5',
  'amount=abc',
  'amount=1e20',
  'amount=9007199254740993',
  'amount=9000',
  'amount=15000',
  'amount=5010000',
  'amount=50000&network=BTC',
])('API-020 API-047 refuses a payment window for %s and stores nothing', async query => {
  const before = await standing()
  const answer = await told(await house.get(`charge/tetherDepositUrl?${query}`, other))
  expect([query, answer.status]).toEqual([query, 400])
  expect(answer.text).toMatch(/[가-힣]/)
  expect(await standing()).toEqual(before)
})

test('WALLET-006 refuses the money forms to operators', async () => {
  const admin = await house.logIn('admin')
  for (const name of ['deposit', 'withdrawal', 'tether address', 'tether withdrawal', 'coupon code']) {
    const form = formOf(name)
    const answer = await told(await post({ ...form, token: admin }, { ...form.body, key: key() }))
    expect([name, answer.status >= 400 && answer.status < 500]).toEqual([name, true])
  }
})
