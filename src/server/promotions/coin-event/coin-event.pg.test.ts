import { createHash, createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { CoinDraw, CoinEvent } from '#contract/promotions/coin-event.ts'
import { coins } from '#domain/money.ts'
import { loadCoins } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, told, whole } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { giveCoins } from '../give-coins.ts'

const database = useDatabase()
const house = useHouse(database)

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
  expect((await publish(usual)).status).toBe(200)
})

const prize = (weight: number, points: number, more = 0) => ({ weight, points, coins: more })
const usual = {
  cost: 1,
  dailyLimit: 10,
  prizes: [prize(2_500, 500), prize(2_500, 0, 1), prize(5_000, 0)],
}
const publish = (table: object, token = admin) =>
  house.post('admin/coin-event/tables', { ...table, reason: '상품표 게시' }, { token })
const event = async ({ token }: Bettor): Promise<CoinEvent> =>
  (await house.get('coin-event', { token })).json()
const draw = ({ token }: Bettor, seen: CoinEvent, over: object = {}) =>
  house.post('coin-event/draws', { ...seen.next, word: '행운', key: crypto.randomUUID(), ...over }, { token })
const held = ({ memberId }: Bettor) => loadCoins(database.db, memberId)

async function withCoins(count: number): Promise<Bettor> {
  const member = await aBettor(house)
  const { deps, clock } = house
  await database.db.transaction(tx =>
    giveCoins(tx, {
      memberId: member.memberId,
      coins: coins(count),
      ref: deps.newUuid(),
      cause: '시험',
      at: clock.now(),
    }),
  )
  return member
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** A second implementation, written from docs/coin-draw.md only. */
function isProven(one: CoinDraw): boolean {
  const seed = Buffer.from(one.seed, 'hex')
  let link = seed
  for (let step = 0; step < one.counter; step++) link = sha256(link)
  const block = createHmac('sha256', seed).update(`${one.word}:${one.counter}`, 'utf8').digest()
  return (
    sha256(seed).toString('hex') === one.commitment &&
    link.toString('hex') === one.chainEnd &&
    block.readUInt32BE(0) % 10_000 === one.number
  )
}

test('EVENT-003 a draw uses the promised seed, reveals it, and can be recomputed publicly', async () => {
  const member = await withCoins(5)
  let seen = await event(member)
  expect(seen).toMatchObject({ open: true, coins: 5, next: { counter: 1, commitment: seen.chain?.end } })
  const told: string[] = []
  for (let counter = 1; counter <= 3; counter++) {
    const answer = await (await draw(member, seen, { word: `말 ${counter}` })).json()
    expect(answer.draw).toMatchObject({ counter, commitment: seen.next?.commitment, word: `말 ${counter}` })
    expect(isProven(answer.draw)).toBe(true)
    expect(told).not.toContain(answer.draw.seed)
    told.push(answer.draw.seed)
    seen = await event(member)
    expect(seen.next).toEqual(answer.next)
  }
  const { draws } = await (await house.get('coin-event/draws', member)).json()
  expect(draws.map(({ counter }: CoinDraw) => counter)).toEqual([3, 2, 1])
  expect(draws.every(isProven)).toBe(true)
})

test('EVENT-003 no answer reveals a seed before its draw, and the database stores its secret sealed', async () => {
  const member = await withCoins(3)
  const heard: string[] = []
  let seen = await event(member)
  for (let counter = 1; counter <= 3; counter++) {
    for (const path of ['coin-event', 'coin-event/draws', 'quests'])
      heard.push(await (await house.get(path, member)).text())
    heard.push(await (await house.get('admin/coin-event', { token: admin })).text())
    const answer = await (await draw(member, seen)).json()
    expect(heard.join()).not.toContain(answer.draw.seed)
    heard.push(JSON.stringify(answer))
    seen = await event(member)
  }
  const [row] = await database.db.many<{ text: string; secret: Buffer }>(sql`
    select row_to_json(c)::text as text, secret_sealed as secret from coin_chain c where member_id = ${member.memberId}`)
  const secret = house.deps.seal.open(row?.secret ?? Buffer.alloc(0))
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(row?.text).not.toContain(secret)
})

test('the same key answers the same draw byte for byte; another word under it is refused', async () => {
  const member = await withCoins(3)
  const seen = await event(member)
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => draw(member, seen, { key }).then(whole)))
  expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1)
  await draw(member, await event(member))
  expect(await whole(await draw(member, seen, { key }))).toEqual(answers[0])
  expect(await told(await draw(member, seen, { key, word: '다른 말' }))).toMatchObject({
    status: 409,
    refusal: 'KEY_REUSED',
  })
  const count = await database.db.one<{ count: number }>(
    sql`select count(*) as count from coin_draw where member_id = ${member.memberId}`,
  )
  expect(count).toEqual({ count: 2 })
})

test('of ten concurrent draws with coins for one, one is made, and coins are never negative', async () => {
  expect((await publish({ ...usual, prizes: [prize(10_000, 100)] })).status).toBe(200)
  const member = await withCoins(1)
  const seen = await event(member)
  const answers = await Promise.all(Array.from({ length: 10 }, () => draw(member, seen).then(told)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ refusal }) => refusal === 'COIN_SEED_MOVED')).toHaveLength(9)
  const again = await event(member)
  const poor = await Promise.all(Array.from({ length: 10 }, () => draw(member, again).then(told)))
  expect(new Set(poor.map(({ refusal }) => refusal))).toEqual(new Set(['COINS_SHORT']))
  expect(await held(member)).toBe(0)
  expect((await event(member)).next).toEqual(again.next)
})

test('refuses a skipped or unseen seed; an invalid word changes nothing', async () => {
  const member = await withCoins(3)
  const seen = await event(member)
  const cases: [object, string][] = [
    [{ counter: 2 }, 'COIN_SEED_MOVED'],
    [{ commitment: 'ab'.repeat(32) }, 'COIN_SEED_MOVED'],
    [{ word: ' \u200b ' }, 'BAD_INPUT'],
    [{ word: 'x'.repeat(41) }, 'BAD_INPUT'],
    [{ key: '' }, 'BAD_INPUT'],
  ]
  for (const [over, refusal] of cases)
    expect((await told(await draw(member, seen, over))).refusal).toBe(refusal)
  const stranger = await withCoins(1)
  await event(stranger)
  expect((await told(await draw(stranger, seen))).refusal).toBe('COIN_SEED_MOVED')
  expect(await held(member)).toBe(3)
  expect(await event(member)).toEqual(seen)
})

test('a new prize table applies from the next promise on; refuses odds that do not add up', async () => {
  const member = await withCoins(5)
  const before = await event(member)
  const newTable = { ...usual, cost: 2, dailyLimit: 2, prizes: [prize(10_000, 7)] }
  const { version } = await (await publish(newTable)).json()
  expect(await event(member)).toMatchObject({ table: before.table, newestVersion: version })
  const first = await (await draw(member, before)).json()
  expect(first.draw).toMatchObject({ version: before.table?.version, cost: 1 })
  const next = await event(member)
  expect(next.table).toMatchObject({ version, cost: 2 })
  expect((await (await draw(member, next)).json()).draw).toMatchObject({ version, points: 7 })
  expect(await told(await draw(member, await event(member)))).toMatchObject({
    status: 400,
    refusal: 'COIN_DRAW_LIMIT',
  })
  for (const weights of [[9_999], [5_000, 5_001]])
    expect((await told(await publish({ ...usual, prizes: weights.map(one => prize(one, 1)) }))).refusal).toBe(
      'PRIZE_ODDS_SUM',
    )
  expect((await publish(usual, await house.logIn('admin1'))).status).toBe(403)
})

test('the database itself refuses changes of published and drawn rows, and gaps in counters', async () => {
  const member = await withCoins(2)
  await draw(member, await event(member))
  const { db } = database
  await expect(db.run(sql`update coin_prize set weight = 1`)).rejects.toThrow(/stay/)
  await expect(db.run(sql`delete from coin_draw`)).rejects.toThrow(/stay/)
  await expect(
    db.run(sql`
      insert into coin_draw (id, chain_id, counter, member_id, request_key, word, seed, number, version, place, cost,
        points, coins, day, drawn_at)
      select gen_random_uuid(), chain_id, 9, member_id, 'gap', word, seed, number, version, place, cost, points, coins,
        day, drawn_at from coin_draw limit 1`),
  ).rejects.toThrow(/coin_draw_no_gap/)
})

test('a closed event refuses draws; a repeated key still answers its draw', async () => {
  const member = await withCoins(2)
  const seen = await event(member)
  const key = crypto.randomUUID()
  const drawn = await whole(await draw(member, seen, { key }))
  const setOpen = (open: boolean) =>
    house.post('admin/coin-event/open', { open, reason: '점검' }, { token: admin })
  expect((await setOpen(false)).status).toBe(200)
  expect(await event(member)).toMatchObject({ open: false })
  expect((await told(await draw(member, await event(member)))).refusal).toBe('COIN_EVENT_CLOSED')
  expect(await whole(await draw(member, seen, { key }))).toEqual(drawn)
  expect((await setOpen(true)).status).toBe(200)
})
