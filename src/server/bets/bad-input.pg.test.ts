import { beforeAll, expect, test } from 'vitest'
import { HOUR } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, type BetBody, type Bettor, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let body: BetBody
beforeAll(async () => {
  member = await aBettor(house)
  body = slip(member, [{ fixture: await anOfferedFixture(house) }])
})

/** All state that a bet could change. */
const state = () =>
  database.db.one(sql`
    select (select count(*) from bet) as bets, (select count(*) from bet_leg) as legs,
      (select count(*) from bet_request) as requests, (select count(*) from ledger_posting) as postings`)

const send = (
  text: string,
  token: string | undefined = member.token,
  type = 'application/json',
  key: string = crypto.randomUUID(),
) =>
  fetch(`${house.origin}/api/sports-prematch/betting`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'idempotency-key': key,
      ...(token ? { 'x-auth-token': `Bearer ${token}` } : {}),
    },
    body: text,
  })

const without = (name: keyof BetBody) => ({ ...body, [name]: undefined })
const withLeg = (over: object) => ({ ...body, bettings: body.bettings.map(one => ({ ...one, ...over })) })

const bodies: readonly [string, () => string][] = [
  ...(
    [
      'memberId',
      'totalRatio',
      'amounts',
      'bettings',
      'gameDetailType',
      'betStyle',
      'minigameId',
      'changeFlag',
    ] as const
  ).map((name): [string, () => string] => [`without ${name}`, () => JSON.stringify(without(name))]),
  ...(['betPrice', 'fixtureId', 'oddsId', 'sportId', 'version'] as const).map(
    (name): [string, () => string] => [
      `a leg without ${name}`,
      () => JSON.stringify(withLeg({ [name]: undefined })),
    ],
  ),
  ['no body', () => ''],
  ['broken JSON', () => '{"memberId": 1,'],
  ['JSON other than an object', () => '[1, 2, 3]'],
  ['null', () => 'null'],
  ['amounts as an object', () => JSON.stringify({ ...body, amounts: {} })],
  ['amounts as words', () => JSON.stringify({ ...body, amounts: '만원' })],
  ['amounts in hexadecimal', () => JSON.stringify({ ...body, amounts: '0x2710' })],
  ['overflowing amounts', () => JSON.stringify(body).replace('"amounts":10000', '"amounts":1e999')],
  ['amounts of 1e30', () => JSON.stringify(body).replace('"amounts":10000', '"amounts":1e30')],
  ['a negative stake', () => JSON.stringify({ ...body, amounts: -10_000 })],
  ['a stake of zero', () => JSON.stringify({ ...body, amounts: 0 })],
  ['half a won', () => JSON.stringify({ ...body, amounts: 10_000.5 })],
  ['bettings as an object', () => JSON.stringify({ ...body, bettings: {} })],
  ['31 legs', () => JSON.stringify({ ...body, bettings: Array(31).fill(body.bettings[0]) })],
  ['11 legs', () => JSON.stringify({ ...body, bettings: Array(11).fill(body.bettings[0]) })],
  ['a leg that is null', () => JSON.stringify({ ...body, bettings: [null] })],
  ['a price of three decimals', () => JSON.stringify(withLeg({ betPrice: '1.901' }))],
  ['a price below one', () => JSON.stringify(withLeg({ betPrice: '0.50' }))],
  ['a negative price', () => JSON.stringify(withLeg({ betPrice: -1.9 }))],
  ['an invalid line', () => JSON.stringify(withLeg({ betBaseline: 'abc' }))],
  ['an unknown outcome', () => JSON.stringify(withLeg({ oddsId: '123' }))],
  ['an outcome id beyond 64 bits', () => JSON.stringify(withLeg({ oddsId: '9999999999999999999' }))],
  ['an unknown fixture', () => JSON.stringify(withLeg({ fixtureId: 987_654 }))],
  ['a negative fixture', () => JSON.stringify(withLeg({ fixtureId: -2 }))],
  ['another sport', () => JSON.stringify(withLeg({ sportId: 48_242 }))],
  [
    'an unknown bonus',
    () => JSON.stringify({ ...body, bettings: [...body.bettings, { ...body.bettings[0], fixtureId: -1 }] }),
  ],
  ['an unknown style', () => JSON.stringify({ ...body, betStyle: 'JP' })],
  ['an unknown detail type', () => JSON.stringify({ ...body, gameDetailType: 7 })],
  ['a detail type of the other style', () => JSON.stringify({ ...body, gameDetailType: 91 })],
  ['changeFlag 2', () => JSON.stringify({ ...body, changeFlag: 2 })],
  ['a NUL in text', () => JSON.stringify(withLeg({ betBaseline: '\u0000' }))],
  ['a body of 1 MB', () => JSON.stringify({ ...body, note: 'x'.repeat(1_000_000) })],
]

test.each(bodies)('API-047 %s is a 4xx with a Korean text and changes nothing', async (name, text) => {
  const before = await state()
  const answer = await send(text())
  expect(answer.status, name).toBeGreaterThanOrEqual(400)
  expect(answer.status, name).toBeLessThan(500)
  expect(await answer.text()).toMatch(/[가-힣]/)
  expect(await state()).toMatchObject(refusedAndKept(before))
})

/** A refusal may be stored under its key; nothing else may change. */
const refusedAndKept = (before: object) => ({ ...before, requests: expect.any(Number) })

test('refuses another content type', async () => {
  const before = await state()
  const answer = await send(JSON.stringify(body), member.token, 'text/plain')
  expect(answer.status).toBe(415)
  expect(await state()).toEqual(before)
})

test.each(['caf\u00e9', 'a\tb', 'x'.repeat(101)])(
  'refuses a key that is too long or not printable ASCII (%j)',
  async key => {
    const before = await state()
    const answer = await send(JSON.stringify(body), member.token, 'application/json', key)
    expect([answer.status, await answer.text()]).toEqual([400, '입력항목을 확인해주세요. (Idempotency-Key)'])
    expect(await state()).toEqual(before)
  },
)

test('API-001 books no bet without a token, with a wrong one or with an expired one', async () => {
  const before = await state()
  expect((await send(JSON.stringify(body), '')).status).toBe(401)
  expect((await send(JSON.stringify(body), 'nonsense')).status).toBe(556)
  house.clock.advance(2 * HOUR)
  expect((await send(JSON.stringify(body))).status).toBe(556)
  expect(await state()).toEqual(before)
})
