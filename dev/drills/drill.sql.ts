import { type Db, sql } from '#server/platform/postgres/postgres.ts'

/** State of the live matches that are priced in play. */
export type LiveStand = {
  readonly live: number
  /** Number of matches that accept bets. */
  readonly open: number
  readonly silenced: number
  /** Age in seconds of the oldest feed message, over open matches only. */
  readonly oldestOpen: number | null
}

export const readLiveStand = (db: Db): Promise<LiveStand> =>
  db.one<LiveStand>(sql`
    select count(*) as live, count(*) filter (where not f.suspended) as open,
           count(*) filter (where f.live_stop = 'silence') as silenced,
           (extract(epoch from clock_timestamp() - min(p.heard_at) filter (where not f.suspended)))::float8
             as "oldestOpen"
    from fixture f join fixture_pulse p on p.fixture_id = f.id where f.status = 'live'`)
