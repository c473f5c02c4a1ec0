import type { MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import type { RoundRow } from '../rounds/rounds.sql.ts'

/** Rounds of games that begin in a time range, the end exclusive. */
export type RoundSpan = {
  readonly gameIds: readonly MinigameId[]
  readonly from: Instant
  readonly before: Instant
  /** Only drawn and void rounds. */
  readonly finished?: boolean
}

export type ResultRow = Pick<
  RoundRow,
  | 'id'
  | 'gameId'
  | 'day'
  | 'number'
  | 'startsAt'
  | 'closesAt'
  | 'drawsAt'
  | 'state'
  | 'link'
  | 'commitment'
  | 'beaconKind'
  | 'beacon'
  | 'beaconSource'
  | 'seed'
  | 'draw'
  | 'results'
  | 'voidCause'
  | 'voidReason'
>

const columns = sql`r.id, r.game_id as "gameId", r.day, r.number, r.starts_at as "startsAt", r.closes_at as "closesAt", r.draws_at as "drawsAt",
  r.state, r.link, r.commitment, r.beacon_kind as "beaconKind", r.beacon, r.beacon_source as "beaconSource", r.seed,
  r.draw, r.results, r.void_cause as "voidCause", r.void_reason as "voidReason"`

const within = ({ gameIds, from, before, finished = false }: RoundSpan): Sql => sql`
  r.game_id = any(${gameIds}::integer[]) and r.starts_at >= ${timestamp(from)} and r.starts_at < ${timestamp(before)}
  and (not ${finished}::boolean or r.state in ('drawn', 'void'))`

/** Newest first. */
export const resultList = pagedList<ResultRow, RoundSpan>({
  from: sql`minigame_round r`,
  where: within,
  rows: (where, part) => sql`
    select ${columns} from minigame_round r where ${where}
    order by r.starts_at desc, r.game_id ${part}`,
})

export type ExportRow = ResultRow & { readonly chainEnd: Buffer }

/** Ordered by start, each with the end of its chain. */
export const listForExport = (db: Queries, span: RoundSpan) =>
  db.many<ExportRow>(sql`
    select ${columns}, c.chain_end as "chainEnd"
    from minigame_round r join minigame_chain c on c.id = r.chain_id
    where ${within(span)} order by r.starts_at`)

export type PublishedBet = { readonly drawId: RoundId; readonly betId: string; readonly word: string }

/** Pairs of a draw and a round that it decided. */
export type DecidedRounds = readonly { readonly drawId: RoundId; readonly roundId: RoundId }[]

/** The bets used in draws, as published: without member, stake and pick. */
export const listPublishedBets = (db: Queries, rounds: DecidedRounds, limit: number) =>
  db.many<PublishedBet>(sql`
    select d.draw_id as "drawId", p.bet_id as "betId", p.word
    from unnest(${rounds.map(({ drawId }) => drawId)}::bigint[], ${rounds.map(({ roundId }) => roundId)}::bigint[])
      d (draw_id, round_id)
    join round_pick p on p.round_id = d.round_id
    order by d.draw_id, p.bet_id limit ${limit}`)
