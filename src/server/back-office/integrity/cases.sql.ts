import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { CaseDecision, CaseState, HintKind } from '#domain/integrity/hint-kinds.ts'
import type { PickedBet } from '#domain/integrity/hints.ts'
import { join, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The case of a kind and subject that is not closed, locked. */
export const lockOpenCase = (tx: Tx, kind: HintKind, subject: string) =>
  tx.maybe<{ id: number }>(sql`
    select id from integrity_case where kind = ${kind} and subject = ${subject} and state <> 'closed' for update`)

/** The case of a kind about any of these members that is not closed, the oldest of them, locked. */
export const lockOpenCaseOf = (tx: Tx, kind: HintKind, members: readonly MemberId[]) =>
  tx.maybe<{ id: number }>(sql`
    select c.id from integrity_case c where c.kind = ${kind} and c.state <> 'closed' and exists (
      select from integrity_member m where m.case_id = c.id and m.member_id = any(${members}::bigint[]))
    order by c.id limit 1 for update`)

export const insertCase = async (tx: Tx, kind: HintKind, subject: string, at: Instant): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into integrity_case (kind, subject, opened_at, hinted_at)
      values (${kind}, ${subject}, ${timestamp(at)}, ${timestamp(at)}) returning id`)
  ).id

export type KeptHint = {
  readonly caseId: number
  readonly key: string
  readonly bets: number
  readonly stakes: number
  readonly text: string
  readonly at: Instant
}

/** False where the same was said with as many bets before. */
export const upsertHint = async (
  tx: Tx,
  { caseId, key, bets, stakes, text, at }: KeptHint,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into integrity_hint as known (case_id, key, at, bets, stakes, text)
    values (${caseId}, ${key}, ${timestamp(at)}, ${bets}, ${stakes}, ${text})
    on conflict (case_id, key) do update set at = excluded.at, bets = excluded.bets, stakes = excluded.stakes,
      text = excluded.text
    where known.bets < excluded.bets or known.stakes < excluded.stakes`)) === 1

export const addBets = (tx: Tx, caseId: number, bets: readonly PickedBet[]) =>
  tx.run(sql`
    insert into integrity_bet (case_id, bet_id, fixture_id, outcome_id, member_id, stake)
    select ${caseId}::bigint, * from unnest(
      ${bets.map(({ betId }) => betId)}::uuid[], ${bets.map(({ fixtureId }) => fixtureId)}::bigint[],
      ${bets.map(({ outcomeId }) => outcomeId)}::bigint[], ${bets.map(({ memberId }) => memberId)}::bigint[],
      ${bets.map(({ stake }) => stake)}::bigint[])
    on conflict do nothing`)

export const addMembers = (tx: Tx, caseId: number, members: readonly MemberId[]) =>
  tx.run(sql`
    insert into integrity_member (case_id, member_id)
    select ${caseId}::bigint, * from unnest(${members}::bigint[]) on conflict do nothing`)

export const touchCase = (tx: Tx, caseId: number, at: Instant) =>
  tx.run(sql`update integrity_case set hinted_at = ${timestamp(at)} where id = ${caseId}`)

export type ClosedCase = {
  readonly kind: HintKind
  readonly subject: string
  readonly decidedAt: Instant
  readonly members: readonly MemberId[]
}

/** What was decided since a moment: what had come by then is not a hint again. */
export const listClosed = (db: Queries, since: Instant) =>
  db.many<ClosedCase>(sql`
    select c.kind, c.subject, c.decided_at as "decidedAt",
      array(select m.member_id from integrity_member m where m.case_id = c.id) as members
    from integrity_case c where c.decided_at >= ${timestamp(since)}`)

export type CaseRow = {
  readonly id: number
  readonly kind: HintKind
  readonly subject: string
  readonly state: CaseState
  readonly openedAt: Instant
  readonly hintedAt: Instant
  readonly operator: string | null
  readonly decision: CaseDecision | null
  readonly decider: string | null
  readonly decidedAt: Instant | null
  readonly decisionReason: string | null
  readonly memberCount: number
  readonly bets: number
  readonly stakes: number
  /** What was said last. */
  readonly text: string
}

const columns = sql`
  c.id, c.kind, c.subject, c.state, c.opened_at as "openedAt", c.hinted_at as "hintedAt", c.decision,
  c.decided_at as "decidedAt", c.decision_reason as "decisionReason",
  (select user_id from member where id = c.operator_id) as operator,
  (select user_id from member where id = c.decided_by) as decider,
  (select count(*) from integrity_member m where m.case_id = c.id) as "memberCount",
  (select count(distinct b.bet_id) from integrity_bet b where b.case_id = c.id) as bets,
  (select coalesce(sum(s.stake), 0)::bigint from (
    select distinct b.bet_id, b.stake from integrity_bet b where b.case_id = c.id) s) as stakes,
  coalesce((select h.text from integrity_hint h where h.case_id = c.id order by h.at desc, h.key limit 1), '') as text`

/** Which cases. */
export type CaseSearch = {
  readonly state: CaseState | 'waiting' | 'all'
  readonly kind?: HintKind | undefined
  readonly memberIds?: readonly MemberId[] | undefined
  readonly fixtureId?: FixtureId | undefined
}

function conditionOf({ state, kind, memberIds, fixtureId }: CaseSearch): Sql {
  const conditions = [
    ...(state === 'all' ? [] : [state === 'waiting' ? sql`c.state <> 'closed'` : sql`c.state = ${state}`]),
    ...(kind === undefined ? [] : [sql`c.kind = ${kind}`]),
    ...(memberIds === undefined
      ? []
      : [
          sql`exists (select from integrity_member m
            where m.case_id = c.id and m.member_id = any(${memberIds}::bigint[]))`,
        ]),
    ...(fixtureId === undefined
      ? []
      : [sql`exists (select from integrity_bet b where b.case_id = c.id and b.fixture_id = ${fixtureId})`]),
  ]
  return conditions.length > 0 ? join(conditions, ' and ') : sql`true`
}

/** What hinted last comes first. */
export const listCases = (db: Queries, search: CaseSearch, limit: number, offset: number) =>
  db.many<CaseRow>(sql`
    select ${columns} from integrity_case c where ${conditionOf(search)}
    order by c.hinted_at desc, c.id desc limit ${limit} offset ${offset}`)

export const countCases = async (db: Queries, search: CaseSearch): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) as count from integrity_case c where ${conditionOf(search)}`,
    )
  ).count

export const findCase = (db: Queries, id: number) =>
  db.maybe<CaseRow>(sql`select ${columns} from integrity_case c where c.id = ${id}`)
