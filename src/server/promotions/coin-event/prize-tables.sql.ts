import type { Instant } from '#domain/instant.ts'
import type { Prize } from '#domain/promotions/prize-table.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type PrizeTable = {
  readonly version: number
  /** Coins per draw. */
  readonly cost: number
  /** Draws per member and day. */
  readonly dailyLimit: number
  readonly prizes: readonly Prize[]
}

type TableRow = Omit<PrizeTable, 'prizes'> & { readonly madeAt: Instant; readonly prizes: readonly Prize[] }

const columns = sql`t.version, t.cost, t.daily_limit as "dailyLimit", t.made_at as "madeAt", (
    select json_agg(json_build_object('weight', p.weight, 'points', p.points, 'coins', p.coins) order by p.place)
    from coin_prize p where p.version = t.version) as prizes`

/** Published versions by number. */
export const listPrizeTables = (db: Queries, versions: readonly number[]) =>
  db.many<TableRow>(sql`
    select ${columns} from coin_prize_table t where t.version = any(${versions}::integer[]) order by t.version`)

/** The newest first. Their number is also the newest version; 0 for none. */
export const prizeTableList = pagedList<TableRow>({
  from: sql`coin_prize_table t`,
  rows: (_, part) => sql`
    select ${columns} from coin_prize_table t order by t.version desc ${part}`,
})

export const insertPrizeTable = async (tx: Queries, at: Instant, table: PrizeTable): Promise<void> => {
  await tx.run(sql`
    insert into coin_prize_table (version, cost, daily_limit, made_at)
    values (${table.version}, ${table.cost}, ${table.dailyLimit}, ${timestamp(at)})`)
  await tx.run(sql`
    insert into coin_prize (version, place, weight, points, coins)
    select ${table.version}, p.ord, p.weight, p.points, p.coins
    from unnest(${table.prizes.map(one => one.weight)}::integer[], ${table.prizes.map(one => one.points)}::bigint[],
      ${table.prizes.map(one => one.coins)}::bigint[]) with ordinality p(weight, points, coins, ord)`)
}

/** Whether draws are open. */
export const isCoinEventOpen = async (db: Queries): Promise<boolean> =>
  (await db.one<{ open: boolean }>(sql`select open from coin_event`)).open

/** Locks the event: publishing versions and opening or closing are serialised. */
export const lockCoinEvent = async (tx: Queries): Promise<boolean> =>
  (await tx.one<{ open: boolean }>(sql`select open from coin_event for update`)).open

export const updateCoinEvent = (tx: Queries, open: boolean) =>
  tx.run(sql`update coin_event set open = ${open}`)
