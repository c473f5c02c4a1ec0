import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { CaseDecision, CaseState, HintKind } from '#domain/integrity/hint-kinds.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type ClosedCase = {
  readonly kind: HintKind
  readonly subject: string
  readonly decidedAt: Instant
  readonly members: readonly MemberId[]
}

/** Cases decided since a given time: bets they already contain are not a hint again. */
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
  /** Text of the latest hint. */
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

/** Selects cases. */
export type CaseSearch = {
  readonly state: CaseState | 'waiting' | 'all'
  readonly kind?: HintKind | undefined
  readonly memberIds?: readonly MemberId[] | undefined
  readonly fixtureId?: FixtureId | undefined
}

const conditionOf = ({ state, kind, memberIds, fixtureId }: CaseSearch): Sql =>
  allOf(
    state !== 'all' && (state === 'waiting' ? sql`c.state <> 'closed'` : sql`c.state = ${state}`),
    kind !== undefined && sql`c.kind = ${kind}`,
    memberIds !== undefined &&
      sql`exists (select from integrity_member m
        where m.case_id = c.id and m.member_id = any(${memberIds}::bigint[]))`,
    fixtureId !== undefined &&
      sql`exists (select from integrity_bet b where b.case_id = c.id and b.fixture_id = ${fixtureId})`,
  )

/** Latest hint first. */
export const caseList = pagedList<CaseRow, CaseSearch>({
  from: sql`integrity_case c`,
  where: conditionOf,
  rows: (where, part) => sql`
    select ${columns} from integrity_case c where ${where}
    order by c.hinted_at desc, c.id desc ${part}`,
})

export const findCase = (db: Queries, id: number) =>
  db.maybe<CaseRow>(sql`select ${columns} from integrity_case c where c.id = ${id}`)
