import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type CoinDrawRow = {
  readonly id: string
  readonly chainId: number
  readonly chainEnd: Buffer
  readonly links: number
  readonly counter: number
  readonly commitment: Buffer
  readonly seed: Buffer
  readonly word: string
  readonly number: number
  readonly version: number
  readonly place: number
  readonly cost: number
  readonly points: number
  readonly coins: number
  readonly drawnAt: Instant
}

const draws = sql`
  select d.id, d.chain_id as "chainId", c.chain_end as "chainEnd", c.links, d.counter,
    coalesce((select b.seed from coin_draw b where b.chain_id = d.chain_id and b.counter = d.counter_before), c.chain_end)
      as commitment,
    d.seed, d.word, d.number, d.version, d.place, d.cost, d.points, d.coins, d.drawn_at as "drawnAt"
  from coin_draw d join coin_chain c on c.id = d.chain_id`

/** The draw that a member has already made with this key. */
export const findDrawByKey = (db: Queries, memberId: MemberId, key: string) =>
  db.maybe<CoinDrawRow>(sql`${draws} where d.member_id = ${memberId} and d.request_key = ${key}`)

/** Newest first. */
export const drawList = pagedList<CoinDrawRow, MemberId>({
  from: sql`coin_draw d`,
  where: memberId => sql`d.member_id = ${memberId}`,
  rows: (where, part) => sql`
    ${draws} where ${where} order by d.id desc ${part}`,
})

export const countDrawsOn = async (db: Queries, memberId: MemberId, day: string): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) as count from coin_draw where member_id = ${memberId} and day = ${day}`,
    )
  ).count

type NewDraw = Omit<CoinDrawRow, 'chainEnd' | 'links' | 'commitment'> & {
  readonly memberId: MemberId
  readonly key: string
  readonly day: string
}

export const insertDraw = (tx: Queries, draw: NewDraw) =>
  tx.run(sql`
    insert into coin_draw (id, chain_id, counter, member_id, request_key, word, seed, number, version, place, cost,
      points, coins, day, drawn_at)
    values (${draw.id}, ${draw.chainId}, ${draw.counter}, ${draw.memberId}, ${draw.key}, ${draw.word}, ${draw.seed},
      ${draw.number}, ${draw.version}, ${draw.place}, ${draw.cost}, ${draw.points}, ${draw.coins}, ${draw.day},
      ${timestamp(draw.drawnAt)})`)

/** Totals of a day's draws, over all members. */
export const loadDrawFigures = (db: Queries, day: string) =>
  db.one<{ draws: number; members: number; spent: number; points: number; coins: number }>(sql`
    select count(*) as draws, count(distinct member_id) as members, coalesce(sum(cost), 0)::bigint as spent,
      coalesce(sum(points), 0)::bigint as points, coalesce(sum(coins), 0)::bigint as coins
    from coin_draw where day = ${day}`)

/** How often each prize of these versions was drawn. */
export const countDrawnPrizes = (db: Queries, versions: readonly number[]) =>
  db.many<{ version: number; place: number; count: number }>(sql`
    select version, place, count(*) as count from coin_draw where version = any(${versions}::integer[])
    group by version, place`)
