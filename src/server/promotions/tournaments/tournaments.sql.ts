import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { PlacePrize } from '#domain/promotions/place-prizes.ts'
import {
  PRIZES_WAIT,
  type TournamentProduct,
  type TournamentRule,
  type TournamentState,
  type TournamentTimes,
} from '#domain/promotions/tournament.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Tournament fields that operators write. */
export type TournamentDraft = {
  readonly product: TournamentProduct
  readonly title: string
  readonly rule: TournamentRule
  readonly stakeMin: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly prizes: readonly PlacePrize[]
}

export type StoredTournament = TournamentDraft &
  TournamentTimes & {
    readonly id: number
    /** Reference under which its prizes are posted. */
    readonly prizeRef: string
    readonly createdAt: Instant
    /** Login name of the operator; null for a default tournament. */
    readonly operator: string | null
  }

const columns = sql`
  t.id, t.product, t.title, t.rule, t.stake_min as "stakeMin", t.starts_at as "startsAt", t.ends_at as "endsAt",
  t.prize_ref as "prizeRef", t.created_at as "createdAt", t.cancelled_at as "cancelledAt", t.paid_at as "paidAt",
  (select m.user_id from member m where m.id = t.operator_id) as operator,
  (select coalesce(json_agg(json_build_object('from', p.from_place, 'to', p.to_place, 'points', p.points)
    order by p.from_place), '[]') from tournament_prize p where p.tournament_id = t.id) as prizes`

export const findTournament = (db: Queries, id: number) =>
  db.maybe<StoredTournament>(sql`select ${columns} from tournament t where t.id = ${id}`)

/** Locks a tournament until the transaction ends. */
export const lockTournament = (tx: Tx, id: number) =>
  tx.maybe<StoredTournament>(sql`select ${columns} from tournament t where t.id = ${id} for update of t`)

/** Locks all tournaments that have begun and are not over, in one order. */
export const lockCounting = (tx: Tx, now: Instant) =>
  tx.many<StoredTournament>(sql`
    select ${columns} from tournament t
    where t.paid_at is null and t.cancelled_at is null and t.starts_at <= ${timestamp(now)}
    order by t.id for update of t`)

export const findKeyedTournament = (db: Queries, operatorId: MemberId, key: string) =>
  db.maybe<StoredTournament>(
    sql`select ${columns} from tournament t where t.operator_id = ${operatorId} and t.key = ${key}`,
  )

/** Tournaments whose prizes are due. */
export const listDue = (db: Queries, now: Instant) =>
  db.many<{ id: number }>(sql`
    select id from tournament
    where paid_at is null and cancelled_at is null and ends_at <= ${timestamp(instant(now - PRIZES_WAIT))}
    order by ends_at, id`)

type Keyed = TournamentDraft & {
  readonly operatorId: MemberId | null
  readonly key: string | null
  readonly prizeRef: string
}

/** Inserts a tournament and returns its id; undefined if the operator has used the key before. */
export async function insertTournament(tx: Tx, draft: Keyed, now: Instant): Promise<number | undefined> {
  const written = await tx.maybe<{ id: number }>(sql`
    insert into tournament (product, title, rule, stake_min, starts_at, ends_at, prize_ref, operator_id, key, created_at)
    values (${draft.product}, ${draft.title}, ${draft.rule}, ${draft.stakeMin}, ${timestamp(draft.startsAt)},
      ${timestamp(draft.endsAt)}, ${draft.prizeRef}, ${draft.operatorId}, ${draft.key}, ${timestamp(now)})
    on conflict (operator_id, key) do nothing
    returning id`)
  if (written) await putPrizes(tx, written.id, draft.prizes)
  return written?.id
}

export async function updateTournament(tx: Tx, id: number, draft: TournamentDraft): Promise<void> {
  await tx.run(sql`
    update tournament set product = ${draft.product}, title = ${draft.title}, rule = ${draft.rule},
      stake_min = ${draft.stakeMin}, starts_at = ${timestamp(draft.startsAt)}, ends_at = ${timestamp(draft.endsAt)}
    where id = ${id}`)
  await tx.run(sql`delete from tournament_prize where tournament_id = ${id}`)
  await putPrizes(tx, id, draft.prizes)
}

const putPrizes = (tx: Tx, id: number, prizes: readonly PlacePrize[]) =>
  tx.run(sql`
    insert into tournament_prize (tournament_id, from_place, to_place, points)
    select ${id}::bigint, u.* from unnest(${prizes.map(({ from }) => from)}::smallint[],
      ${prizes.map(({ to }) => to)}::smallint[], ${prizes.map(({ points }) => points)}::bigint[]) u`)

export const markCancelled = (tx: Tx, id: number, at: Instant) =>
  tx.run(sql`update tournament set cancelled_at = ${timestamp(at)} where id = ${id}`)

export const markPaid = (tx: Tx, id: number, at: Instant) =>
  tx.run(sql`update tournament set paid_at = ${timestamp(at)} where id = ${id}`)

export const hasTournaments = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from tournament limit 1`)).length > 0

export const lockTournaments = (tx: Tx) => tx.run(sql`lock table tournament in share row exclusive mode`)

export type TournamentFilter = {
  readonly product?: TournamentProduct | undefined
  readonly state?: TournamentState | undefined
  /** Excludes tournaments cancelled before they began, which members cannot see. */
  readonly begun?: boolean
  readonly now: Instant
}

const going = sql`t.paid_at is null and t.cancelled_at is null`

function stateIs(state: TournamentState, now: Instant): Sql {
  const at = timestamp(now)
  switch (state) {
    case 'cancelled':
      return sql`t.cancelled_at is not null`
    case 'paid':
      return sql`t.paid_at is not null`
    case 'coming':
      return sql`${going} and t.starts_at > ${at}`
    case 'running':
      return sql`${going} and t.starts_at <= ${at} and t.ends_at > ${at}`
    case 'counting':
      return sql`${going} and t.ends_at <= ${at}`
  }
}

const conditionOf = ({ product, state, begun, now }: TournamentFilter): Sql =>
  allOf(
    product !== undefined && sql`t.product = ${product}`,
    state !== undefined && stateIs(state, now),
    begun && sql`(t.cancelled_at is null or t.cancelled_at >= t.starts_at)`,
  )

/** A page: running ones by end, those being counted, future ones, then past ones, latest first. */
export const tournamentList = pagedList<StoredTournament, TournamentFilter>({
  from: sql`tournament t`,
  where: conditionOf,
  rows: (where, part, { now }) => sql`
    select ${columns} from tournament t where ${where}
    order by case when not (${going}) then 4 when t.starts_at > ${timestamp(now)} then 3
      when t.ends_at <= ${timestamp(now)} then 2 else 1 end,
      case when ${going} then t.ends_at end, t.ends_at desc, t.id
    ${part}`,
})
