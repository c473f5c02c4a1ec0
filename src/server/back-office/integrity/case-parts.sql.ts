import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { CaseState, HintKind } from '#domain/integrity/hint-kinds.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

export type CaseMember = {
  readonly caseId: number
  readonly id: MemberId
  readonly userId: string
  readonly nickname: string
  readonly kind: 'member' | 'operator' | 'partner'
  readonly stakes: number
}

/** Members of cases, up to a limit per case, largest stakes first. */
export const listCaseMembers = (db: Queries, caseIds: readonly number[], limit: number) =>
  db.many<CaseMember>(sql`
    select ranked.case_id as "caseId", ranked.id, ranked.user_id as "userId", ranked.nickname, ranked.kind, ranked.stakes
    from unnest(${caseIds}::bigint[]) asked(id) cross join lateral (
      select c.case_id, m.id, m.user_id, m.nickname, m.kind, coalesce(s.stakes, 0)::bigint as stakes
      from integrity_member c join member m on m.id = c.member_id
      left join lateral (
        select sum(own.stake) as stakes from (
          select distinct b.bet_id, b.stake from integrity_bet b where b.case_id = c.case_id and b.member_id = m.id) own
      ) s on true
      where c.case_id = asked.id
      order by stakes desc, m.id limit ${limit}
    ) ranked`)

export type HintRow = {
  readonly text: string
  readonly at: Instant
  readonly bets: number
  readonly stakes: number
}

/** Hints of a case, newest first. */
export const listHints = (db: Queries, caseId: number, limit: number) =>
  db.many<HintRow>(sql`
    select text, at, bets, stakes from integrity_hint where case_id = ${caseId} order by at desc, key limit ${limit}`)

export type CaseBet = { readonly id: string; readonly memberId: MemberId; readonly outcomeId: string }

/** The newest bets of a case, each with the relevant pick. */
export const listCaseBets = (db: Queries, caseId: number, limit: number) =>
  db.many<CaseBet>(sql`
    select distinct on (bet_id) bet_id as id, member_id as "memberId", outcome_id::text as "outcomeId"
    from integrity_bet where case_id = ${caseId} order by bet_id desc, outcome_id limit ${limit}`)

/** Whether a member is a subject of a case. */
export const isMemberOf = async (db: Queries, caseId: number, memberId: MemberId): Promise<boolean> =>
  (await db.maybe(
    sql`select case_id from integrity_member where case_id = ${caseId} and member_id = ${memberId}`,
  )) !== undefined

export type Marked = {
  readonly memberId?: MemberId | undefined
  readonly betId?: string | undefined
  readonly fixtureId?: FixtureId | undefined
}

export type Mark = { readonly id: number; readonly kind: HintKind; readonly state: CaseState }

/** The newest cases about a member, a bet or a fixture. */
export const listMarks = (db: Queries, { memberId, betId, fixtureId }: Marked, limit: number) =>
  db.many<Mark>(sql`
    select c.id, c.kind, c.state from integrity_case c where c.id in (
      ${
        memberId !== undefined
          ? sql`select case_id from integrity_member where member_id = ${memberId}`
          : betId !== undefined
            ? sql`select case_id from integrity_bet where bet_id = ${betId}::uuid`
            : sql`select case_id from integrity_bet where fixture_id = ${fixtureId ?? 0}`
      })
    order by c.state = 'closed', c.id desc limit ${limit}`)
