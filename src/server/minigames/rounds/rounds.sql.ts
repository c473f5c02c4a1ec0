import type { BeaconBet, BeaconKind } from '#domain/draws/beacon.ts'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { VoidCause } from '#domain/minigames/house/void-cause-words.ko.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import { partsOfRoundId, type RoundTimes } from '#domain/minigames/round-times.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type RoundState = 'open' | 'closed' | 'drawn' | 'void'

export type RoundRow = RoundTimes & {
  readonly gameId: MinigameId
  readonly state: RoundState
  /** Version of the game's terms under which it was opened. */
  readonly termsVersion: number
  readonly chainId: number
  readonly link: number
  /** The link before its own, public when it opened. */
  readonly commitment: Buffer
  readonly beaconKind: BeaconKind
  /** Link 0 of the keeper's chain, for two keepers. */
  readonly keeperEnd: Buffer | null
  /** Digest of its bets, fixed at closing, for two keepers. */
  readonly betsDigest: Buffer | null
  /** Fixed at closing; for an outside beacon with the draw. */
  readonly beacon: Buffer | null
  readonly beaconSource: unknown
  /** Published with the draw, never before. */
  readonly seed: Buffer | null
  readonly draw: unknown
  readonly results: readonly MarketResult[] | null
  readonly drawnAt: Instant | null
  readonly settledAt: Instant | null
  readonly voidedAt: Instant | null
  readonly voidCause: VoidCause | null
  readonly voidReason: string | null
}

const columns = sql`r.id, r.game_id as "gameId", r.day, r.number, r.starts_at as "startsAt", r.closes_at as "closesAt",
  r.draws_at as "drawsAt", r.state, r.terms_version as "termsVersion", r.chain_id as "chainId", r.link, r.commitment,
  r.beacon_kind as "beaconKind", r.keeper_end as "keeperEnd", r.bets_digest as "betsDigest", r.beacon, r.beacon_source as "beaconSource", r.seed, r.draw, r.results,
  r.drawn_at as "drawnAt", r.settled_at as "settledAt", r.voided_at as "voidedAt", r.void_cause as "voidCause",
  r.void_reason as "voidReason"`

/** Rounds by id; the starts in the ids select their months' partitions. */
export const listRounds = (db: Queries, ids: readonly RoundId[]) =>
  db.many<RoundRow>(sql`
    select ${columns} from minigame_round r
    where r.id = any(${ids}::bigint[]) and r.starts_at = any(${startsOf(ids)}::timestamptz[])
    order by r.id`)

/** Rounds with something to do: open or closed ones, and void ones whose seed is not public yet. */
export const listWaitingRounds = (db: Queries) =>
  db.many<RoundRow>(sql`
    select ${columns} from minigame_round r
    where (r.settled_at is null or r.seed is null)
      and (r.state in ('open', 'closed') or r.state = 'void' and r.seed is null)
    order by r.id`)

/** Rounds of these games that run or wait for their draws, by start. */
export const listRunningRounds = (db: Queries, gameIds: readonly MinigameId[], since: Instant) =>
  db.many<RoundRow>(sql`
    select ${columns} from minigame_round r
    where r.game_id = any(${gameIds}::integer[]) and r.starts_at >= ${timestamp(since)}
      and r.state in ('open', 'closed')
    order by r.starts_at, r.id`)

/** A game's latest draws, newest first. */
export const listDrawnRounds = (db: Queries, gameId: MinigameId, limit: number) =>
  db.many<RoundRow>(sql`
    select ${columns} from minigame_round r
    where r.game_id = ${gameId} and r.state = 'drawn' order by r.starts_at desc limit ${limit}`)

/** The last drawn round of each game. */
export const listLastDrawn = (db: Queries, gameIds: readonly MinigameId[]) =>
  db.many<RoundRow>(sql`
    select r.* from unnest(${gameIds}::integer[]) game (id)
    cross join lateral (
      select ${columns} from minigame_round r
      where r.game_id = game.id and r.state = 'drawn' order by r.starts_at desc limit 1
    ) r`)

/** Results of the last draws of each game, newest first within a game. */
export const listLastResults = (db: Queries, gameIds: readonly MinigameId[], limit: number) =>
  db.many<Pick<RoundRow, 'id' | 'gameId' | 'number' | 'results'>>(sql`
    select r.* from unnest(${gameIds}::integer[]) game (id)
    cross join lateral (
      select r.id, r.game_id as "gameId", r.number, r.results from minigame_round r
      where r.game_id = game.id and r.state = 'drawn' order by r.starts_at desc limit ${limit}
    ) r`)

/** A new round. */
export type NewRound = RoundTimes &
  Pick<RoundRow, 'gameId' | 'termsVersion' | 'chainId' | 'link' | 'beaconKind'> & {
    /** Hexadecimal. */
    readonly commitment: string
    /** Hexadecimal; null without a second keeper. */
    readonly keeperEnd: string | null
  }

/** Inserts rounds, whose links have just been assigned in this transaction. */
export const insertRounds = (tx: Tx, rounds: readonly NewRound[]) =>
  tx.run(sql`
    insert into minigame_round (id, game_id, day, number, starts_at, closes_at, draws_at, terms_version, chain_id, link,
      commitment, beacon_kind, keeper_end)
    select n.id, n."gameId", n.day, n.number, to_timestamp(n."startsAt" / 1000.0), to_timestamp(n."closesAt" / 1000.0),
      to_timestamp(n."drawsAt" / 1000.0), n."termsVersion", n."chainId", n.link, decode(n.commitment, 'hex'), n."beaconKind",
      decode(n."keeperEnd", 'hex')
    from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb)
      as n (id bigint, "gameId" integer, day date, number integer, "startsAt" bigint, "closesAt" bigint, "drawsAt" bigint,
        "termsVersion" integer, "chainId" bigint, link integer, commitment text, "beaconKind" text,
        "keeperEnd" text)`)

/** Rounds that share a draw, for closing. */
export type Closing = {
  /** The round of the game that draws; it need not exist. */
  readonly gate: RoundId
  /** First line of the beacon's text up to the number of bets (docs/fairness.md). */
  readonly head: string
  /** All rounds that this draw decides. */
  readonly rounds: readonly RoundId[]
}

/**
 * Closes the open rounds among these and fixes the built-in beacon over all bets of all rounds that share a draw: the
 * text of docs/fairness.md, byte by byte. Call only under the gates of all of them. Returns the ids of the closed
 * rounds.
 */
export const closeRounds = async (
  tx: Tx,
  closings: readonly Closing[],
  at: Instant,
): Promise<readonly RoundId[]> => {
  const members = closings.flatMap(({ gate, rounds }) => rounds.map(round => ({ gate, round })))
  const closed = await tx.many<{ id: RoundId }>(sql`
    with draw as (
      select * from unnest(${closings.map(({ gate }) => gate)}::bigint[], ${closings.map(({ head }) => head)}::text[])
        d (gate, head)
    ), member as (
      select * from unnest(${members.map(({ gate }) => gate)}::bigint[],
        ${members.map(({ round }) => round)}::bigint[],
        ${startsOf(members.map(({ round }) => round))}::timestamptz[]) m (gate, round, starts_at)
    ), bets as (
      select m.gate, count(*) as count,
        string_agg(p.bet_id::text || ':' || encode(convert_to(p.word, 'UTF8'), 'hex') || E'\n', '' order by p.bet_id)
          as lines
      from member m join round_pick p on p.round_id = m.round
      group by m.gate
    ), beacon as (
      select d.gate,
        sha256(convert_to(d.head || coalesce(b.count, 0) || E'\n' || coalesce(b.lines, ''), 'UTF8')) as bytes
      from draw d left join bets b on b.gate = d.gate
    )
    update minigame_round r
    set state = 'closed', closed_at = ${timestamp(at)},
      beacon = case r.beacon_kind when 'bets' then beacon.bytes end,
      bets_digest = case r.beacon_kind when 'keeper' then beacon.bytes end
    from member m join beacon on beacon.gate = m.gate
    where r.id = m.round and r.starts_at = m.starts_at and r.state = 'open'
    returning r.id`)
  return closed.map(({ id }) => id)
}

/** The bets of these rounds, as they are part of the beacon; read for the keeper after closing. */
export const listBeaconBets = (db: Queries, ids: readonly RoundId[]) =>
  db.many<BeaconBet>(sql`
    select p.bet_id as "betId", p.word from round_pick p where p.round_id = any(${ids}::bigint[])`)

/** Draw and results of a round; bytes are hexadecimal. */
export type DrawnRound = Pick<RoundTimes, 'id' | 'startsAt'> & {
  readonly seed: string
  readonly beacon: string
  readonly beaconSource: unknown
  readonly draw: unknown
  readonly results: readonly MarketResult[]
}

/** Draws due rounds, each once: seed, beacon, draw and results in one statement. Returns the drawn ones. */
export const drawRounds = async (
  tx: Tx,
  rounds: readonly DrawnRound[],
  at: Instant,
): Promise<readonly RoundId[]> => {
  const drawn = await tx.many<{ id: RoundId }>(sql`
    update minigame_round r
    set state = 'drawn', drawn_at = ${timestamp(at)}, seed = decode(d.seed, 'hex'), beacon = decode(d.beacon, 'hex'),
      beacon_source = d."beaconSource", draw = d.draw, results = d.results
    from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb)
      as d (id bigint, "startsAt" bigint, seed text, beacon text, "beaconSource" jsonb, draw jsonb, results jsonb)
    where r.id = d.id and r.starts_at = to_timestamp(d."startsAt" / 1000.0) and r.state = 'closed'
      and r.draws_at <= ${timestamp(at)}
    returning r.id`)
  return drawn.map(({ id }) => id)
}

/** Voids undrawn rounds; their stakes will be refunded. Returns the voided ones. */
export const voidRounds = async (
  tx: Tx,
  ids: readonly RoundId[],
  { cause, reason = null, at }: { cause: VoidCause; reason?: string | null; at: Instant },
): Promise<readonly RoundId[]> => {
  const voided = await tx.many<{ id: RoundId }>(sql`
    update minigame_round r set state = 'void', voided_at = ${timestamp(at)}, void_cause = ${cause}, void_reason = ${reason}
    where r.id = any(${ids}::bigint[]) and r.starts_at = any(${startsOf(ids)}::timestamptz[])
      and r.state in ('open', 'closed')
    returning r.id`)
  return voided.map(({ id }) => id)
}

/** Publishes the seeds of void rounds whose time has passed, so that no link of a chain stays secret. */
export const tellSeeds = (
  tx: Tx,
  seeds: readonly (Pick<RoundTimes, 'id' | 'startsAt'> & { readonly seed: string })[],
  at: Instant,
) =>
  tx.run(sql`
    update minigame_round r set seed = decode(s.seed, 'hex')
    from jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as s (id bigint, "startsAt" bigint, seed text)
    where r.id = s.id and r.starts_at = to_timestamp(s."startsAt" / 1000.0) and r.state = 'void' and r.seed is null
      and r.draws_at <= ${timestamp(at)}`)

/** Marks rounds as settled: every bet is paid or refunded. */
export const markSettled = (tx: Queries, ids: readonly RoundId[], at: Instant): Promise<number> =>
  tx.run(sql`
    update minigame_round r set settled_at = ${timestamp(at)}
    where r.id = any(${ids}::bigint[]) and r.starts_at = any(${startsOf(ids)}::timestamptz[])
      and r.state in ('drawn', 'void') and r.settled_at is null`)

/** Sums of a round. */
export type RoundSum = Pick<RoundTimes, 'id' | 'startsAt'> & {
  readonly bets: number
  readonly stakes: number
  readonly paid: number
}

/** Marks settled rounds as counted in the sums of the returns, with their bets, stakes and payouts. */
export const noteCounted = (tx: Tx, rounds: readonly RoundSum[]) =>
  tx.run(sql`
    update minigame_round r set bets = c.bets, stakes = c.stakes, paid = c.paid
    from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb)
      as c (id bigint, "startsAt" bigint, bets integer, stakes bigint, paid bigint)
    where r.id = c.id and r.starts_at = to_timestamp(c."startsAt" / 1000.0)`)

/** Finished rounds whose bets are not all paid or refunded, oldest first. */
export const listUnsettledRounds = (db: Queries, limit: number) =>
  db.many<RoundRow>(sql`
    select ${columns} from minigame_round r
    where r.settled_at is null and r.state in ('drawn', 'void')
    order by r.draws_at, r.id limit ${limit}`)

/** Starts by id. Rounds of two games may begin at the same time, so rows must match the pair of start and id. */
const startsOf = (ids: readonly RoundId[]): string[] => ids.map(id => timestamp(partsOfRoundId(id).startsAt))
