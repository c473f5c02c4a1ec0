import { beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY, HOUR } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { commissionProductOf, commissionProducts } from '#domain/partners/commission-product.ts'
import { type CommissionRates, NO_RATE, ratesBy } from '#domain/partners/commission-rates.ts'
import { periodStart } from '#domain/protection/periods.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import { commissionDesk, OPEN } from '#tests/support/partners/commission-desk.ts'
import { type PlainRates, plainCommissions } from '#tests/support/partners/plain-commissions.ts'
import {
  endPlayedBets,
  insertPlayedBets,
  type Played,
  type PlayedBet,
  type Standing,
} from '#tests/support/partners/played-bets.sql.ts'
import { listPurseFaults, runLosing } from './partners.ts'

const database = useDatabase()
const clock = testClock()
const desk = commissionDesk(database, clock)
const { world, follow, purse, aBet } = desk

/** How many bets a day has; more by `BETS`, of the whole month. */
const BETS_A_PART = Math.ceil(Number(process.env.BETS ?? 3_024) / (28 * 4))

beforeAll(() => desk.ready())

test('commissions of a generated month equal an independent recomputation to the won, also after corrections and cancels', async () => {
  const random = randomSource(Number(process.env.SEED ?? 19))
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const recommenderOf = new Map<MemberId, MemberId | null>()
  const ratesOf = new Map<MemberId, PlainRates[]>()
  const note = (id: MemberId, rates: CommissionRates, more: Partial<PlainRates> = {}) => {
    const of = (kind: 'rolling' | 'losing') =>
      Object.fromEntries(commissionProducts.map(product => [product, rates[product][kind]]))
    const known = ratesOf.get(id) ?? []
    const own = {
      from: clock.now(),
      isPartner: true,
      rolling: of('rolling'),
      losing: of('losing'),
      agentOf: [],
      ...more,
    }
    ratesOf.set(id, [...known, own])
  }
  const someRates = (rolling: number, losing: number) =>
    ratesBy(() => ({ rolling: rolling - below(10), losing: losing - below(100) }))
  const addPartner = async (above: MemberId | null, level: 1 | 2 | 3 | 4) => {
    const rates = someRates(120 - 20 * level, 2_400 - 400 * level)
    const id = await world.newPartner(above, level, rates)
    recommenderOf.set(id, above)
    note(id, rates)
    return id
  }
  clock.advance(periodStart('week', clock.now()) + 7 * DAY - clock.now())
  const begins = clock.now()
  const tops = [await addPartner(null, 1), await addPartner(null, 2)]
  const middle = [await addPartner(tops[0] ?? null, 2), await addPartner(tops[1] ?? null, 3)]
  const low = [await addPartner(middle[0] ?? null, 4), await addPartner(middle[1] ?? null, 4)]
  const members: MemberId[] = []
  for (let n = 0; n < 30; n++) {
    const above = n < 20 ? oneOf([...tops, ...middle, ...low]) : oneOf([...members, null])
    const id = await world.newMember(above)
    recommenderOf.set(id, above)
    members.push(id)
    if (n % 5 !== 0) continue
    const rates = ratesBy(product =>
      ['casino', 'slot', 'mini'].includes(product) ? { rolling: 1 + below(20), losing: 0 } : NO_RATE,
    )
    expect((await world.setAgent(id, rates, ['casino', 'mini'])).ok).toBe(true)
    note(id, rates, { isPartner: false, agentOf: ['casino', 'mini'] })
  }
  clock.advance(1)

  const stands = new Map<PlayedBet, Standing>()
  const settle = () => {
    const result = oneOf([1, 1, 1, 2, 2, 3])
    return (stake: number): Standing => ({
      status: result,
      payout: result === 1 ? 0 : result === 3 ? stake : stake + below(2 * stake),
    })
  }
  for (let day = 0; day < 28; day++) {
    for (let part = 0; part < 4; part++) {
      const bets = Array.from({ length: BETS_A_PART }, () => {
        const gameType = 1 + below(6)
        const legCount = gameType < 3 ? 1 + below(3) : null
        return aBet(oneOf(members), 5_000 + below(500_000), { gameType, legCount })
      })
      await insertPlayedBets(database.db, bets)
      for (const bet of bets) stands.set(bet, OPEN)
      clock.advance(2 * HOUR)
      const changed: Played[] = [...stands].flatMap(([bet, was]) => {
        const chance = was.status === 0 ? 0.6 : was.status === -1 ? 0 : 0.02
        if (random() > chance) return []
        const is = random() < 0.1 ? { status: -1, payout: null } : settle()(bet.stake)
        return [{ bet, was, is }]
      })
      await endPlayedBets(database.db, changed, clock.now())
      for (const { bet, is } of changed) stands.set(bet, is)
      if (part % 2 === 0) await follow()
      clock.advance(4 * HOUR)
    }
    if (day % 9 === 4) {
      const id = oneOf(low)
      const rates = someRates(39, 790)
      clock.advance(1)
      if ((await world.changeRates(id, rates)).ok) note(id, rates)
      clock.advance(1)
    }
  }
  clock.advance(periodStart('week', clock.now()) + 7 * DAY - clock.now())
  const weeks = await runLosing(world.deps())
  expect(weeks.length).toBeGreaterThanOrEqual(4)

  const shareOf = plainCommissions(recommenderOf, ratesOf)
  const sums = new Map<MemberId, { rolling: bigint; units: bigint }>()
  for (const [bet, standing] of stands) {
    const product = commissionProductOf(bet)
    for (const [id, share] of shareOf({ ...bet, product }, standing)) {
      const known = sums.get(id) ?? { rolling: 0n, units: 0n }
      sums.set(id, { rolling: known.rolling + share.rolling, units: known.units + share.units })
    }
  }
  expect(stands.size).toBeGreaterThan(3_000)
  const rows = await database.db.many<{ id: MemberId; rolling: string; units: string; runs: string }>(sql`
    select earner_id as id, sum(rolling)::text as rolling, sum(losing_units)::text as units,
      (select coalesce(sum(bet_units), 0)::text from losing_run r where r.earner_id = d.earner_id) as runs
    from commission_day d where day >= ${seoulDay(begins)}::date and earner_id = any(${[...ratesOf.keys()]}::bigint[])
    group by earner_id`)
  const expected = [...sums].map(([id, { rolling, units }]) => [id, rolling, units, units])
  const byId = (a: readonly unknown[], b: readonly unknown[]) => Number(a[0]) - Number(b[0])
  const worth = (row: readonly unknown[]) => row.slice(1).some(figure => figure !== 0n)
  expect(
    rows
      .map(({ id, rolling, units, runs }) => [id, BigInt(rolling), BigInt(units), BigInt(runs)])
      .filter(worth)
      .toSorted(byId),
  ).toEqual(expected.filter(worth).toSorted(byId))
  for (const [id, { rolling }] of sums) expect([id, await purse(id)]).toEqual([id, Number(rolling)])

  const runs = await database.db.many<{
    id: MemberId
    share: number
    left: string
    week: string
    units: string
  }>(sql`
    select earner_id as id, share, carry_left::text as left, week::text as week, bet_units::text as units from losing_run
    where week >= ${seoulDay(begins)}::date order by earner_id, week`)
  for (const [id, own] of Map.groupBy(runs, run => run.id)) {
    let carried = 0n
    for (const run of own) {
      const units = BigInt(run.units) + carried
      carried = units < 0n ? units : 0n
      expect([id, run.week, run.share, run.left]).toEqual([
        id,
        run.week,
        units < 0n ? 0 : Number(units / 10_000n),
        String(carried),
      ])
    }
    expect(await purse(id, 'losing')).toBe(own.reduce((sum, { share }) => sum + share, 0))
  }
  expect(await listPurseFaults(database.db)).toEqual([])
}, 900_000)
