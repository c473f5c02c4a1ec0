import type { RoundId } from '#domain/ids.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import { type Db, type Queries, sql } from '#server/platform/postgres/postgres.ts'

/**
 * Ends a round with results that the test chooses, as a draw would leave it. Bypasses the trigger that protects draws.
 */
export const endRound = (
  db: Db,
  id: RoundId,
  { draw, results }: { readonly draw: unknown; readonly results: readonly MarketResult[] },
) =>
  db.transaction(async tx => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      update minigame_round set state = 'drawn', closed_at = closes_at, drawn_at = draws_at,
        seed = decode(repeat('ab', 32), 'hex'), commitment = sha256(decode(repeat('ab', 32), 'hex')),
        beacon = decode(repeat('cd', 32), 'hex'),
        draw = ${JSON.stringify(draw)}::jsonb, results = ${JSON.stringify(results)}::jsonb
      where id = ${id}`)
  })

/** Voids a round with an operator's reason. */
export const endVoid = (db: Queries, id: RoundId, reason: string) =>
  db.run(sql`
    update minigame_round set state = 'void', voided_at = draws_at, void_cause = 'operator', void_reason = ${reason}
    where id = ${id}`)

/** Inserts a new version of a game's terms, as an operator's change does. */
export const changeTerms = (db: Queries, gameId: number, change: Readonly<Record<string, unknown>>) =>
  db.run(sql`
    insert into minigame_terms
    select (jsonb_populate_record(t, ${JSON.stringify(change)}::jsonb
      || jsonb_build_object('version', t.version + 1))).*
    from minigame_terms t where t.game_id = ${gameId} order by t.version desc limit 1`)

/** Returns the picks of the bets on a round with their results, the first bet first. */
export const listPicks = (db: Queries, id: RoundId) =>
  db.many<{
    memberId: number
    market: string
    pick: string
    odds: number
    version: number
    word: string
    result: string | null
    extra: number
    status: number
    stake: number
    payout: number | null
  }>(sql`
    select p.member_id as "memberId", p.market, p.pick, p.odds, p.version, p.word, p.result, p.extra, b.status, b.stake,
      b.payout
    from round_pick p join bet b on b.member_id = p.member_id and b.id = p.bet_id
    where p.round_id = ${id} order by p.bet_id`)

/** Returns the payouts on a round: number of postings by bet. */
export const countPayments = async (db: Queries, id: RoundId): Promise<readonly number[]> =>
  (
    await db.many<{ count: number }>(sql`
      select count(l.ref_id) as count from round_pick p
      left join ledger_posting l on l.ref_id = p.bet_id and l.kind = 'bet-settled'
      where p.round_id = ${id} group by p.bet_id order by p.bet_id`)
  ).map(({ count }) => Number(count))

/** Returns when the last bet of a round was paid; null before. */
export const settledAt = async (db: Queries, id: RoundId): Promise<number | null> =>
  (await db.one<{ at: number | null }>(sql`select settled_at as at from minigame_round where id = ${id}`)).at
