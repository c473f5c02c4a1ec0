import type { CountReason } from '#domain/cashier/turnover/count-bet.ts'
import type { Fill, Requirement, RequirementState } from '#domain/cashier/turnover/fill-requirements.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Cause of a requirement. */
export type RequirementCause = 'deposit' | 'bonus' | 'conversion' | 'coupon' | 'operator'

export type NewRequirement = {
  readonly memberId: MemberId
  readonly at: Instant
  readonly cause: RequirementCause
  readonly ref: string
  readonly title: string
  readonly amount: number
  readonly percent: number
  readonly needed: number
}

/** Whether a new one was inserted; one operation opens one requirement. */
export const insertRequirement = async (tx: Tx, row: NewRequirement): Promise<boolean> =>
  (await tx.run(sql`
    insert into turnover_requirement (member_id, opened_at, cause, ref_id, title, amount, percent, needed)
    values (${row.memberId}, ${timestamp(row.at)}, ${row.cause}, ${row.ref}, ${row.title}, ${row.amount}, ${row.percent},
      ${row.needed})
    on conflict (ref_id, cause) do nothing`)) > 0

/** Ends an open or met requirement because its operation was taken back; returns its member if there was one. */
export const reverseRequirementRow = (tx: Tx, ref: string, cause: RequirementCause, at: Instant) =>
  tx.maybe<{ memberId: MemberId }>(sql`
    update turnover_requirement set state = 'reversed', ended_at = ${timestamp(at)}
    where ref_id = ${ref} and cause = ${cause} and state in ('open', 'met')
    returning member_id as "memberId"`)

/** A bet that ended, or whose end changed, of a member with turnover. */
export type EndedBet = {
  readonly memberId: MemberId
  readonly betId: BetId
  readonly at: Instant
  readonly statusCode: number
  readonly stake: number
  readonly gameType: number
  readonly legs: number | null
  readonly totalOdds: number
  readonly bothSides: boolean
  /** Amount that the bet counted before, in won; null if it has not been counted yet. */
  readonly before: number | null
}

/** Whether the member has another bet on the other side of one of the bet's markets, neither cancelled nor void. */
const isBothSides: Sql = sql`
  case when b.game_type in (1, 2, 4) then exists (
    select from bet_leg own
    join bet_leg other on other.fixture_id = own.fixture_id and other.member_id = own.member_id
      and other.bet_id <> own.bet_id and other.market_id = own.market_id and other.pick <> own.pick
      and abs(coalesce(other.line, 0)) = abs(coalesce(own.line, 0))
    join bet o on o.member_id = other.member_id and o.id = other.bet_id and o.status not in (-1, 3)
    where own.fixture_id = any(b.fixtures) and own.member_id = b.member_id and own.bet_id = b.id)
  when b.game_type = 3 then exists (
    select from round_pick own
    join round_pick other on other.round_id = own.round_id and other.member_id = own.member_id
      and other.bet_id <> own.bet_id and other.market = own.market and other.pick <> own.pick
    join bet o on o.member_id = other.member_id and o.id = other.bet_id and o.status not in (-1, 3)
    where own.round_id = any(b.fixtures) and own.member_id = b.member_id and own.bet_id = b.id)
  else false end`

/** Ended bets of members with an open requirement, and ended bets already counted, in order. */
export const listCountable = (tx: Tx, ended: Sql) =>
  tx.many<EndedBet>(sql`
    with ${ended}, concerned as materialized (
      select e.*, known.counted as before
      from ended e left join turnover_bet known on known.member_id = e.member_id and known.bet_id = e.id
      where known.bet_id is not null or exists (
        select from turnover_requirement r
        where r.member_id = e.member_id and r.state = 'open' and r.opened_at <= e.at)
    )
    select c.member_id as "memberId", c.id as "betId", c.at, c.status as "statusCode", c.stake, b.game_type as "gameType",
      b.leg_count as legs, b.total_odds as "totalOdds", ${isBothSides} as "bothSides", c.before
    from concerned c join bet b on b.member_id = c.member_id and b.id = c.id
    order by c.n`)

export type RequirementRow = Omit<Requirement, 'openedAt'> & {
  readonly memberId: MemberId
  readonly openedAt: Instant
}

/** Locks the members' open requirements, and those that the bets have filled, oldest first. */
export const lockRequirements = (tx: Tx, members: readonly MemberId[], bets: readonly BetId[]) =>
  tx.many<RequirementRow>(sql`
    select id, member_id as "memberId", opened_at as "openedAt", needed, done, state from turnover_requirement
    where member_id = any(${members}::bigint[]) and (state = 'open'
      or id in (select requirement_id from turnover_fill where bet_id = any(${bets}::uuid[])))
    order by member_id, id for no key update`)

export const listFills = (tx: Tx, bets: readonly BetId[]) =>
  tx.many<Fill & { readonly betId: BetId }>(sql`
    select bet_id as "betId", requirement_id as "requirementId", amount from turnover_fill
    where bet_id = any(${bets}::uuid[]) order by bet_id, requirement_id`)

export type DoneRow = Pick<Requirement, 'id' | 'done' | 'state'>

/** Stores the progress of requirements; a met one ends now. */
export const putDone = (tx: Tx, rows: readonly DoneRow[], at: Instant) =>
  tx.run(sql`
    update turnover_requirement r set done = u.done, state = u.state,
      ended_at = case when u.state = 'open' then null else coalesce(r.ended_at, ${timestamp(at)}) end
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ done }) => done)}::bigint[],
      ${rows.map(({ state }) => state)}::text[]) u (id, done, state)
    where r.id = u.id`)

export type CountedRow = {
  readonly memberId: MemberId
  readonly betId: BetId
  readonly at: Instant
  readonly gameType: number
  readonly stake: number
  readonly percent: number
  readonly counted: number
  readonly reason: CountReason
}

/** Stores how bets count, and why. */
export const putCounted = (tx: Tx, rows: readonly CountedRow[]) =>
  tx.run(sql`
    insert into turnover_bet (member_id, bet_id, at, game_type, stake, percent, counted, reason)
    select * from unnest(${rows.map(({ memberId }) => memberId)}::bigint[], ${rows.map(({ betId }) => betId)}::uuid[],
      ${rows.map(({ at }) => timestamp(at))}::timestamptz[], ${rows.map(({ gameType }) => gameType)}::smallint[],
      ${rows.map(({ stake }) => stake)}::bigint[], ${rows.map(({ percent }) => percent)}::integer[],
      ${rows.map(({ counted }) => counted)}::bigint[], ${rows.map(({ reason }) => reason)}::text[])
    on conflict (member_id, bet_id) do update set at = excluded.at, percent = excluded.percent,
      counted = excluded.counted, reason = excluded.reason`)

/** Replaces what bets fill in requirements. */
export const putFills = async (
  tx: Tx,
  bets: readonly BetId[],
  fills: readonly (Fill & { readonly betId: BetId })[],
): Promise<void> => {
  await tx.run(sql`delete from turnover_fill where bet_id = any(${bets}::uuid[])`)
  await tx.run(sql`
    insert into turnover_fill (bet_id, requirement_id, amount)
    select * from unnest(${fills.map(({ betId }) => betId)}::uuid[],
      ${fills.map(({ requirementId }) => requirementId)}::bigint[], ${fills.map(({ amount }) => amount)}::bigint[])`)
}

/** Ends a member's open requirements opened until a given time; returns how many. */
export const closeRequirements = (tx: Tx, memberId: MemberId, openedUntil: Instant, at: Instant) =>
  tx.run(sql`
    update turnover_requirement set state = 'closed', ended_at = ${timestamp(at)}
    where member_id = ${memberId} and state = 'open' and opened_at <= ${timestamp(openedUntil)}`)

/** Total of a member's open requirements, and the amount already bet. */
export const sumOpen = (db: Queries, memberId: MemberId) =>
  db.one<{ need: number; done: number; count: number }>(sql`
    select coalesce(sum(needed), 0)::bigint as need, coalesce(sum(done), 0)::bigint as done, count(*) as count
    from turnover_requirement where member_id = ${memberId} and state = 'open'`)

/** Returns the amount in won that each member still has to bet. Omits members with nothing left. */
export const listLeft = (db: Queries, members: readonly MemberId[]) =>
  db.many<{ memberId: MemberId; left: number }>(sql`
    select member_id as "memberId", sum(needed - done)::bigint as left
    from turnover_requirement
    where member_id = any(${members}::bigint[]) and state = 'open'
    group by member_id`)

export type ShownRequirement = {
  readonly id: number
  readonly title: string
  readonly openedAt: Instant
  readonly endedAt: Instant | null
  readonly amount: number
  readonly percent: number
  readonly needed: number
  readonly done: number
  readonly state: RequirementState
}

const shown: Sql = sql`r.id, r.title, r.opened_at as "openedAt", r.ended_at as "endedAt", r.amount, r.percent, r.needed,
  r.done, r.state`

/** A member's requirements: open ones in the order in which they are filled, then the latest ended ones. */
export const listOwnRequirements = (db: Queries, memberId: MemberId, limit: number) =>
  db.many<ShownRequirement>(sql`
    select ${shown} from turnover_requirement r where r.member_id = ${memberId}
    order by r.state <> 'open', case when r.state = 'open' then r.id else -r.id end limit ${limit}`)

export const listCounted = (db: Queries, memberId: MemberId, limit: number) =>
  db.many<CountedRow>(sql`
    select member_id as "memberId", bet_id as "betId", at, game_type as "gameType", stake, percent, counted, reason
    from turnover_bet where member_id = ${memberId} order by at desc, bet_id desc limit ${limit}`)

export type DeskFilter = {
  readonly state?: RequirementState | undefined
  /** Part of the login name or nickname. */
  readonly name?: string | undefined
  readonly memberId?: MemberId | undefined
}

export type DeskRequirement = ShownRequirement & {
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
}

const isAsked = ({ state, name, memberId }: DeskFilter): Sql =>
  allOf(
    state !== undefined && sql`r.state = ${state}`,
    memberId !== undefined && sql`r.member_id = ${memberId}`,
    name !== undefined && sql`strpos(m.names, lower(${name})) > 0`,
  )

/** Requirements of all members, latest first. */
export const requirementList = pagedList<DeskRequirement, DeskFilter>({
  from: sql`turnover_requirement r join member m on m.id = r.member_id`,
  where: isAsked,
  rows: (where, part) => sql`
    select ${shown}, m.id as "memberId", m.user_id as "userId", m.nickname
    from turnover_requirement r join member m on m.id = r.member_id where ${where}
    order by r.id desc ${part}`,
})

export const lockRequirement = (tx: Tx, id: number) =>
  tx.maybe<DeskRequirement>(sql`
    select ${shown}, m.id as "memberId", m.user_id as "userId", m.nickname
    from turnover_requirement r join member m on m.id = r.member_id where r.id = ${id} for no key update of r`)

/** Stores an operator's exception. */
export const putEased = (
  tx: Tx,
  { id, needed, state }: { readonly id: number; readonly needed: number; readonly state: RequirementState },
  at: Instant,
) =>
  tx.run(sql`
    update turnover_requirement set needed = ${needed}, state = ${state},
      ended_at = case when ${state} = 'open' then null else ${timestamp(at)}::timestamptz end
    where id = ${id}`)
