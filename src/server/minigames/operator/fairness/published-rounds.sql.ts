import type { BeaconBet, BeaconKind } from '#domain/draws/beacon.ts'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import type { DrandValue } from '#domain/minigames/exported-rounds.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import { partsOfRoundId } from '#domain/minigames/round-times.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'

/** A round as everybody may know it once its time has passed; bytes in hexadecimal digits. */
export type PublishedRow = {
  readonly id: RoundId
  readonly day: string
  readonly number: number
  readonly startsAt: Instant
  readonly closesAt: Instant
  readonly state: 'drawn' | 'void'
  readonly chainEnd: string
  readonly link: number
  readonly commitment: string
  readonly seed: string
  readonly beaconKind: BeaconKind
  readonly beacon: string | null
  readonly beaconSource: DrandValue | null
  readonly draw: unknown
  readonly results: readonly MarketResult[] | null
}

/** The latest rounds of a game whose seeds are told, the newest first. */
export const listPublished = (db: Queries, gameId: MinigameId, limit: number) =>
  db.many<PublishedRow>(sql`
    select r.id, r.day, r.number, r.starts_at as "startsAt", r.closes_at as "closesAt", r.state,
      encode(c.chain_end, 'hex') as "chainEnd", r.link, encode(r.commitment, 'hex') as commitment,
      encode(r.seed, 'hex') as seed, r.beacon_kind as "beaconKind",
      case when r.state = 'drawn' then encode(r.beacon, 'hex') end as beacon, r.beacon_source as "beaconSource",
      r.draw, r.results
    from minigame_round r join minigame_chain c on c.id = r.chain_id
    where r.game_id = ${gameId} and r.seed is not null
    order by r.starts_at desc limit ${limit}`)

/** The bets of rounds as they stand in a beacon: without member, stake and pick. */
export const listBeaconBets = (
  db: Queries,
  rounds: readonly RoundId[],
): Promise<readonly (BeaconBet & { readonly roundId: RoundId })[]> => {
  const starts = rounds.map(id => partsOfRoundId(id).startsAt)
  const at = (edge: number, by: number): string => uuidFloor(instant(edge + by))
  return rounds.length === 0
    ? Promise.resolve([])
    : db.many(sql`
        select p.round_id as "roundId", p.bet_id as "betId", p.word from round_pick p
        where p.round_id = any(${rounds}::bigint[]) and p.bet_id >= ${at(Math.min(...starts), -2 * DAY)}::uuid
          and p.bet_id < ${at(Math.max(...starts), 2 * DAY)}::uuid`)
}
