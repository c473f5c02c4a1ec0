import type { MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { VoidCause } from '#domain/minigames/house/void-cause-words.ko.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import { partsOfRoundId } from '#domain/minigames/round-times.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import type { RoundState } from '../../rounds/rounds.sql.ts'

export type DeskRoundRow = {
  readonly id: RoundId
  readonly gameId: MinigameId
  readonly day: string
  readonly number: number
  readonly startsAt: Instant
  readonly closesAt: Instant
  readonly drawsAt: Instant
  readonly state: RoundState
  readonly draw: unknown
  readonly results: readonly MarketResult[] | null
  /** Bets, stakes and payouts once counted; null before. */
  readonly bets: number | null
  readonly stakes: number | null
  readonly paid: number | null
}

const columns = sql`r.id, r.game_id as "gameId", r.day, r.number, r.starts_at as "startsAt", r.closes_at as "closesAt",
  r.draws_at as "drawsAt", r.state, r.draw, r.results, r.bets, r.stakes, r.paid`

export type RoundFilter = {
  readonly gameId: MinigameId
  /** A day in Seoul. */
  readonly day: string
  readonly state: RoundState | undefined
}

const found = ({ gameId, day, state }: RoundFilter): Sql => sql`
  r.game_id = ${gameId} and r.day = ${day}::date
  -- A day of rounds lies in one month or two: Seoul's begins nine hours before.
  and r.starts_at >= ${day}::date - interval '1 day' and r.starts_at < ${day}::date + interval '1 day'
  and (${state ?? null}::text is null or r.state = ${state ?? null}::text)`

/** Rounds of a game's day, newest first. */
export const dayRoundList = pagedList<DeskRoundRow, RoundFilter>({
  from: sql`minigame_round r`,
  where: found,
  rows: (where, part) => sql`
    select ${columns} from minigame_round r where ${where}
    order by r.number desc ${part}`,
})

/** All publishable data of a round; the inputs of its draw only once it is drawn. */
export type RoundDetailRow = DeskRoundRow & {
  readonly termsVersion: number
  readonly commitment: string
  readonly chainEnd: string
  readonly link: number
  readonly beaconKind: string
  readonly beacon: string | null
  readonly seed: string | null
  readonly closedAt: Instant | null
  readonly drawnAt: Instant | null
  readonly settledAt: Instant | null
  readonly voidedAt: Instant | null
  readonly voidCause: VoidCause | null
  readonly voidReason: string | null
}

export const findRoundDetail = (db: Queries, id: RoundId) =>
  db.maybe<RoundDetailRow>(sql`
    select ${columns}, r.terms_version as "termsVersion", encode(r.commitment, 'hex') as commitment,
      encode(c.chain_end, 'hex') as "chainEnd", r.link, r.beacon_kind as "beaconKind",
      case when r.state = 'drawn' then encode(r.beacon, 'hex') end as beacon, encode(r.seed, 'hex') as seed,
      r.closed_at as "closedAt", r.drawn_at as "drawnAt", r.settled_at as "settledAt", r.voided_at as "voidedAt",
      r.void_cause as "voidCause", r.void_reason as "voidReason"
    from minigame_round r join minigame_chain c on c.id = r.chain_id
    where r.id = ${id} and r.starts_at = ${timestamp(partsOfRoundId(id).startsAt)}`)

/** The running round of each of these games. */
export const listRunning = (db: Queries, gameIds: readonly MinigameId[], at: Instant) =>
  db.many<DeskRoundRow>(sql`
    select r.* from unnest(${gameIds}::integer[]) game (id)
    cross join lateral (
      select ${columns} from minigame_round r
      where r.game_id = game.id and r.starts_at <= ${timestamp(at)}
        and r.starts_at > ${timestamp(at)}::timestamptz - interval '1 hour' and r.draws_at > ${timestamp(at)}
      order by r.starts_at desc limit 1
    ) r`)

/** Start of a game's newest round. */
export const findLastStart = async (db: Queries, gameId: MinigameId, since: Instant) =>
  (
    await db.one<{ startsAt: Instant | null }>(sql`
      select max(starts_at) as "startsAt" from minigame_round
      where game_id = ${gameId} and starts_at >= ${timestamp(since)}`)
  ).startsAt
