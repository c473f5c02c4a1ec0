import { expect, test } from 'vitest'
import {
  fixtureEvent,
  marketEvent,
  settlementEvent,
  type WireEvent,
} from '#dev/feed-publisher/wire-events.ts'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { FixtureId, OutcomeId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { odds } from '#domain/odds.ts'
import { findFixture, type MarketFact } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aFixture, aMarket } from '#tests/support/facts/fixture-facts.ts'
import { eventually, useLsports } from '#tests/support/feeds/lsports-house.ts'
import { testClock } from '#tests/support/house/clock.ts'

const { database, openHouse: open } = useLsports()

const FIXTURE = 25_267_782
const betId = (running: number) => `${169_505_664 + running}${FIXTURE}` as OutcomeId
const FIXTURE_ID = FIXTURE as FixtureId
const now = () => instant(Date.now())

const theFixture = (sketch: Parameters<typeof aFixture>[0] = {}) =>
  aFixture({ id: FIXTURE, at: now(), startsAt: instant(Date.now() + 3_600_000), ...sketch })

const theMarket = (prices: readonly number[], status: 'open' | 'suspended' = 'open'): MarketFact => ({
  ...aMarket({ fixture: FIXTURE, at: now() }),
  outcomes: prices.map((price, index) => ({
    id: betId(index),
    pick: ['1', 'X', '2'][index] ?? '?',
    odds: odds(price),
    status,
  })),
})

type BookRow = { id: string; odds: number; version: number; status: string; suspended: boolean }

const book = () =>
  database.db.many<BookRow>(sql`
    select o.id::text, o.odds, o.version, o.status, f.suspended
    from outcome o join fixture f on f.id = o.fixture_id order by o.id`)

const setAside = () =>
  database.db.many<{ reasons: string[]; body: string }>(sql`
    select reasons, body from feed_set_aside order by id`)

test('a fixture and its prices go from the queue into the book, with exact bet ids', async () => {
  const { publisher, read } = await open()
  await read()
  await publisher.tell('prematch', 1, fixtureEvent(theFixture()))
  await publisher.tell('prematch', 3, marketEvent(theMarket([185, 340, 420])))
  const rows = await eventually(book, list => list.length === 3 && !list.some(row => row.suspended))
  expect(rows.map(({ id, odds: price }) => [id, price])).toEqual([
    [betId(0), 185],
    [betId(1), 340],
    [betId(2), 420],
  ])
  expect(await findFixture(database.db, FIXTURE_ID)).toMatchObject({
    homeName: `Home ${FIXTURE}`,
    awayName: `Away ${FIXTURE}`,
  })
})

test('bodies with a JSON content type keep their exact ids too', async () => {
  const { publisher, read } = await open()
  const declared = (type: number, event: WireEvent) =>
    publisher.send('prematch', publisher.message(type, event), 'application/json')
  await declared(1, fixtureEvent(theFixture()))
  await declared(3, marketEvent(theMarket([185, 340, 420])))
  await read()
  const rows = await eventually(book, list => list.length === 3)
  expect(rows.map(row => row.id)).toEqual([betId(0), betId(1), betId(2)])
})

test('repeated and late messages change nothing', async () => {
  const { publisher, read } = await open()
  await read()
  const told = [
    await publisher.tell('prematch', 1, fixtureEvent(theFixture())),
    await publisher.tell('prematch', 3, marketEvent(theMarket([185, 340, 420]))),
    await publisher.tell('prematch', 3, marketEvent(theMarket([190, 330, 420]))),
    await publisher.tell('prematch', 3, marketEvent(theMarket([195, 320, 420]))),
  ]
  const settled = (list: readonly BookRow[]) => list[0]?.odds === 195 && !list[0].suspended
  const before = await eventually(book, settled)
  for (const message of [...told, ...told.toReversed()]) await publisher.send('prematch', message)
  const last = publisher.message(3, marketEvent(theMarket([195, 320, 425])))
  await publisher.send('prematch', last)
  const after = await eventually(book, list => list[2]?.odds === 425)
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  expect(after[2]?.version).toBe((before[2]?.version ?? 0) + 1)
})

test('sets malformed messages aside once, with the reason; applies the valid parts around them', async () => {
  const { publisher, read } = await open()
  const headers = { MessageType: 3, MessageGuid: '0e7fcfbe-798f-487b-9fca-274c05f18f88' }
  const at = Date.now()
  const odd = [
    { text: '{"Header":{"Type":3', headers },
    { text: '<Message><Header/></Message>', headers: {} },
    {
      text: JSON.stringify({ Header: { Type: 3, ServerTimestamp: at }, Body: { Events: 'none' } }),
      headers: {},
    },
    { text: '', headers: {} },
    {
      text: JSON.stringify({ Header: { Type: 40, ServerTimestamp: at }, Body: {} }),
      headers: { MessageType: 40 },
    },
  ]
  const half = JSON.stringify({
    Header: { Type: 3, ServerTimestamp: at + 5_000 },
    Body: {
      NewField: [1],
      Events: [
        { FixtureId: 'x' },
        {
          FixtureId: FIXTURE,
          Markets: [
            {
              Id: 1,
              Bets: [
                { Id: 1.5, Name: 'X' },
                { Id: null },
                { Id: Number(betId(0)), Name: '1', Status: 1, Price: '2.05', Sparkle: {} },
                { Id: 77, Name: '1', Status: 99, Price: '2.05' },
              ],
            },
          ],
        },
      ],
    },
  }).replace(String(Number(betId(0))), betId(0))
  await publisher.send('prematch', publisher.message(1, fixtureEvent(theFixture())))
  await publisher.send('prematch', publisher.message(3, marketEvent(theMarket([185, 340, 420]))))
  for (const message of [...odd, ...odd, { text: half, headers: {} }])
    await publisher.send('prematch', message)
  await read()
  const rows = await eventually(book, list => list[0]?.odds === 205 || list[1]?.odds === 205)
  expect(rows).toHaveLength(3)
  expect((await setAside()).map(row => row.reasons)).toEqual([
    ['not a JSON object'],
    ['XML: the package must be set to JSON'],
    ['no list of events'],
    ['not a JSON object'],
    [
      'event without a fixture id',
      'bet of market 1 without a whole id',
      'bet of market 1 without a whole id',
    ],
  ])
})

test('sets aside only the message that the database refuses', async () => {
  await database.db.run(sql`alter table fixture add constraint no_such_name check (home_name <> 'Refused')`)
  const { publisher, read } = await open()
  const refused = theFixture({ id: FIXTURE + 1, home: 'Refused' })
  await publisher.send('prematch', publisher.message(1, fixtureEvent(theFixture())))
  await publisher.send(
    'prematch',
    publisher.message(1, fixtureEvent({ ...refused, home: { name: 'Refused', nameKorean: '' } })),
  )
  await publisher.send('prematch', publisher.message(3, marketEvent(theMarket([185, 340, 420]))))
  await read()
  await eventually(book, list => list.length === 3)
  const [row] = await eventually(setAside, list => list.length > 0)
  expect(row?.reasons).toEqual([expect.stringMatching(/^not stored: .*no_such_name/)])
})

test('stores verdicts of the feed in the book, and a correction as a further revision', async () => {
  const { publisher, read } = await open()
  await read()
  await publisher.tell('prematch', 1, fixtureEvent(theFixture()))
  await publisher.tell('prematch', 3, marketEvent(theMarket([185, 340, 420])))
  const judge = (codes: readonly (1 | 2 | 3)[]) =>
    publisher.tell(
      'inplay',
      35,
      settlementEvent(
        theMarket([185, 340, 420]),
        codes.map((code, index) => ({ outcomeId: betId(index), code })),
      ),
    )
  const verdicts = () =>
    database.db.many<{ revision: number; code: number }>(sql`
    select revision, code from outcome_result order by revision, outcome_id`)
  await eventually(book, list => list.length === 3)
  const first = await judge([1, 1, 2])
  await eventually(verdicts, list => list.length === 3)
  await publisher.send('inplay', first)
  await judge([2, 1, 1])
  const all = await eventually(verdicts, list => list.length > 3)
  // The second outcome was lost before and still is: not a correction.
  expect(all.map(row => [row.revision, row.code])).toEqual([
    [1, 1],
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 1],
  ])
  expect((await book()).every(row => row.status === 'settled')).toBe(true)
})

test('settles a bet by the feed’s verdict, and again when the feed corrects it', async () => {
  const { publisher, read } = await open()
  await read()
  await publisher.tell('prematch', 1, fixtureEvent(theFixture()))
  await publisher.tell('prematch', 3, marketEvent(theMarket([200, 340, 420])))
  await eventually(book, list => list.length === 3)
  const desk = settlementDesk(database, testClock(now()))
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [{ fixture: FIXTURE, pick: '1', odds: 200 }] })
  const judge = async (code: SettlementCode) => {
    const market = theMarket([200, 340, 420])
    await publisher.tell('inplay', 35, settlementEvent(market, [{ outcomeId: betId(0), code }]))
    return eventually(
      async () => {
        await desk.settle(FIXTURE)
        return desk.bet(id)
      },
      bet => bet.revision === judged,
    )
  }
  let judged = 1
  expect(await judge(2)).toMatchObject({ status: 2, payout: 20_000 })
  judged = 2
  expect(await judge(5)).toMatchObject({ status: 2, payout: 15_000 })
  judged = 3
  expect(await judge(-1)).toMatchObject({ status: 3, payout: 10_000 })
  expect(await desk.wallet(member)).toBe(1_000_000)
})

test('requests a snapshot for prices of an unknown fixture', async () => {
  const { publisher, read } = await open()
  await read()
  await eventually(
    async () => publisher.http.calls.filter(call => call.path.includes('GetEvents')).length,
    count => count >= 2,
  )
  publisher.cut()
  await publisher.tell('prematch', 1, fixtureEvent(theFixture()))
  publisher.restore()
  await publisher.tell('prematch', 3, marketEvent(theMarket([185, 340, 420])))
  await eventually(book, list => list.length === 3 && !list.some(row => row.suspended))
  const snapshots = publisher.http.calls.filter(call => call.path.endsWith('GetEvents'))
  expect(snapshots.at(-1)?.body).toMatchObject({ Fixtures: [FIXTURE] })
})
