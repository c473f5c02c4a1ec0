import { expect, test } from 'vitest'
import type { BetSort } from '#domain/bets/bet-search.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import { type BetSearch, countFound, isWalkEnough, searchBets } from './search-bets.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 400
const LOOKED = 150
const ENOUGH = 40
const SEARCHES = 150

type Row = {
  readonly id: string
  readonly memberId: number
  readonly stake: number
  readonly winnings: number
  readonly status: number
  readonly style: string
  readonly odds: number
  readonly fixtures: readonly number[]
  readonly late: boolean
}

/** Bets of all kinds, every fifth in play with a stake held before. Rolled back with the transaction. */
async function insertBets(tx: Tx): Promise<Row[]> {
  await tx.run(sql`
    insert into bet (id, member_id, game_type, detail_type, style, stake, total_odds, winnings, winnings_max, leg_count,
      fixtures, placed_at, payout_rule, status, settled_at, payout, cancelled_by)
    select uuidv7(n * interval '1 second'), 1000001 + n * 7 % 9, 1 + (n % 5 = 0)::integer, 90 + n % 3,
      case when n % 2 = 0 then 'EU' else 'KR' end, 5000 + n * 37 % 11 * 1000, 150 + n * 13 % 200, 10000 + n * 29 % 17 * 1000,
      20000, 1, array[1 + n % 3]::bigint[], now(), 1, s.status, case when s.status <> 0 then now() end,
      case when s.status > 0 then 1 end, case when s.status = -1 then 'operator' end
    from generate_series(1, ${BETS}::integer) n, lateral (select (n * 31 % 5 - 1)::smallint as status) s`)
  await tx.run(sql`
    insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, odds, version,
      starts_at, late)
    select id, 1, member_id, fixtures[1], 1, 1, 1, '1', 190, 1, now(), stake % 7000 = 0 from bet`)
  await tx.run(sql`
    insert into ledger_posting (ref_id, kind, from_account, to_account, amount, at, actor)
    select b.id, k.kind, case when k.from_member then b.member_id * 16 else h.one end, h.other, b.stake, now(), 'test'
    from bet b
    cross join (select min(id) as one, max(id) as other from ledger_account where kind = 'house') h
    cross join lateral (values ('bet', b.game_type = 1, true), ('bet-waiting', true, b.game_type = 2)) k(kind, from_member, counts)
    where k.counts`)
  return tx.many<Row>(sql`
    select id, member_id as "memberId", stake, least(winnings, winnings_max) as winnings, status, style, total_odds as odds,
      fixtures, stake % 7000 = 0 as late
    from bet order by id desc`)
}

const orders: Readonly<Record<BetSort, (row: Row) => number>> = {
  time: () => 0,
  amount: ({ stake }) => stake,
  winnings: ({ winnings }) => winnings,
}

/** Result of a search by checking each bet. */
function model(rows: readonly Row[], search: BetSearch, sort: BetSort, enough: number) {
  const { memberIds, fixtureIds } = search
  const within = rows.filter(
    row =>
      (memberIds?.includes(row.memberId as MemberId) ?? true) &&
      (memberIds !== undefined || (fixtureIds?.some(id => row.fixtures.includes(id)) ?? true)) &&
      ((memberIds ?? fixtureIds) !== undefined || search.kind !== 'late' || row.late) &&
      (search.beforeId === undefined || row.id < search.beforeId),
  )
  const found = within
    .slice(0, LOOKED)
    .filter(
      row =>
        (fixtureIds?.some(id => row.fixtures.includes(id)) ?? true) &&
        row.status === (search.statusCode ?? row.status) &&
        row.style === (search.style ?? row.style) &&
        row.stake >= (search.stakeFrom ?? 0) &&
        row.odds >= (search.oddsFrom ?? 0) &&
        (search.kind !== 'large' || row.stake >= search.largeFrom) &&
        (search.kind !== 'late' || row.late),
    )
    .toSorted((a, b) => orders[sort](b) - orders[sort](a) || (a.id < b.id ? 1 : -1))
  const cut = sort === 'time' && !isWalkEnough(search, sort) ? found.slice(0, enough) : found
  const oldest = cut.length === enough ? cut.at(-1) : within.slice(0, LOOKED).at(-1)
  const looked = within.slice(0, LOOKED).filter(({ id }) => oldest !== undefined && id >= oldest.id).length
  return { looked, isBounded: looked < within.length, oldestId: oldest?.id ?? null, found: cut }
}

test('a search returns the same bets as a check of every bet, for any filter and index', async () => {
  await desk.newFixtures({ id: 1 }, { id: 2 }, { id: 3 })
  const random = randomSource(63)
  const sometimes = <T>(value: T): T | undefined => (random() < 0.25 ? value : undefined)
  const upTo = (most: number) => Math.floor(random() * most)
  await database.db.transaction(async tx => {
    const rows = await insertBets(tx)
    for (let count = 0; count < SEARCHES; count++) {
      const search: BetSearch = {
        memberIds: sometimes([1_000_001 + upTo(9), 1_000_001 + upTo(9)] as MemberId[]),
        fixtureIds: sometimes([1 + upTo(3)] as FixtureId[]),
        statusCode: sometimes(upTo(5) - 1),
        style: sometimes(random() < 0.5 ? 'KR' : 'EU'),
        stakeFrom: sometimes(5_000 + upTo(12_000)),
        oddsFrom: sometimes(150 + upTo(200)),
        beforeId: sometimes(rows[upTo(rows.length)]?.id ?? ''),
        kind: (['all', 'all', 'large', 'late'] as const)[upTo(4)] ?? 'all',
        largeFrom: 9_000,
        closingSeconds: 60,
        summedUp: {},
      }
      const sort = (['time', 'amount', 'winnings'] as const)[upTo(3)] ?? 'time'
      const page = { sort, limit: 15, offset: 15 * upTo(3) }
      const enough = random() < 0.5 ? ENOUGH : LOOKED + 1
      const expected = model(rows, search, sort, enough)
      const chosen = expected.found.slice(page.offset, page.offset + page.limit)
      const said = JSON.stringify({ search, page })
      const found = await searchBets(tx, search, { limit: LOOKED, enough }, page)
      const { looked, isBounded, oldestId, total, ids, memberIds } = found
      expect([looked, isBounded, oldestId, total, ids, memberIds], said).toEqual([
        expected.looked,
        expected.isBounded,
        expected.oldestId,
        expected.found.length,
        chosen.map(({ id }) => id),
        chosen.map(({ memberId }) => memberId),
      ])
      const counted = model(rows, search, 'amount', enough).found.length
      expect(await countFound(tx, search, { limit: LOOKED }), said).toBe(counted)
    }
    return { ok: false } as const
  })
})
