import { beforeEach, expect, test } from 'vitest'
import { enterGateAlone } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offer,
  slip,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { countBets } from '#tests/support/facts/count-bets.sql.ts'
import { aMarket, later, outcomeId, START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openSecondHouse, useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
beforeEach(() => house.clock.set(START))

const statuses = (answers: readonly Response[]) => answers.map(answer => answer.status)
test('BETFLOW-022 of two concurrent bets of the whole balance one is booked', async () => {
  const member = await aBettor(house, { balance: 10_000 })
  const [one, two] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const answers = await Promise.all(
    [one, two].map(fixture => bet(house, member, slip(member, [{ fixture }]))),
  )
  expect(statuses(answers).sort()).toEqual([200, 400])
  expect(await walletBalance(house, member)).toBe(0)
})

test('200 concurrent bets against a balance for 20 book exactly 20', async () => {
  const member = await aBettor(house, { balance: 100_000 })
  const fixture = await anOfferedFixture(house)
  const body = slip(member, [{ fixture }], { amounts: 5_000 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => bet(house, member, body, `key-${index}`)),
  )
  expect(statuses(answers).filter(status => status === 200)).toHaveLength(20)
  expect(await countBets(database, member)).toBe(20)
  expect(await walletBalance(house, member)).toBe(0)
})

test('200 concurrent bets in two processes against a balance for 20 book exactly 20', async () => {
  const member = await aBettor(house, { balance: 100_000 })
  const fixture = await anOfferedFixture(house)
  const second = await openSecondHouse(database, house.clock)
  const body = slip(member, [{ fixture }], { amounts: 5_000 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => bet(index % 2 ? house : second, member, body, `key-${index}`)),
  )
  await second.close()
  expect(statuses(answers).filter(status => status === 200)).toHaveLength(20)
  expect(await walletBalance(house, member)).toBe(0)
})

test('many members in two processes bet on the same fixtures concurrently without a fault', async () => {
  const second = await openSecondHouse(database, house.clock)
  const bettors = await Promise.all(Array.from({ length: 60 }, () => aBettor(house)))
  const fixtures = await Promise.all([1, 2, 3].map(() => anOfferedFixture(house)))
  const answers = await Promise.all(
    bettors.map((member, index) => {
      const order = index % 2 ? fixtures : [...fixtures].reverse()
      return bet(
        index % 3 ? house : second,
        member,
        slip(
          member,
          order.map(fixture => ({ fixture })),
        ),
      )
    }),
  )
  await second.close()
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
})

test('BETFLOW-014 BETFLOW-024 stores every bet at the price and version in force at its commit, under continuous price changes', async () => {
  const fixture = await anOfferedFixture(house)
  await watchCommits()
  const bettors = await Promise.all(Array.from({ length: 30 }, () => aBettor(house, { balance: 10_000_000 })))
  const moving = movePrices(fixture, 120)
  const booked = await Promise.all(
    bettors.map((member, index) => betOnAndOn(member, fixture, index % 2 ? 1 : 0, moving)),
  )
  expect(booked.flat().filter(status => status === 200).length).toBeGreaterThan(20)
  expect(booked.flat().filter(status => status === 409).length).toBeGreaterThan(20)
  expect(await database.db.many(sql`select * from breach`)).toEqual([])
})

/** At the commit of each bet, compares its legs with the book at that moment. */
async function watchCommits() {
  await database.db.run(
    sql`create table breach (bet_id uuid, odds integer, version integer, odds_then integer, version_then integer)`,
  )
  await database.db.run(sql`
    create function watch_price() returns trigger language plpgsql as $$
    begin
      insert into breach
      select new.bet_id, new.odds, new.version, coalesce(o.odds_by_operator, o.odds), o.version from outcome o
      where o.id = new.outcome_id
        and (coalesce(o.odds_by_operator, o.odds) <> new.odds or o.version <> new.version);
      return null;
    end $$`)
  await database.db.run(sql`
    create constraint trigger watch_price after insert on bet_leg
    deferrable initially deferred for each row execute function watch_price()`)
}

/** Changes the price this many times without a pause. */
function movePrices(fixture: number, times: number) {
  const moving = { done: false }
  const move = async () => {
    for (let count = 1; count <= times; count++)
      await offer(house, aMarket({ fixture, at: later(count), odds: [150 + (count % 50), 200, 210] }))
    moving.done = true
  }
  void move()
  return moving
}

/** Accepts every new price it is sent, like the odds-changed dialog, for as long as prices move. */
async function betOnAndOn(member: Bettor, fixture: number, changeFlag: 0 | 1, moving: { done: boolean }) {
  const statuses: number[] = []
  let seen = { odds: 190, version: 1 }
  while (!moving.done) {
    const body = slip(member, [{ fixture, ...seen }], {
      changeFlag,
      betStyle: 'EU',
      gameDetailType: 91,
      amounts: 5_000,
    })
    const answer = await bet(house, member, body, `${statuses.length}`)
    statuses.push(answer.status)
    if (answer.status !== 409) continue
    const [change] = await answer.json()
    seen = { odds: Math.round(change.new.betPrice * 100), version: change.new.version }
  }
  return statuses
}

test('a bet waits for a running price change and is judged by the new price', async () => {
  const member = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  const answer = await database.db.transaction(async tx => {
    await enterGateAlone(tx, [fixture as never])
    const asked = bet(house, member, slip(member, [{ fixture }]))
    await tx.run(sql`select pg_sleep(0.2)`)
    await tx.run(
      sql`update outcome set odds = 175, version = 2 where id = ${outcomeId(fixture, 1, undefined, '1')}`,
    )
    return { asked }
  })
  expect((await answer.asked).status).toBe(409)
  expect(await countBets(database, member)).toBe(0)
})

test('one broken bet of a batch fails alone', async () => {
  const broken = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  // In transactions, which are retried: the table change can deadlock with work in another lock order.
  await database.db.transaction(async tx => {
    await tx.run(sql`
      create or replace function refuse_one() returns trigger language plpgsql as $$
      begin raise exception 'broken' using errcode = '23505'; end $$`)
    await tx.run(sql`
      create or replace trigger refuse_one before insert on bet
      for each row when (new.stake = 7777) execute function refuse_one()`)
  })
  const others = await Promise.all(Array.from({ length: 10 }, () => aBettor(house)))
  const answers = await Promise.all([
    bet(house, broken, slip(broken, [{ fixture }], { amounts: 7_777 })),
    ...others.map(member => bet(house, member, slip(member, [{ fixture }]))),
  ])
  await database.db.transaction(tx => tx.run(sql`drop trigger if exists refuse_one on bet`))
  expect(statuses(answers)).toEqual([500, ...others.map(() => 200)])
  expect(await walletBalance(house, broken)).toBe(1_000_000)
})
