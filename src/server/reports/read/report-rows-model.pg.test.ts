import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { type ReportGroup, reportGroups, reportSorts } from '#domain/reports/report-groups.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import { listReportRows, type ReportFilter, sumReport } from './report-rows.sql.ts'

const database = useDatabase()
const REPORTS = 200
const PAGE = { limit: 7, offset: 0 }

type Row = {
  readonly day: string
  readonly product: number
  readonly sport: number
  readonly league: number
  readonly market: number
  readonly level: number
  readonly member: number
  readonly staked: number
  readonly settled: number
  readonly paid: number
}

/** Ten days of sums by category and by member, from the same bets. */
async function insertSums(tx: Tx): Promise<Row[]> {
  await tx.run(sql`
    create temporary table sketched on commit drop as
    select ('2026-10-25'::date + n % 10) as day, 1 + n % 3 as product, n * 7 % 3 as sport, n * 11 % 4 as league,
      n * 13 % 5 as market, 1 + n * 17 % 4 as level, 900 + n * 19 % 23 as member, n * 37 % 29 * 1000 as staked,
      n * 41 % 31 * 1000 as settled, n * 43 % 17 * 1000 as paid
    from generate_series(1, 600) n`)
  await tx.run(sql`
    insert into report_day (day, product, detail, sport_id, league_id, market_type_id, level, bets, staked, settled, paid)
    select day, product, 1, sport, league, market, level, count(*), sum(staked), sum(settled), sum(paid) from sketched
    group by 1, 2, 3, 4, 5, 6, 7`)
  await tx.run(sql`
    insert into report_member_day (day, member_id, product, level, bets, staked, settled, paid)
    select day, member, product, level, count(*), sum(staked), sum(settled), sum(paid) from sketched group by 1, 2, 3, 4`)
  return tx.many<Row>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, product, sport, league, market, level, member, staked, settled, paid
    from sketched`)
}

const keys: Readonly<Record<ReportGroup, (row: Row) => string | number>> = {
  day: ({ day }: Row) => day,
  month: ({ day }: Row) => day.slice(0, 7),
  product: ({ product }: Row) => product,
  sport: ({ sport }: Row) => sport,
  league: ({ league }: Row) => league,
  market: ({ market }: Row) => market,
  level: ({ level }: Row) => level,
  member: ({ member }: Row) => member,
}

const total = (rows: readonly Row[], figure: 'staked' | 'settled' | 'paid') =>
  rows.reduce((sum, row) => sum + row[figure], 0)

const orders = {
  key: () => 0,
  staked: (rows: readonly Row[]) => total(rows, 'staked'),
  settled: (rows: readonly Row[]) => total(rows, 'settled'),
  paid: (rows: readonly Row[]) => total(rows, 'paid'),
  ggr: (rows: readonly Row[]) => total(rows, 'settled') - total(rows, 'paid'),
} as const

function model(rows: readonly Row[], filter: ReportFilter, sort: keyof typeof orders) {
  const { from, to, product, level, memberId, memberIds } = filter
  const asked = rows.filter(
    row =>
      row.day >= from &&
      row.day <= to &&
      row.product === (product ?? row.product) &&
      row.level === (level ?? row.level) &&
      row.member === (memberId ?? row.member) &&
      (memberIds?.includes(row.member as MemberId) ?? true),
  )
  const towards = sort === 'key' ? -1 : 1
  const sorted = [...Map.groupBy(asked, keys[filter.group])].toSorted(
    ([a, own], [b, others]) =>
      orders[sort](others) - orders[sort](own) || (a === b ? 0 : a < b ? -towards : towards),
  )
  return {
    rows: sorted
      .slice(PAGE.offset, PAGE.offset + PAGE.limit)
      .map(([key, own]) => [String(key), own.length, total(own, 'staked'), total(own, 'paid')]),
    count: sorted.length,
    staked: asked.length === 0 ? null : total(asked, 'staked'),
  }
}

test('T1 a page of a report equals a sum over all its bets, in any order and with any filter', async () => {
  const random = randomSource(66)
  const sometimes = <T>(value: T): T | undefined => (random() < 0.3 ? value : undefined)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const days = Array.from({ length: 10 }, (_, at) =>
    new Date(Date.UTC(2026, 9, 25 + at)).toISOString().slice(0, 10),
  )
  await database.db.transaction(async tx => {
    const rows = await insertSums(tx)
    for (let count = 0; count < REPORTS; count++) {
      const [from, to] = [one(days), one(days)].toSorted()
      const group = one(reportGroups)
      const isOfMembers = group === 'member' || ['day', 'month', 'product', 'level'].includes(group)
      const filter = {
        group,
        from: from ?? '',
        to: to ?? '',
        product: sometimes(1 + Math.floor(random() * 3)),
        level: sometimes(1 + Math.floor(random() * 4)),
        memberId: isOfMembers ? sometimes(900 + Math.floor(random() * 23)) : undefined,
        memberIds: group === 'member' ? sometimes([901, 905, 917] as MemberId[]) : undefined,
      }
      const sort = one(reportSorts)
      const said = JSON.stringify({ filter, sort })
      const expected = model(rows, filter, sort)
      const page = await listReportRows(tx, filter, { sort, ...PAGE })
      const sums = await sumReport(tx, filter)
      expect(
        page.map(row => [row.key, row.bets, row.staked, row.paid]),
        said,
      ).toEqual(expected.rows)
      expect([sums.count, sums.staked], said).toEqual([expected.count, expected.staked])
    }
    return { ok: false } as const
  })
})
