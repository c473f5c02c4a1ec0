import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { AskState } from '#domain/operators/ask-states.ts'
import type { OperatorArea } from '#domain/operators/permissions.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type NewAsk = {
  readonly class: string
  readonly area: OperatorArea
  readonly call: string
  readonly inputSealed: Buffer
  readonly digest: Buffer
  readonly act: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
  readonly askedBy: MemberId
  readonly askedIp: string
  readonly askedAt: Instant
  readonly lapsesAt: Instant
}

export type AskRow = Omit<NewAsk, 'inputSealed' | 'digest'> & {
  readonly id: number
  readonly inputSealed: Buffer | null
  readonly asker: string
  readonly state: AskState
  readonly decider: string | null
  readonly decidedAt: Instant | null
  readonly decisionReason: string | null
}

/** Inserts a request, or returns the identical one that already waits. */
export const insertAsk = async (tx: Tx, ask: NewAsk): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into approval_ask (class, area, call, input_sealed, digest, act, subject, before, after, reason, asked_by,
        asked_ip, asked_at, lapses_at)
      values (${ask.class}, ${ask.area}, ${ask.call}, ${ask.inputSealed}, ${ask.digest}, ${ask.act}, ${ask.subject},
        ${JSON.stringify(ask.before)}, ${JSON.stringify(ask.after)}, ${ask.reason}, ${ask.askedBy}, ${ask.askedIp},
        ${timestamp(ask.askedAt)}, ${timestamp(ask.lapsesAt)})
      on conflict (digest) where state = 'waiting' do update set digest = excluded.digest
      returning id`)
  ).id

const columns = sql`a.id, a.class, a.area, a.call, a.input_sealed as "inputSealed", a.act, a.subject, a.before, a.after,
  a.reason, a.asked_by as "askedBy", a.asked_ip as "askedIp", a.asked_at as "askedAt", a.lapses_at as "lapsesAt",
  a.state, a.decided_at as "decidedAt", a.decision_reason as "decisionReason",
  (select user_id from member where id = a.asked_by) as asker,
  (select user_id from member where id = a.decided_by) as decider`

export const lockAsk = (tx: Tx, id: number) =>
  tx.maybe<AskRow>(sql`select ${columns} from approval_ask a where a.id = ${id} for update of a`)

/** Waiting requests first, then newest first. */
export const askList = pagedList<AskRow, { readonly state?: AskState | undefined }>({
  from: sql`approval_ask a`,
  where: ({ state }) => allOf(state !== undefined && sql`a.state = ${state}`),
  rows: (where, part) => sql`
    select ${columns} from approval_ask a where ${where}
    order by a.state <> 'waiting', a.id desc ${part}`,
})

/** Number of waiting requests that an operator with these permissions may approve and has not made. */
export const countWaiting = async (
  db: Queries,
  areas: readonly string[],
  member: MemberId,
  now: Instant,
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from approval_ask
      where state = 'waiting' and lapses_at > ${timestamp(now)} and area = any(${areas}::text[])
        and asked_by <> ${member}`)
  ).count

type Decision = {
  readonly id: number
  readonly state: 'approved' | 'rejected' | 'withdrawn'
  readonly by: MemberId
  readonly reason: string
  readonly at: Instant
}

export const decideAsk = (tx: Tx, { id, state, by, reason, at }: Decision) =>
  tx.run(sql`
    update approval_ask set state = ${state}, decided_by = ${by}, decided_at = ${timestamp(at)},
      decision_reason = ${reason}, input_sealed = null
    where id = ${id} and state = 'waiting'`)

/** Expires requests that were not decided in time. */
export const lapseAsks = (db: Pick<Queries, 'run'>, now: Instant) =>
  db.run(sql`
    update approval_ask set state = 'lapsed', decided_at = ${timestamp(now)}, input_sealed = null
    where state = 'waiting' and lapses_at <= ${timestamp(now)}`)
