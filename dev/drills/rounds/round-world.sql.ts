import type { MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import { type Db, type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A pick to bet on, with its odds in hundredths. */
export type OfferedPick = { readonly market: string; readonly pick: string; readonly odds: number }

export type ManyBets = {
  readonly gameId: MinigameId
  readonly roundId: RoundId
  /** The round whose gate is held. */
  readonly gate: RoundId
  readonly picks: readonly OfferedPick[]
  readonly bets: number
  /** Skips this many members. */
  readonly from: number
  readonly now: Instant
}

const STAKE = 10_000
const BETS_A_CALL = 10_000

/**
 * Inserts accepted bets of 10,000 won on a round, over the members and the picks in turn. The rows equal those of a
 * booking: inserted under the gate, and only while the round is open. Returns their number.
 */
export async function insertRoundBets(db: Db, { bets, from, ...one }: ManyBets): Promise<number> {
  let inserted = 0
  for (let begun = 0; begun < bets; begun += BETS_A_CALL) {
    const limit = Math.min(BETS_A_CALL, bets - begun)
    inserted += await insertSome(db, { ...one, from: from + begun, bets: limit })
  }
  return inserted
}

const insertSome = (db: Db, { gameId, roundId, gate, picks, bets, from, now }: ManyBets) =>
  db.transaction(async tx => {
    await tx.many(sql`select pg_advisory_xact_lock_shared(${gate}::bigint)`)
    const open = await tx.maybe(sql`select from minigame_round where id = ${roundId} and state = 'open'`)
    if (!open) return 0
    const { count } = await tx.one<{ count: number }>(sql`
      with bettor as materialized (
        select row_number() over (order by m.id) as ord, m.id as member_id, uuidv7() as bet_id
        from (
          select id from member where user_id like 'bettor%' order by id offset ${from}::integer limit ${bets}::integer
        ) m
      ), columns as (
        select array_agg(bet_id order by ord) as refs, array_agg('bet'::text) as kinds, array_agg(0) as zeros,
          array_agg(ledger_wallet(member_id) order by ord) as wallets,
          array_agg(ledger_account_id('house:open-stakes')) as house, array_agg(${STAKE}::bigint) as stakes
        from bettor
      ), posted as materialized (
        select p.ord from columns c, ledger_post(c.refs, c.kinds, c.zeros, c.zeros, c.wallets, c.house, c.stakes,
          ${timestamp(now)}::timestamptz, 'member') p where p.state = 'booked'
      ), placed as materialized (
        select b.bet_id, b.member_id, pick.* from bettor b join posted p on p.ord = b.ord
        join unnest(${picks.map(({ market }) => market)}::text[], ${picks.map(({ pick }) => pick)}::text[],
          ${picks.map(({ odds }) => odds)}::integer[]) with ordinality pick (market, pick, odds, place)
          on pick.place = 1 + b.ord % ${picks.length}::integer
      ), new_bet as (
        insert into bet (id, member_id, game_type, detail_type, style, stake, total_odds, winnings, winnings_max,
          fixtures, placed_at, payout_rule)
        select p.bet_id, p.member_id, 3, 7, 'KR', ${STAKE}, p.odds, ${STAKE / 100} * p.odds, 1000000000,
          array[${roundId}::bigint], ${timestamp(now)}::timestamptz, 1
        from placed p
      ), new_pick as (
        insert into round_pick (bet_id, member_id, round_id, game_id, market, pick, odds, version)
        select p.bet_id, p.member_id, ${roundId}, ${gameId}, p.market, p.pick, p.odds, 1 from placed p
      )
      select count(*) as count from placed`)
    return count
  })

/** A round with its published data. */
export type SeenRound = {
  readonly id: RoundId
  readonly state: string
  readonly draw: unknown
  readonly results: readonly MarketResult[] | null
  readonly settled: boolean
}

/** Returns the rounds that have bets. */
export const listBettedRounds = (db: Queries) =>
  db.many<SeenRound>(sql`
    select r.id, r.state, r.draw, r.results, r.settled_at is not null as settled
    from minigame_round r where exists (select from round_pick p where p.round_id = r.id) order by r.id`)

/** Stage of a round: still open after its closing time, closed, drawn without payments, partly paid. */
export type Stage = 'late' | 'closed' | 'drawn' | 'paying'

/** Returns the stages of rounds whose bets are not all settled. Running rounds are excluded. */
export const listStages = async (db: Queries, at: Instant): Promise<readonly Stage[]> => {
  const rounds = await db.many<{ stage: Stage }>(sql`
    select case r.state when 'open' then 'late' when 'closed' then 'closed'
      else case when bool_or(b.status <> 0) then 'paying' else 'drawn' end end as stage
    from minigame_round r join round_pick p on p.round_id = r.id
    join bet b on b.member_id = p.member_id and b.id = p.bet_id
    where r.settled_at is null and r.closes_at <= ${timestamp(at)}::timestamptz
    group by r.id, r.state having bool_or(b.status = 0)`)
  return rounds.map(({ stage }) => stage)
}

/** A bet on a round, with the payout in the ledger. */
export type PaidBet = {
  readonly betId: string
  readonly roundId: RoundId
  readonly market: string
  readonly pick: string
  readonly odds: number
  readonly stake: number
  readonly status: number
  readonly payout: number | null
  readonly payments: number
  readonly paid: number
}

export const listPaidBets = (db: Queries) =>
  db.many<PaidBet>(sql`
    select p.bet_id as "betId", p.round_id as "roundId", p.market, p.pick, p.odds, b.stake, b.status, b.payout,
      (select count(*) from ledger_posting l where l.ref_id = p.bet_id and l.kind = 'bet-settled') as payments,
      coalesce((select sum(l.amount) from ledger_posting l where l.ref_id = p.bet_id and l.kind = 'bet-settled'), 0)::bigint
        as paid
    from round_pick p join bet b on b.member_id = p.member_id and b.id = p.bet_id`)
