import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type MoveRow = {
  readonly id: number
  readonly at: Instant
  readonly operatorId: MemberId
  readonly operator: string
  readonly act: 'suspend-betting' | 'override-price'
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
}

/** Suspensions and prices by operators since a given time, oldest first. */
export const listMoves = (db: Queries, since: Instant, limit: number) =>
  db.many<MoveRow>(sql`
    select id, at, operator_id as "operatorId", operator, act, subject, before, after from act
    where at >= ${timestamp(since)} and act in ('suspend-betting', 'override-price')
    order by at desc limit ${limit}`)

/** Operations of operators on fixtures, markets and outcomes. */
const handles = sql`('override-price', 'suspend-betting', 'reopen-betting', 'override-start', 'enter-result',
  'correct-result', 'void-fixture', 'declare-void', 'take-void-back')`

/** Those of the subjects that each of these operators has ever handled. */
export const listHandled = (db: Queries, operators: readonly MemberId[], subjects: readonly string[]) =>
  db.many<{ operatorId: MemberId; subject: string }>(sql`
    select distinct operator_id as "operatorId", subject from act
    where subject = any(${subjects}::text[]) and operator_id = any(${operators}::bigint[]) and act in ${handles}`)
