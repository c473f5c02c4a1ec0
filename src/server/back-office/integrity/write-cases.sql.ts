import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { CaseDecision, CaseState, HintKind } from '#domain/integrity/hint-kinds.ts'
import type { PickedBet } from '#domain/integrity/hints.ts'
import { sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Locks the open case of a kind and subject. */
export const lockOpenCase = (tx: Tx, kind: HintKind, subject: string) =>
  tx.maybe<{ id: number }>(sql`
    select id from integrity_case where kind = ${kind} and subject = ${subject} and state <> 'closed' for update`)

/** Locks the oldest open case of a kind about any of these members. */
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

/** False if the same hint with the same number of bets was stored before. */
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

export type LockedCase = {
  readonly id: number
  readonly kind: HintKind
  readonly subject: string
  readonly state: CaseState
  readonly operator: string | null
  readonly decision: CaseDecision | null
}

export const lockCase = (tx: Tx, id: number) =>
  tx.maybe<LockedCase>(sql`
    select c.id, c.kind, c.subject, c.state, c.decision, (select user_id from member where id = c.operator_id) as operator
    from integrity_case c where c.id = ${id} for update of c`)

export const takeCase = (tx: Tx, id: number, operatorId: MemberId) =>
  tx.run(sql`update integrity_case set state = 'checking', operator_id = ${operatorId} where id = ${id}`)

type Decided = {
  readonly decision: CaseDecision
  readonly by: MemberId
  readonly reason: string
  readonly at: Instant
}

export const closeCase = (tx: Tx, id: number, { decision, by, reason, at }: Decided) =>
  tx.run(sql`
    update integrity_case set state = 'closed', decision = ${decision}, decided_by = ${by}, decision_reason = ${reason},
      decided_at = ${timestamp(at)} where id = ${id}`)

export const openAgain = (tx: Tx, id: number, operatorId: MemberId) =>
  tx.run(sql`
    update integrity_case set state = 'checking', operator_id = ${operatorId}, decision = null, decided_by = null,
      decision_reason = null, decided_at = null where id = ${id}`)
